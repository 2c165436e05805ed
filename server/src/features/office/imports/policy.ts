/** What a table of people means: which column is what, whether a row may be taken, and what it would change. */

import { setImmediate } from 'node:timers/promises';
import { profileMessages } from '@saath/contract/accounts/accounts/messages';
import { isExperienceTooHigh } from '@saath/contract/accounts/accounts/schema';
import { importFileMessages, importRowMessages } from '@saath/contract/office/imports/messages';
import {
  fieldOfHeader,
  type ImportField,
  importFields,
  plainDigits,
  tagsOf,
  unescapeCell,
} from '@saath/contract/office/imports/rules';
import {
  type ImportCounts,
  type ImportPerson,
  type ImportRow,
  importPersonSchema,
} from '@saath/contract/office/imports/schema';
import { saidBy } from '@saath/contract/problems';
import { type Said, say } from '@saath/contract/texts';
import { type CsvRow, type CsvTable, refusal } from '../../../platform/csv/read-csv.ts';
import { emailKey } from '../../accounts/accounts/queries.ts';
import type { KnownPerson } from './queries.ts';

type Message = ImportRow['messages'][number];
type ImportChange = ImportRow['changes'][number];

/** A row as it stands in the file, before anybody looked who is known. */
export type GivenRow = {
  readonly row: number;
  readonly name: string;
  readonly email: string;
  /** Undefined without a valid address. */
  readonly key: string | undefined;
  /** What the row says, as far as it is valid. */
  readonly person: Partial<ImportPerson>;
  readonly messages: readonly Message[];
};

export type PlannedRow = ImportRow & {
  readonly key: string | undefined;
  /** Of somebody who is known. */
  readonly userId: string | undefined;
};

type Columns = readonly (ImportField | undefined)[];

/** Rows that are read before others of this process get their turn. */
const READ_AT_ONCE = 500;

/** @throws DomainError `request.invalid` without a column for name or address, or with two for one field */
export async function readRows({
  header,
  rows,
}: CsvTable): Promise<{ given: GivenRow[]; ignored: string[] }> {
  const columns = header.map(fieldOfHeader);
  requireColumns(columns, header);
  const ignored = header.filter((name, index) => !columns[index] && name.trim() !== '');
  const given: GivenRow[] = [];
  for (const row of rows) {
    given.push(readRow(row, columns));
    if (given.length % READ_AT_ONCE === 0) await setImmediate();
  }
  return { given: withDuplicates(given), ignored: ignored.map((name) => clip(name.trim())) };
}

function requireColumns(columns: Columns, header: readonly string[]): void {
  for (const field of importFields) {
    const same = header.filter((_name, index) => columns[index] === field);
    if (same.length > 1)
      throw refusal(say(importFileMessages, 'twoColumns', { columns: same.map(clip).join(', ') }));
  }
  if (!columns.includes('email')) throw refusal(say(importFileMessages, 'noEmail'));
  if (!columns.includes('name')) throw refusal(say(importFileMessages, 'noName'));
}

function readRow({ row, cells }: CsvRow, columns: Columns): GivenRow {
  const said = new Map<ImportField, string>();
  for (const [index, field] of columns.entries()) {
    const cell = unescapeCell((cells[index] ?? '').trim()).trim();
    if (field && cell) said.set(field, cell);
  }
  const parsed = importPersonSchema.safeParse(Object.fromEntries([...said].map(readCell)));
  const messages = [
    ...raggedness(cells, columns.length),
    ...problemsOf(parsed.error?.issues ?? [], said),
  ];
  const email = said.get('email') ?? '';
  const isAddress = email !== '' && !messages.some(({ field }) => field === 'email');
  return {
    row,
    name: said.get('name') ?? '',
    email,
    key: isAddress ? emailKey(email) : undefined,
    person: parsed.data ?? {},
    messages,
  };
}

function readCell([field, cell]: [ImportField, string]): [ImportField, unknown] {
  if (field === 'skills' || field === 'interests') {
    const tags = tagsOf(cell);
    return [field, tags.length > 0 ? tags : undefined];
  }
  const hasDigits = field === 'contactNumber' || field === 'experienceYears';
  return [field, hasDigits ? plainDigits(cell) : cell];
}

