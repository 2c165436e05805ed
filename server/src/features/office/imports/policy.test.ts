/** What a table of people means, row by row. */
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../platform/domain-error.ts';
import { clip, countsOf, planRows, readRows } from './policy.ts';
import type { KnownPerson } from './queries.ts';

/** Reads rows of cells below a header, numbered as a spreadsheet program does. */
const read = async (header: string[], ...rows: string[][]) =>
  await readRows({ header, rows: rows.map((cells, index) => ({ row: index + 2, cells })) });
const readOne = async (header: string[], cells: string[]) =>
  (await read(header, cells)).given[0] ?? expect.fail('No row was read.');

const saidOf = ({ messages }: { messages: readonly { field: string | null; message: string }[] }) =>
  messages.map(({ field, message }) => [field, message]);

const NAME_AND_MAIL = ['Name', 'E-mail'];
const aisha = ['Aisha Khan', 'aisha@example.org'];

const known = (change: Partial<KnownPerson> = {}): KnownPerson => ({
  ...{ id: 'aisha', emailKey: 'aisha@example.org', role: 'Volunteer', name: 'Aisha Khan' },
  ...{ contactNumber: '', experienceYears: 0, description: '', leavingAt: null },
  ...{ skills: [], interests: [] },
  ...change,
});

async function planned(header: string[], cells: string[], person?: KnownPerson) {
  const { given } = await read(header, cells);
  const byKey = new Map(person ? [[person.emailKey, person] as const] : []);
  return planRows(given, byKey)[0] ?? expect.fail('No row was planned.');
}

describe('OR-04 the columns of a table', () => {
  test('OR-04 are known in English and in Urdu, in any order; those we do not read are named', async () => {
    const header = ['ای میل', ' Shoe size ', 'نام', '', 'مہارتیں'];
    const { given, ignored } = await read(header, ['aisha@example.org', '38', 'عائشہ', '', 'گاڑی']);
    expect(ignored).toEqual(['Shoe size']);
    expect(given[0]?.person).toEqual({
      email: 'aisha@example.org',
      name: 'عائشہ',
      skills: ['گاڑی'],
    });
  });

  test('OR-04 a table without names or addresses, or with two columns for one thing, is refused', async () => {
    const refusal = async (header: string[]) =>
      await read(header, aisha).then(
        () => 'taken',
        (error: unknown) => (error instanceof DomainError ? error.fields?.file : error),
      );
    expect(await refusal(['Name', 'Phone'])).toContain('No column is called “E-mail”');
    expect(await refusal(['E-mail', 'Phone'])).toContain('No column is called “Name”');
    expect(await refusal(['Name', 'E-mail', 'Mail'])).toContain('about the same: E-mail, Mail.');
  });
});

describe('OR-04 a row', () => {
  test('OR-04 loses outer spaces and the mark that exports put before a formula', async () => {
    const row = await readOne([...NAME_AND_MAIL, 'About'], [' Aisha ', ' A@B.org ', "'=1+1"]);
    expect(row).toMatchObject({ name: 'Aisha', email: 'A@B.org', key: 'a@b.org' });
    expect(row.person.description).toBe('=1+1');
  });

  test('OR-04 figures may be written in Urdu, words keep theirs', async () => {
    const row = await readOne(
      [...NAME_AND_MAIL, 'Phone', 'Years', 'About'],
      [...aisha, '۰۳۰۰۱۲۳۴۵۶۷', '٣', '۳ سال'],
    );
    expect(row.person).toMatchObject({ contactNumber: '03001234567', description: '۳ سال' });
    expect(row.person.experienceYears).toBe(3);
  });

  test('OR-04 a cell of signs alone says nothing of skills', async () => {
    const row = await readOne([...NAME_AND_MAIL, 'Skills', 'Interests'], [...aisha, ';,', 'Food']);
    expect(row.person.skills).toBeUndefined();
    expect(row.person.interests).toEqual(['Food']);
  });

  test('OR-04 has as many cells as the header; empty ones behind the last are no matter', async () => {
    expect((await readOne(NAME_AND_MAIL, [...aisha, '', ' '])).messages).toEqual([]);
    expect(saidOf(await readOne(NAME_AND_MAIL, [...aisha, 'more']))).toEqual([
      [null, 'This row has 3 cells, the row of column names has 2.'],
    ]);
    expect(saidOf(await readOne([...NAME_AND_MAIL, 'Phone'], aisha))).toEqual([
      [null, 'This row has 2 cells, the row of column names has 3.'],
    ]);
  });

  test('OR-04 without an address, or with one that is none, is nobody we could know', async () => {
    const nameless = await readOne(NAME_AND_MAIL, ['Aisha', '']);
    expect(saidOf(nameless)).toEqual([['email', 'The e-mail address is missing.']]);
    expect(nameless.key).toBeUndefined();
    const wrong = await readOne(NAME_AND_MAIL, ['Aisha', 'aisha at example']);
    expect(saidOf(wrong)).toHaveLength(1);
    expect(wrong).toMatchObject({ email: 'aisha at example', key: undefined });
  });

  test('OR-04 two rows with one address are both held back, whatever its case', async () => {
    const { given } = await read(
      NAME_AND_MAIL,
      aisha,
      ['Bilal', 'bilal@example.org'],
      ['Aisha K', 'AISHA@example.org'],
    );
    expect(given.map(saidOf)).toEqual([
      [['email', 'Row 4 has the same e-mail address.']],
      [],
      [['email', 'Row 2 has the same e-mail address.']],
    ]);
  });

  test('OR-04 two rows without an address are no doubles of each other', async () => {
    const { given } = await read(NAME_AND_MAIL, ['Aisha', ''], ['Bilal', '']);
    expect(given.flatMap(saidOf)).toEqual([
      ['email', 'The e-mail address is missing.'],
      ['email', 'The e-mail address is missing.'],
    ]);
  });
});

