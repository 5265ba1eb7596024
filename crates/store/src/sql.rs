//! Statements with their values. `on` is a pool or a transaction.

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::{Any, Arguments, Encode, Executor, FromRow, Type};

use crate::Result;

/// The values of a statement, in the order of its parameters.
pub(crate) trait Values {
    fn arguments(self) -> sqlx::Result<AnyArguments>;
}

impl Values for () {
    fn arguments(self) -> sqlx::Result<AnyArguments> {
        Ok(AnyArguments::default())
    }
}

macro_rules! values {
    ($($value:ident $at:tt),+) => {
        impl<'q, $($value: Encode<'q, Any> + Type<Any>),+> Values for ($($value,)+) {
            fn arguments(self) -> sqlx::Result<AnyArguments> {
                let mut arguments = AnyArguments::default();
                $(arguments.add(self.$at).map_err(sqlx::Error::Encode)?;)+
                Ok(arguments)
            }
        }
    };
}
values!(A 0);
values!(A 0, B 1);
values!(A 0, B 1, C 2);
values!(A 0, B 1, C 2, D 3);
values!(A 0, B 1, C 2, D 3, E 4);
values!(A 0, B 1, C 2, D 3, E 4, F 5, G 6);
values!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7);

/// Makes a struct of the columns that are named like its fields.
macro_rules! from_row {
    ($row:ident { $($field:ident),+ $(,)? }) => {
        impl sqlx::FromRow<'_, sqlx::any::AnyRow> for $row {
            fn from_row(row: &sqlx::any::AnyRow) -> sqlx::Result<Self> {
                Ok(Self { $($field: sqlx::Row::try_get(row, stringify!($field))?),+ })
            }
        }
    };
}
pub(crate) use from_row;

/// What a row is read into.
pub(crate) trait FromAnyRow: for<'r> FromRow<'r, AnyRow> + Send + Unpin {}

impl<T: for<'r> FromRow<'r, AnyRow> + Send + Unpin> FromAnyRow for T {}

/// Runs a statement and returns the number of rows it changed.
pub(crate) async fn run<'c>(
    on: impl Executor<'c, Database = Any>,
    sql: &'static str,
    values: impl Values,
) -> Result<u64> {
    Ok(sqlx::query_with(sql, values.arguments()?).execute(on).await?.rows_affected())
}

pub(crate) async fn one<'c, T: FromAnyRow>(
    on: impl Executor<'c, Database = Any>,
    sql: &'static str,
    values: impl Values,
) -> Result<T> {
    Ok(sqlx::query_as_with(sql, values.arguments()?).fetch_one(on).await?)
}

pub(crate) async fn first<'c, T: FromAnyRow>(
    on: impl Executor<'c, Database = Any>,
    sql: &'static str,
    values: impl Values,
) -> Result<Option<T>> {
    Ok(sqlx::query_as_with(sql, values.arguments()?).fetch_optional(on).await?)
}

pub(crate) async fn all<'c, T: FromAnyRow>(
    on: impl Executor<'c, Database = Any>,
    sql: &'static str,
    values: impl Values,
) -> Result<Vec<T>> {
    Ok(sqlx::query_as_with(sql, values.arguments()?).fetch_all(on).await?)
}

/// The only column of the only row.
pub(crate) async fn value<'c, T>(
    on: impl Executor<'c, Database = Any>,
    sql: &'static str,
    values: impl Values,
) -> Result<T>
where
    (T,): FromAnyRow,
{
    one(on, sql, values).await.map(|(value,)| value)
}

/// The only column of the first row, if any.
pub(crate) async fn find<'c, T>(
    on: impl Executor<'c, Database = Any>,
    sql: &'static str,
    values: impl Values,
) -> Result<Option<T>>
where
    (T,): FromAnyRow,
{
    Ok(first(on, sql, values).await?.map(|(value,)| value))
}

/// The only column of all rows.
pub(crate) async fn column<'c, T>(
    on: impl Executor<'c, Database = Any>,
    sql: &'static str,
    values: impl Values,
) -> Result<Vec<T>>
where
    (T,): FromAnyRow,
{
    Ok(all(on, sql, values).await?.into_iter().map(|(value,)| value).collect())
}
