//! Many rows in a few statements, whose texts are made once.

use std::collections::BTreeMap;
use std::sync::Arc;

use sqlx::{AnyConnection, AssertSqlSafe};

use crate::append::{Append, Summary};
use crate::rows::EventRow;

/// Rows go into statements of these sizes, so that a few statements are prepared once and used again. Each costs a way to
/// the database's own thread and back, which is why there are more sizes than two or three.
const CHUNKS: [usize; 7] = [64, 32, 16, 8, 4, 2, 1];

/// The texts of the statements, one a size.
#[derive(Debug)]
pub(crate) struct Statements {
    insert_events: [Arc<str>; CHUNKS.len()],
    update_tables: [Arc<str>; CHUNKS.len()],
}

impl Statements {
    pub(crate) fn new(is_postgres: bool) -> Statements {
        // Types are said because PostgreSQL cannot see them here.
        let [text, number] = ["CAST($ AS TEXT)", "CAST($ AS BIGINT)"];
        Statements {
            insert_events: CHUNKS.map(|rows| {
                let values = places(is_postgres, rows, &["$", "$", "$", "$"]);
                format!("INSERT INTO events (table_id, number, at, body) VALUES {values} ON CONFLICT DO NOTHING")
                    .into()
            }),
            update_tables: CHUNKS.map(|rows| {
                let values = places(is_postgres, rows, &[text, text, text, text, number, number]);
                format!(
                    "UPDATE tables SET state = v.column2, first_player = v.column3, second_player = v.column4, \
                     deadline = v.column5, changed = v.column6 FROM (VALUES {values}) AS v \
                     WHERE tables.id = v.column1"
                )
                .into()
            }),
        }
    }
}

/// Cuts a list into pieces of those sizes; which size, and the piece.
fn pieces<T>(mut list: &[T]) -> impl Iterator<Item = (usize, &[T])> {
    std::iter::from_fn(move || {
        let size = CHUNKS.iter().position(|size| *size <= list.len())?;
        let (piece, rest) = list.split_at(CHUNKS[size]);
        list = rest;
        Some((size, piece))
    })
}

/// So many rows of placeholders: numbered for PostgreSQL, bare for SQLite, which looks numbered ones up one by one.
fn places(is_postgres: bool, rows: usize, columns: &[&str]) -> String {
    let mut text = String::new();
    let mut number = 0;
    for row in 0..rows {
        text.push_str(if row == 0 { "(" } else { ",(" });
        for (index, column) in columns.iter().enumerate() {
            number += 1;
            text.push_str(if index == 0 { "" } else { "," });
            let place = if is_postgres { format!("${number}") } else { "?".to_owned() };
            text.push_str(&column.replace('$', &place));
        }
        text.push(')');
    }
    text
}

/// Whether nobody else had written one of these numbers; otherwise nothing of this may be kept.
pub(crate) async fn insert_all_events(
    connection: &mut AnyConnection,
    statements: &Statements,
    appends: &[&Append],
) -> Result<bool, sqlx::Error> {
    let rows: Vec<(&String, &EventRow)> =
        appends.iter().flat_map(|append| append.events.iter().map(|event| (&append.table, event))).collect();
    for (size, piece) in pieces(&rows) {
        let mut query = sqlx::query(AssertSqlSafe(statements.insert_events[size].clone()));
        for (table, event) in piece {
            query = query.bind(*table).bind(event.number).bind(event.at).bind(&event.body);
        }
        if query.execute(&mut *connection).await?.rows_affected() != piece.len() as u64 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Keeps what lists say of tables.
pub(crate) async fn update_all_tables(
    connection: &mut AnyConnection,
    statements: &Statements,
    appends: &[&Append],
) -> Result<(), sqlx::Error> {
    // A table that is written to twice has its last summary.
    let said = appends.iter().filter_map(|append| Some((append, append.summary.as_ref()?)));
    let last: BTreeMap<&str, (&Summary, i64)> =
        said.map(|(append, summary)| (append.table.as_str(), (summary, append.last_at()))).collect();
    let rows: Vec<(&str, (&Summary, i64))> = last.into_iter().collect();
    for (size, piece) in pieces(&rows) {
        let mut query = sqlx::query(AssertSqlSafe(statements.update_tables[size].clone()));
        for (table, (summary, changed)) in piece {
            query = query
                .bind(*table)
                .bind(summary.state)
                .bind(&summary.first_player)
                .bind(&summary.second_player)
                .bind(summary.deadline)
                .bind(*changed);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}
