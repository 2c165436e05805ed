/** The columns of exported tables, cell by cell. */
import { fieldOfHeader } from '@saath/contract/office/imports/rules';
import { describe, expect, test } from 'vitest';
import type { CsvColumn } from '../../../platform/csv/write-csv.ts';
import type { QuestionRow } from '../../events/questions/queries.ts';
import type { AnswerRow } from '../../places/questions/queries.ts';
import { answersColumns, hoursColumns, peopleColumns, rosterColumns } from './present.ts';
import type { HoursRow, RosterRow } from './queries.ts';

const cellsOf = <Row>(columns: readonly CsvColumn<Row>[], row: Row) =>
  Object.fromEntries(columns.map(({ header, cell }) => [header, cell(row)]));
const headers = (columns: readonly CsvColumn<never>[]) => columns.map(({ header }) => header);

/** 04:00 on the next day in Karachi. */
const late = new Date('2026-12-06T23:00:00Z');
const noon = new Date('2026-12-07T07:00:00Z');

describe('OR-04 people as a table', () => {
  type Person = Parameters<ReturnType<typeof peopleColumns>[number]['cell']>[0];
  const person = (change: Partial<Person> = {}) =>
    ({
      ...{
        name: 'Aisha',
        email: 'a@example.org',
        contactNumber: '0300-1234567',
        role: 'Volunteer',
      },
      ...{ experienceYears: 3, skills: ['First aid', 'Cooking'], interests: [], createdAt: late },
      ...{ activatedAt: late, leavingAt: null, help: undefined },
      ...change,
    }) as Person;
  const cells = (change?: Partial<Person>) =>
    cellsOf(peopleColumns('Asia/Karachi'), person(change));

  test('OR-04 can come back: the import knows all that a profile says', () => {
    const known = headers(peopleColumns('Asia/Karachi')).map(fieldOfHeader);
    expect(known.filter(Boolean)).toEqual([
      'name',
      'email',
      'contactNumber',
      'experienceYears',
      'skills',
      'interests',
    ]);
    expect(cells().Skills).toBe('First aid; Cooking');
  });

  test('OR-04 says how the account stands', () => {
    expect(cells().Status).toBe('Active');
    expect(cells({ activatedAt: null }).Status).toBe('Not activated');
    expect(cells({ leavingAt: noon }).Status).toBe('Leaving');
  });

  test('OR-04 counts help in hours, none as 0, and tells times by the clocks of the organisation', () => {
    expect(cells()).toMatchObject({ Hours: 0, Events: 0 });
    const help = { minutes: 75, events: 2 } as Person['help'];
    expect(cells({ help })).toMatchObject({ Hours: 1.25, Events: 2 });
    expect(cells()['Created (Asia/Karachi)']).toBe('2026-12-07 04:00');
  });
});

const onRoster = (change: Partial<RosterRow> = {}): RosterRow => ({
  ...{ userId: 'aisha', name: 'Aisha', email: 'a@example.org', contactNumber: '0300-1234567' },
  ...{ leftAt: null, role: 'Cook', state: 'confirmed', note: '', shiftId: null, shiftPlace: null },
  ...{ requestedAt: late, decidedAt: null, startTime: late, endTime: noon },
  ...change,
});

describe('OR-04 the people of an event as a table', () => {
  const cells = (change?: Partial<RosterRow>, isReached = true) =>
    cellsOf(rosterColumns('Asia/Karachi', isReached), onRoster(change));

  test('OR-04 addresses and numbers stand there for those who may reach people', () => {
    expect(cells()).toMatchObject({ 'E-mail': 'a@example.org', Phone: '0300-1234567' });
    expect(Object.keys(cells({}, false))).not.toContain('E-mail');
    expect(Object.keys(cells({}, false))).not.toContain('Phone');
  });

  test('OR-04 of a deleted account the placeholder of an address is not told', () => {
    expect(cells({ leftAt: noon })['E-mail']).toBe('');
  });

  test('OR-04 times of a shift stand there, those of the event do not', () => {
    expect(cells()['Shift starts (Asia/Karachi)']).toBe('');
    const shifted = cells({ shiftId: 'early', shiftPlace: 'Gate 2' });
    expect(shifted).toMatchObject({
      'Shift starts (Asia/Karachi)': '2026-12-07 04:00',
      'Shift ends (Asia/Karachi)': '2026-12-07 12:00',
      'Shift place': 'Gate 2',
    });
  });

  test('OR-04 states are words, and a decision that is not made has no time', () => {
    expect(cells({ state: 'waitlisted' }).State).toBe('On the wait list');
    expect(cells()['Decided (Asia/Karachi)']).toBe('');
    expect(cells({ decidedAt: noon })['Decided (Asia/Karachi)']).toBe('2026-12-07 12:00');
  });
});

describe('OR-04 answers as a table', () => {
  const questions = ['size', 'lunch', 'days'].map((id) => ({ id, words: `${id}?` }) as QuestionRow);
  const answer = (questionId: string, value: AnswerRow['value']) =>
    ({ questionId, value }) as AnswerRow;

  test('OR-04 one column a question, whatever the order of the answers', () => {
    const answers = [answer('days', ['Mon', 'Tue']), answer('size', 0)];
    const cells = cellsOf(answersColumns(questions), { ...onRoster(), answers });
    expect(cells).toMatchObject({ 'size?': 0, 'days?': 'Mon; Tue', 'lunch?': '' });
  });

  test('OR-04 yes and no are words', () => {
    const said = (value: boolean) =>
      cellsOf(answersColumns(questions), { ...onRoster(), answers: [answer('lunch', value)] })[
        'lunch?'
      ];
    expect([said(true), said(false)]).toEqual(['Yes', 'No']);
  });
});

describe('OR-04 hours as a table', () => {
  const row: HoursRow = {
    ...{ overAt: noon, eventId: 'event', userId: 'aisha', name: 'Aisha', email: 'a@example.org' },
    ...{ leftAt: null, minutes: 195, basis: 'corrected', reason: null, event: 'River', role: null },
    ...{ timeZone: 'Asia/Karachi', startTime: late, endTime: noon },
  };

  test('OR-04 each event has the times and the date of its own zone', () => {
    expect(cellsOf(hoursColumns(false), row)).toMatchObject({
      ...{ Date: '2026-12-07', Start: '2026-12-07 04:00', Hours: 3.25, Basis: 'Corrected' },
      Correction: '',
    });
    const there = cellsOf(hoursColumns(false), { ...row, timeZone: 'America/New_York' });
    expect(there).toMatchObject({ Date: '2026-12-06', Start: '2026-12-06 18:00' });
  });

  test('OR-04 addresses stand there for those who may reach people', () => {
    expect(headers(hoursColumns(false))).not.toContain('E-mail');
    expect(cellsOf(hoursColumns(true), row)['E-mail']).toBe('a@example.org');
  });
});
