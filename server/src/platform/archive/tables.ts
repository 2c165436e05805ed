/** Tables as lines of JSON, a row each: the same lines from either database, so that a hash tells whether all is there. */
import type pg from 'pg';

/** Rows that are read or written at a time. */
const BATCH = 1000;

export type Table = {
  readonly name: string;
  /** In the order of the table, without those that the database computes. */
  readonly columns: readonly string[];
  /** What tells rows apart, as SQL that sorts alike on every machine. */
  readonly key: readonly string[];
};

/** The migrator's own, which the target writes itself, the mark of a restore that is under way, and counts of minutes. */
const left = ['kysely_migration', 'kysely_migration_lock', 'rate_count', 'unfinished_restore'];

/** Texts of dates, numbers and bytes by which both databases agree. */
export const SAME_TEXTS = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local extra_float_digits = 1;
  set local bytea_output = 'hex'; set local intervalstyle = 'postgres'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** A name as SQL. Names come from the catalogue or were checked against `manifestSchema`. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** All tables with data of the product, by name. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select format('%I', a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
         from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
         where i.indrelid = c.oid and i.indisprimary order by a.attnum) as key
     from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname`,
    [left],
  );
  return rows;
}

/** The rows of a table in a fixed order, some at a time. Within a transaction that has `SAME_TEXTS`. */
export async function* linesOf(
  client: pg.ClientBase,
  { name, columns, key }: Table,
): AsyncGenerator<string[]> {
  const order = key.length > 0 ? key.join(', ') : 'r::text collate "C"';
  yield* linesBy(
    client,
    `select row_to_json(r)::text as line from (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) r
     order by ${order}`,
  );
}

/** @param text of a query whose one column is `line` */
export async function* linesBy(client: pg.ClientBase, text: string): AsyncGenerator<string[]> {
  await client.query(`declare archive no scroll cursor for ${text}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from archive`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < BATCH) break;
  }
  await client.query('close archive');
}

/** Writes lines that `linesOf` read. The database takes each value by the type of its column. */
export async function insertLines(
  client: pg.ClientBase,
  { name, columns }: Table,
  lines: readonly string[],
): Promise<void> {
  const list = columns.map(quoted).join(', ');
  await client.query(
    `insert into ${quoted(name)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
}
