/** Finding rows by a part of a text, through the GIN index on the text's pieces (migration 0013). */
import { type RawBuilder, sql } from 'kysely';

/** Columns of normalised text that have an index on `text_grams(column)`. */
type SearchedColumn = 'app_user.name_key' | 'event.title_key';

/** The pieces of three characters; PostgreSQL and this count characters alike, also beyond the 16-bit ones. */
function piecesOf(key: string): string[] {
  const characters = [...key];
  return [...new Set(characters.slice(2).map((_, at) => characters.slice(at, at + 3).join('')))];
}

/** As the pattern of `like` that matches exactly this text. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * Whether a column holds the text: three characters and more anywhere, one or two at the beginning of a word. Finds the
 * rows through the index on the pieces.
 *
 * @param column of the table as the statement calls it
 * @param key normalised as the column is, by `personKey`; not empty
 */
export function holds(column: SearchedColumn, key: string): RawBuilder<boolean> {
  const pieces = isShort(key) ? [` ${key}`] : piecesOf(key);
  return sql<boolean>`(text_grams(${sql.ref(column)}) @> ${pieces}::text[] and ${holdsInRow(column, key)})`;
}

/** The same of one row after the other, for a text that so many rows hold that the first ones are found soon. */
export function holdsInRow(column: SearchedColumn, key: string): RawBuilder<boolean> {
  const text = sql.ref(column);
  return isShort(key)
    ? sql<boolean>`' ' || ${text} like ${`% ${literal(key)}%`}`
    : sql<boolean>`${text} like ${`%${literal(key)}%`}`;
}

function isShort(key: string): boolean {
  return [...key].length < 3;
}