/** Programs leave empty cells behind the last column; those say nothing. */
function raggedness(cells: readonly string[], columns: number): Message[] {
  const isRight =
    cells.length >= columns && cells.slice(columns).every((cell) => cell.trim() === '');
  if (isRight) return [];
  return [{ field: null, ...say(importRowMessages, 'ragged', { cells: cells.length, columns }) }];
}

/** The first problem of each field. */
function problemsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  said: ReadonlyMap<ImportField, string>,
): Message[] {
  const found = new Map<ImportField, Said>();
  if (!said.has('email')) found.set('email', say(importRowMessages, 'noEmail'));
  for (const issue of issues) {
    const field = importFields.find((each) => each === issue.path[0]);
    if (field && !found.has(field)) found.set(field, saidBy(issue));
  }
  return [...found].map(([field, said]) => ({ field, ...said }));
}

/** Of rows with one address nobody knows which is meant: none is taken. */
function withDuplicates(given: readonly GivenRow[]): GivenRow[] {
  const byKey = Map.groupBy(given, ({ key }) => key);
  return given.map((each) => {
    const other = each.key && byKey.get(each.key)?.find(({ row }) => row !== each.row);
    if (!other) return each;
    const said = say(importRowMessages, 'duplicate', { row: other.row });
    return { ...each, messages: [...each.messages, { field: 'email', ...said }] };
  });
}

/** What becomes of each row, given who is known by its address. */
export function planRows(
  given: readonly GivenRow[],
  known: ReadonlyMap<string, KnownPerson>,
): PlannedRow[] {
  return given.map((row) => {
    const person = row.key === undefined ? undefined : known.get(row.key);
    const { action, changes, messages } = outcomeOf(row, person);
    const { name, email, key } = row;
    return {
      row: row.row,
      action,
      name: name || (person?.name ?? ''),
      email,
      changes,
      messages,
      key,
      userId: person?.id,
    };
  });
}

type Outcome = Pick<ImportRow, 'action' | 'changes' | 'messages'>;

function outcomeOf(row: GivenRow, known: KnownPerson | undefined): Outcome {
  if (known?.leavingAt) return skip(say(importRowMessages, 'leaving'));
  if (known?.role === 'Admin') return skip(say(importRowMessages, 'admin'));
  const messages = [...row.messages, ...problemsOfPerson(row, known)];
  if (messages.length > 0) return { action: 'error', changes: [], messages };
  const changes = changesOf(row.person, known);
  if (!known) return { action: 'create', changes, messages };
  return changes.length > 0
    ? { action: 'update', changes, messages }
    : skip(say(importRowMessages, 'same'));
}

function skip(said: Said): Outcome {
  return { action: 'skip', changes: [], messages: [{ field: null, ...said }] };
}

function problemsOfPerson({ name, person }: GivenRow, known: KnownPerson | undefined): Message[] {
  const found: Message[] = [];
  if (!known && name === '') found.push({ field: 'name', ...say(importRowMessages, 'noName') });
  const { experienceYears: years } = person;
  if (years !== undefined && isExperienceTooHigh(years, known?.experienceYears ?? 0))
    found.push({ field: 'experienceYears', ...say(profileMessages, 'experienceHigh') });
  return found;
}

/** What the row says and the person has not; what it leaves empty stays as it is. */
function changesOf(person: Partial<ImportPerson>, known: KnownPerson | undefined): ImportChange[] {
  const changes: ImportChange[] = [];
  for (const field of importFields) {
    const after = field === 'email' ? undefined : person[field];
    if (after === undefined || field === 'email') continue;
    const before = known ? known[field] : null;
    if (!isSame(before, after)) changes.push({ field, before, after });
  }
  return changes;
}

/** Lists are the same in any order and case. */
function isSame(before: ImportChange['before'], after: ImportChange['after']): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return before === after;
  const keys = (tags: readonly string[]) => tags.map((tag) => tag.toLowerCase()).toSorted();
  return keys(before).join('\n') === keys(after).join('\n');
}

export function countsOf(rows: readonly { readonly action: ImportRow['action'] }[]): ImportCounts {
  const counts: ImportCounts = { create: 0, update: 0, skip: 0, error: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

const MOST_SHOWN = 120;

/** Long texts are not worth their way to the screen. */
export function clip(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).toWellFormed()}…` : text;
}
