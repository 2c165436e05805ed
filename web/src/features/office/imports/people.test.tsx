import { importPeople, previewImport } from '@saath/contract/office/imports/endpoints';
import { importErrors, importFileMessages } from '@saath/contract/office/imports/messages';
import type { ImportPreview, ImportRow } from '@saath/contract/office/imports/schema';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { toast } from '../../../ui/toast.ts';
import { ImportPeople } from './people.tsx';

const server = fakeServer();
hearToasts();

const row = (change: Partial<ImportRow>): ImportRow => ({
  row: 2,
  action: 'create',
  name: 'Zara Noor',
  email: 'zara@example.org',
  changes: [{ field: 'name', before: null, after: 'Zara Noor' }],
  messages: [],
  ...change,
});
const preview: ImportPreview = {
  counts: { create: 120, update: 1, skip: 0, error: 1 },
  rows: [
    row({}),
    row({
      row: 3,
      action: 'update',
      name: 'Aisha Khan',
      changes: [{ field: 'contactNumber', before: '', after: '0300 1234567' }],
    }),
    row({
      row: 4,
      action: 'error',
      name: 'X',
      changes: [],
      messages: [{ field: 'name', message: 'Name must be at least 2 characters long' }],
    }),
  ],
  ignored: ['Shoe size'],
  digest: 'what was seen',
};

function show(found = preview) {
  server.on(previewImport, found);
  render(
    <MemoryRouter>
      <QueryProvider>
        <ImportPeople />
      </QueryProvider>
    </MemoryRouter>,
  );
  return userEvent.setup({ applyAccept: false });
}
const csv = (name = 'people.csv') => new File(['name,email\n'], name, { type: 'text/csv' });
const field = () => screen.getByLabelText('Choose a CSV file');

it('OR-04 a file is looked at first: counts, rows, what is not read', async () => {
  const user = show();
  await user.upload(field(), csv());
  expect(await screen.findByText('Columns that are not read: Shoe size')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What would happen'));
  const filters = screen.getByRole('group', { name: 'Rows by outcome' });
  expect(
    within(filters)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['All 122 rows', '120 new', '1 changed', '0 skipped', '1 with errors']);
  expect(screen.getByText('The first 3 of 122 are shown.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '1 with errors' }));
  expect(screen.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
    'Xzara@example.org',
  ]);
  expect(screen.getByText('Name must be at least 2 characters long')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '1 changed' }));
  expect(screen.getByText('0300 1234567')).toBeDefined();
  expect(screen.queryByText(/are shown/)).toBeNull();
  expect(server.sent(importPeople)).toEqual([]);
});

it('OR-04 the button says what happens, and waits until errors are left out', async () => {
  const counts = { create: 120, update: 1, skip: 0, error: 1 };
  server.on(importPeople, { message: '', counts });
  const user = show();
  await user.upload(field(), csv());
  const button = await screen.findByRole('button', { name: 'Add 120 people and change 1' });
  expect(button).toHaveProperty('disabled', true);
  await user.click(screen.getByLabelText('Leave out the row with errors'));
  await user.selectOptions(screen.getByLabelText('Language of the mail'), 'ur');
  await user.click(button);
  expect(await screen.findByText(/120 people added and 1 person changed/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the people' }).getAttribute('href')).toBe(
    '/admin/vol-stats',
  );
  expect(toast.success).toHaveBeenCalledWith('120 people added and 1 person changed');
  const body = {
    ...{ digest: 'what was seen', invite: 'true', leaveOutErrors: 'true', language: 'ur' },
    file: { name: 'people.csv' },
  };
  expect(server.sent(importPeople)).toMatchObject([{ path: importPeople.path, body }]);
});

it('OR-04 people who changed meanwhile: the preview is made anew and the reason is said', async () => {
  const { status, message } = importErrors['imports.changed'];
  server.refuse(importPeople, message, { status, code: 'imports.changed' });
  const user = show({ ...preview, counts: { ...preview.counts, error: 0 } });
  await user.upload(field(), csv());
  await user.click(await screen.findByRole('button', { name: 'Add 120 people and change 1' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(server.sent(previewImport)).toHaveLength(2);
});

it('OR-04 a workbook is refused at once, a file that the server refuses with its words', async () => {
  const user = show();
  await user.upload(field(), csv('people.xlsx'));
  expect((await screen.findByRole('alert')).textContent).toBe(importFileMessages.spreadsheet);
  expect(server.asked()).toEqual([]);
  server.refuse(previewImport, importFileMessages.empty);
  await user.upload(field(), csv());
  expect((await screen.findByRole('alert')).textContent).toBe(importFileMessages.empty);
});

it('OR-04 ten thousand rows are never all in the page', async () => {
  const many = Array.from({ length: 800 }, (_, index) => row({ row: index + 2 }));
  const user = show({ ...preview, rows: many });
  await user.upload(field(), csv());
  await screen.findByRole('table');
  expect(screen.getAllByRole('rowheader')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(60);
});

it('OR-04 a file without anybody to import says why the button rests', async () => {
  const counts = { create: 0, update: 0, skip: 3, error: 0 };
  const user = show({ ...preview, counts, rows: [] });
  await user.upload(field(), csv());
  expect(await screen.findByText(importErrors['imports.nothing'].message)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Import people' })).toHaveProperty('disabled', true);
});
