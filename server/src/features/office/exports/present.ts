/** The columns of exported tables. */

import { type HoursBasis, inHours } from '@saath/contract/afterwards/hours/rules';
import type { AnswerValue } from '@saath/contract/events/questions/rules';
import { localTimeOf } from '@saath/contract/local-time';
import { headerOf } from '@saath/contract/office/imports/rules';
import { stateNamesForOrganisers } from '@saath/contract/places/joining/messages';
import type { CsvColumn } from '../../../platform/csv/write-csv.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import type { QuestionRow } from '../../events/questions/queries.ts';
import type { AnswerRow } from '../../places/questions/queries.ts';
import type { HelpRow } from '../people/queries.ts';
import type { HoursRow, RosterRow } from './queries.ts';

type ExportedPerson = UserRow & { readonly help: HelpRow | undefined };

/** The names of the columns are those that the import knows, so that a table can come back. */
export function peopleColumns(timeZone: string): CsvColumn<ExportedPerson>[] {
  return [
    { header: headerOf('name'), cell: ({ name }) => name },
    { header: headerOf('email'), cell: emailOf },
    { header: headerOf('contactNumber'), cell: ({ contactNumber }) => contactNumber },
    { header: 'Role', cell: ({ role }) => role },
    { header: 'Status', cell: statusOf },
    { header: headerOf('experienceYears'), cell: ({ experienceYears }) => experienceYears },
    { header: headerOf('skills'), cell: ({ skills }) => skills.join('; ') },
    { header: headerOf('interests'), cell: ({ interests }) => interests.join('; ') },
    { header: 'Hours', cell: ({ help }) => inHours(help?.minutes ?? 0) },
    { header: 'Events', cell: ({ help }) => help?.events ?? 0 },
    { header: `Created (${timeZone})`, cell: ({ createdAt }) => timeIn(createdAt, timeZone) },
  ];
}

function statusOf({ activatedAt, leavingAt }: UserRow): string {
  if (leavingAt) return 'Leaving';
  return activatedAt ? 'Active' : 'Not activated';
}

const states: Readonly<Record<RosterRow['state'], string>> = {
  ...stateNamesForOrganisers,
  waitlisted: 'On the wait list',
};

/** @param isReached with addresses and numbers */
export function rosterColumns(timeZone: string, isReached: boolean): CsvColumn<RosterRow>[] {
  const reached: CsvColumn<RosterRow>[] = [
    { header: 'E-mail', cell: emailOf },
    { header: 'Phone', cell: ({ contactNumber }) => contactNumber },
  ];
  return [
    { header: 'Role', cell: ({ role }) => role },
    {
      header: `Shift starts (${timeZone})`,
      cell: ({ shiftId, startTime }) => (shiftId ? timeIn(startTime, timeZone) : ''),
    },
    {
      header: `Shift ends (${timeZone})`,
      cell: ({ shiftId, endTime }) => (shiftId ? timeIn(endTime, timeZone) : ''),
    },
    { header: 'Shift place', cell: ({ shiftPlace }) => shiftPlace },
    { header: 'Name', cell: ({ name }) => name },
    ...(isReached ? reached : []),
    { header: 'State', cell: ({ state }) => states[state] },
    { header: 'Note', cell: ({ note }) => note },
    {
      header: `Requested (${timeZone})`,
      cell: ({ requestedAt }) => timeIn(requestedAt, timeZone),
    },
    {
      header: `Decided (${timeZone})`,
      cell: ({ decidedAt }) => (decidedAt ? timeIn(decidedAt, timeZone) : ''),
    },
  ];
}

/** One column a question. */
export function answersColumns(
  questions: readonly QuestionRow[],
): CsvColumn<RosterRow & { readonly answers: readonly AnswerRow[] }>[] {
  return [
    { header: 'Role', cell: ({ role }) => role },
    { header: 'Name', cell: ({ name }) => name },
    { header: 'State', cell: ({ state }) => states[state] },
    ...questions.map(({ id, words }) => ({
      header: words,
      cell: ({ answers }: { readonly answers: readonly AnswerRow[] }) =>
        answerText(answers.find(({ questionId }) => questionId === id)?.value ?? null),
    })),
  ];
}

function answerText(value: AnswerValue | null): string | number {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value?.join('; ') ?? '';
  return value;
}

/** Each event's times are those of its own zone. @param isReached with addresses */
export function hoursColumns(isReached: boolean): readonly CsvColumn<HoursRow>[] {
  const email: CsvColumn<HoursRow> = { header: 'E-mail', cell: emailOf };
  return [
    { header: 'Person', cell: ({ name }) => name },
    ...(isReached ? [email] : []),
    ...hoursOnly,
  ];
}

const hoursOnly: readonly CsvColumn<HoursRow>[] = [
  { header: 'Event', cell: ({ event }) => event },
  { header: 'Role', cell: ({ role }) => role },
  { header: 'Date', cell: ({ startTime, timeZone }) => timeIn(startTime, timeZone).slice(0, 10) },
  { header: 'Start', cell: ({ startTime, timeZone }) => timeIn(startTime, timeZone) },
  { header: 'End', cell: ({ endTime, timeZone }) => timeIn(endTime, timeZone) },
  { header: 'Time zone', cell: ({ timeZone }) => timeZone },
  { header: 'Hours', cell: ({ minutes }) => inHours(minutes) },
  { header: 'Basis', cell: ({ basis }) => bases[basis] },
  { header: 'Correction', cell: ({ reason }) => reason ?? '' },
];

const bases: Readonly<Record<HoursBasis, string>> = {
  checked: 'Checked in',
  planned: 'Planned',
  corrected: 'Corrected',
};

/** Of an account that was deleted, and of who came in without an address, there is nothing but a placeholder. */
function emailOf({ email, leftAt }: Pick<UserRow, 'email' | 'leftAt'>): string {
  return leftAt || !email.includes('@') ? '' : email;
}

/** `2026-12-07 09:00`, as spreadsheet programs read times. */
function timeIn(time: Date, timeZone: string): string {
  return localTimeOf(time, timeZone).replace('T', ' ');
}
