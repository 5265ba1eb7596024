//! The same laws on both databases, each law on a database of its own.

use servers::Postgres;

macro_rules! on_both {
    ($($module:ident :: $law:ident,)*) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $law() {
                    let folder = servers::Folder::new().unwrap();
                    crate::laws::$module::$law(&folder.file("trivium.db")).await;
                }
            )*
        }

        /// One test, because starting a server takes longer than checking all laws.
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn postgres() {
            let Some(server) = Postgres::start() else { return };
            $(
                println!("{}", stringify!($law));
                let database = server.database(stringify!($law)).unwrap();
                crate::laws::$module::$law(&database).await;
            )*
        }
    };
}

on_both! {
    tables::a_table_is_read_as_it_was_written,
    tables::a_log_that_is_not_as_expected_stays_as_it_is,
    tables::oversized_input_is_refused,
    tables::a_log_is_read_page_by_page,
    tables::a_log_of_too_many_bytes_takes_only_last_words,
    tables::a_damaged_table_asks_for_nothing,
    writers::one_of_many_writers_wins_each_number,
    writers::a_key_is_written_once,
    writers::news_of_every_append_arrives,
    lists::lists_hold_what_a_search_through_everything_finds,
    bots::a_turn_has_one_worker,
    bots::a_lease_ends_with_its_time_or_its_turn,
    bots::bots_that_think_wait_apart,
    bots::one_host_does_not_fill_the_queue,
    bots::a_table_that_fails_is_held_back,
    clocks::tables_that_fail_stop_no_clock,
    lists::the_lobby_shows_a_few_tables_of_each_host,
    lists::a_table_is_put_away_for_one_of_its_people,
    lists::a_cursor_knows_its_moment_to_the_second,
    expiry::guests_are_missed_from_the_first_sweep_on,
    expiry::open_tables_are_left_after_a_while,
    quotas::quotas_are_counted,
    users::a_name_belongs_to_one_account,
    users::a_user_takes_everything_along,
    users::sessions_end,
    users::tokens_are_counted,
    users::a_guest_without_ties_is_swept,
    door::a_name_is_one_user_s,
    door::a_crowd_of_one_name_gets_in,
    door::old_names_get_keys,
    door::a_capital_i_is_a_small_l,
    door::a_delay_grows_with_failures,
    door::an_attempt_that_was_never_tried_is_taken_back,
    door::concurrent_attempts_all_count,
    door::a_password_shuts_others_out,
    door::the_oldest_device_is_forgotten,
    own::a_webhook_that_fails_is_switched_off_one_day,
    own::a_message_has_a_speaker_until_it_is_unsaid,
    own::speakers_are_written_down_later,
    own::a_deleted_user_has_tables_to_leave,
    own::messages_of_missing_users_are_found,
    own::the_first_claim_of_a_follow_up_wins,
    own::list_texts_are_replaced,
    own::browsers_and_lessons_are_listed,
    expiry::tables_that_were_called_off_are_found_in_order,
    own::only_the_first_entries_are_searched,
    files::a_file_is_read_as_it_was_kept,
    files::files_are_counted_and_names_are_unique,
    files::a_file_is_its_users_alone,
    files::oversized_files_are_not_kept,
    files::concurrent_files_all_count,
    migrations::a_database_opens_again,
    migrations::an_old_table_finds_its_host,
    migrations::an_old_database_is_brought_up_to_date,
    migrations::many_open_a_new_database_at_once,
    migrations::a_changed_migration_is_refused,
    migrations::a_newer_database_is_refused,
    migrations::an_altered_schema_is_reported,
    migrations::a_log_with_a_gap_is_found,
    migrations::an_old_log_is_measured,
}