describe('OR-04 what becomes of a row', () => {
  test('OR-04 somebody new is made with all that the row says, but for the address', async () => {
    const row = await planned([...NAME_AND_MAIL, 'Phone'], [...aisha, '0300-1234567']);
    expect(row).toMatchObject({ action: 'create', userId: undefined });
    expect(row.changes.map(({ field, before }) => [field, before])).toEqual([
      ['name', null],
      ['contactNumber', null],
    ]);
  });

  test('OR-04 somebody new needs a name; somebody known keeps theirs', async () => {
    const header = [...NAME_AND_MAIL, 'Skills'];
    const cells = ['', 'aisha@example.org', 'Cooking'];
    const stranger = await planned(header, cells);
    expect(stranger.action).toBe('error');
    expect(saidOf(stranger)).toEqual([['name', 'Somebody new needs a name.']]);
    const friend = await planned(header, cells, known());
    expect(friend).toMatchObject({ action: 'update', name: 'Aisha Khan', userId: 'aisha' });
  });

  test('OR-04 only what is different is changed; what is left out stays', async () => {
    const header = [...NAME_AND_MAIL, 'Phone', 'About'];
    const before = known({ contactNumber: '0300-1234567', description: 'Old' });
    const row = await planned(header, [...aisha, '', 'New'], before);
    expect(row.changes).toEqual([{ field: 'description', before: 'Old', after: 'New' }]);
  });

  test('OR-04 skills in another order or case are the same; one more or less is not', async () => {
    const header = [...NAME_AND_MAIL, 'Skills'];
    const before = known({ skills: ['Cooking', 'First aid'] });
    const same = await planned(header, [...aisha, 'first AID; cooking'], before);
    expect(same.action).toBe('skip');
    expect(saidOf(same)).toEqual([[null, 'Nothing new.']]);
    const less = await planned(header, [...aisha, 'cooking'], before);
    expect(less.action).toBe('update');
  });

  test('OR-04 Admins and people who are leaving are left alone, even by a row with errors', async () => {
    const header = [...NAME_AND_MAIL, 'Years'];
    const admin = await planned(header, [...aisha, 'many'], known({ role: 'Admin' }));
    expect(admin.action).toBe('skip');
    expect(saidOf(admin)).toEqual([
      [null, 'This is an Admin. Admins change their profile themselves.'],
    ]);
    const leaving = await planned(header, [...aisha, '3'], known({ leavingAt: new Date(0) }));
    expect(saidOf(leaving)).toEqual([[null, 'This person is deleting the account.']]);
  });

  test('OR-04 years above what a profile takes are refused, unless they stand there already', async () => {
    const header = [...NAME_AND_MAIL, 'Years'];
    const refused = await planned(header, [...aisha, '60'], known({ experienceYears: 10 }));
    expect(refused.action).toBe('error');
    expect(refused.messages.map(({ field }) => field)).toEqual(['experienceYears']);
    const kept = await planned(header, [...aisha, '60'], known({ experienceYears: 60 }));
    expect(kept.action).toBe('skip');
  });

  test('OR-04 the rows are counted by what becomes of them', () => {
    const rows = (['create', 'error', 'create', 'skip'] as const).map((action) => ({ action }));
    expect(countsOf(rows)).toEqual({ create: 2, update: 0, skip: 1, error: 1 });
  });

  test('OR-04 a long text is cut for the screen, and never through a character', () => {
    expect(clip('a'.repeat(120))).toBe('a'.repeat(120));
    expect(clip('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
    expect(clip(`${'a'.repeat(119)}😀 and more`).isWellFormed()).toBe(true);
  });
});
