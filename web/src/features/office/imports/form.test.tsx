import { importErrors } from '@saath/contract/office/imports/messages';
import type { ImportCounts, ImportRow } from '@saath/contract/office/imports/schema';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { ImportDetails } from './details.tsx';
import { ImportForm } from './form.tsx';
import { ImportTable } from './table.tsx';

const nobody: ImportCounts = { create: 0, update: 0, skip: 0, error: 0 };
let chosen: unknown[];
beforeEach(() => {
  chosen = [];
});
const open = (counts: Partial<ImportCounts>, isBusy = false) =>
  show(
    <ImportForm
      counts={{ ...nobody, ...counts }}
      isBusy={isBusy}
      onImport={(choice) => chosen.push(choice)}
    />,
  ).user;

it.each([
  [{ create: 1 }, 'Add 1 person'],
  [{ update: 14 }, 'Change 14 people'],
  [{ create: 2, update: 1 }, 'Add 2 people and change 1'],
])('OR-04 the button says what it does (%j)', async (counts, name) => {
  const user = open(counts);
  await user.click(screen.getByRole('button', { name }));
  expect(chosen).toEqual([{ invite: true, language: 'en', leaveOutErrors: false }]);
});

it('OR-04 where nobody is new nobody is invited, and no language is asked for', () => {
  open({ update: 3 });
  expect(screen.queryByLabelText(/^Invite the new people/)).toBeNull();
  expect(screen.queryByLabelText('Language of the mail')).toBeNull();
});

it('OR-04 without a mail no language is asked for; the way in is told', async () => {
  const user = open({ create: 3 });
  expect(screen.getByText(/If you send no mail, they get one as soon as they ask/)).toBeDefined();
  await user.click(screen.getByLabelText(/^Invite the new people/));
  expect(screen.queryByLabelText('Language of the mail')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add 3 people' }));
  expect(chosen).toMatchObject([{ invite: false }]);
});

it('OR-04 rows with errors hold the import up until they are left out, by Enter as well', async () => {
  const user = open({ create: 1, error: 2 });
  const press = screen.getByRole('button', { name: 'Add 1 person' });
  expect(press).toHaveProperty('disabled', true);
  expect(press.getAttribute('aria-describedby')).toBe(
    screen.getByText(/^Correct the errors in the file/).id,
  );
  fireEvent.submit(press.closest('form') as HTMLFormElement);
  expect(chosen).toEqual([]);
  await user.click(screen.getByLabelText('Leave out the 2 rows with errors'));
  await user.click(press);
  expect(chosen).toMatchObject([{ leaveOutErrors: true }]);
});

it('OR-04 with errors alone there is nothing that leaving them out would help', () => {
  open({ error: 2 });
  expect(screen.queryByLabelText(/^Leave out/)).toBeNull();
  expect(screen.getByText(importErrors['imports.nothing'].message)).toBeDefined();
});

it('OR-04 an import on its way is not begun again', () => {
  open({ create: 1 }, true);
  expect(screen.getByRole('button', { name: 'Importing…' })).toHaveProperty('disabled', true);
});

const rowOf = (change: Partial<ImportRow>): ImportRow => ({
  ...{ row: 2, action: 'update', name: 'Zara', email: 'zara@example.org' },
  ...{ changes: [], messages: [] },
  ...change,
});
const details = (change: Partial<ImportRow>) =>
  show(<ImportDetails row={rowOf(change)} />) && document.body.textContent;

it('OR-04 a change says what was and what will be; nothing is called nothing', () => {
  const text = details({
    changes: [
      { field: 'contactNumber', before: '', after: '0300 1234567' },
      { field: 'skills', before: ['Cooking'], after: ['Cooking', 'First aid'] },
      { field: 'experienceYears', before: 1, after: 12 },
    ],
  });
  expect(text).toContain('Phonebefore:nothingafter:0300 1234567');
  expect(text).toContain('Skillsbefore:Cookingafter:Cooking and First aid');
  expect(text).toContain('Experience (years)before:1after:12');
});

it('OR-04 of somebody new all is said in a line, but the name, which stands above it', () => {
  const text = details({
    action: 'create',
    changes: [
      { field: 'name', before: null, after: 'Zara' },
      { field: 'experienceYears', before: null, after: 1 },
      { field: 'skills', before: null, after: [] },
    ],
  });
  expect(text).not.toContain('Zara');
  expect(text).toContain('1 year · ');
  expect(text).toContain('nothing');
});

it('OR-04 why a row is left out is said, with the field where it is about one', () => {
  details({
    action: 'skip',
    messages: [
      { field: null, message: 'This person is an Admin.' },
      { field: 'email', message: 'Invalid email format' },
    ],
  });
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual(['This person is an Admin.', 'Email: Invalid email format']);
});

it('OR-04 a narrower choice begins with its first rows again', async () => {
  const rows = Array.from({ length: 12 }, (_each, number) =>
    rowOf({ row: number + 2, action: number < 11 ? 'create' : 'error', name: `P${number}` }),
  );
  const preview = { counts: { ...nobody, create: 11, error: 1 }, rows, ignored: [], digest: '' };
  const { user } = show(<ImportTable preview={preview} />);
  const shown = () => document.querySelectorAll('tbody tr').length;
  expect(shown()).toBe(10);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(shown()).toBe(12);
  await user.click(screen.getByRole('button', { name: '11 new' }));
  expect(shown()).toBe(10);
  await user.click(screen.getByRole('button', { name: '1 with errors' }));
  expect(shown()).toBe(1);
  expect(screen.getByRole('row', { name: /P11/ }).textContent).toContain('Error');
});
