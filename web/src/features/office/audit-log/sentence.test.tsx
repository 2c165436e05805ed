import type { AuditKind } from '@saath/contract/office/audit-log/rules';
import { auditKinds } from '@saath/contract/office/audit-log/rules';
import type { AuditEntry } from '@saath/contract/office/audit-log/schema';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { AuditChanges } from './changes.tsx';
import { LogFilters } from './log-filters.tsx';
import { AuditSentence } from './sentence.tsx';

const omar = { id: idOf('Omar'), name: 'Omar', isGone: false, profileImage: null };
const aisha = { id: idOf('Aisha'), name: 'Aisha', isGone: false };
const self = { ...aisha, profileImage: null };
const river = { id: idOf('river'), title: 'River', isGone: false };
const entryOf = (action: AuditKind, change: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: idOf('entry'), at: '2026-12-05T04:00:00.000Z', action },
  ...{ actor: omar, person: aisha, event: river, from: null, details: {} },
  ...change,
});
function said(entry: AuditEntry, actorHref?: (id: string) => string): string {
  cleanup();
  show(
    <p data-testid="said">
      <AuditSentence entry={entry} actorHref={actorHref} />
    </p>,
  );
  return screen.getByTestId('said').textContent ?? '';
}

it('OR-05 every kind of entry is a sentence of its own, with nothing left open', () => {
  const sentences = auditKinds.map((kind) => said(entryOf(kind, { details: { subject: 'Cook' } })));
  for (const sentence of sentences) expect(sentence).toMatch(/^(Omar|Aisha|The offer)[^{}]+$/);
  const twice = sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place);
  expect(twice).toEqual([]);
});

it.each([
  ['confirmed', { actor: self }, 'Aisha took a place at the event River'],
  ['confirmed', { actor: null }, 'Aisha took a place at the event River'],
  ['confirmed', {}, 'Omar gave Aisha a place at the event River'],
  [
    'confirmed',
    { from: 'waitlisted' },
    'Omar gave Aisha a place at the event River from the wait list',
  ],
  ['requested', { actor: self }, 'Aisha asked to take part in the event River'],
  ['requested', {}, 'Omar asked for Aisha to take part in the event River'],
  [
    'requested',
    { from: 'confirmed' },
    'Omar put the request of Aisha for the event River back into the queue',
  ],
  ['waitlisted', { actor: null }, 'Aisha joined the wait list of the event River'],
  ['waitlisted', {}, 'Omar put Aisha on the wait list of the event River'],
  [
    'waitlisted',
    { from: 'waitlisted' },
    'Omar changed the place of Aisha on the wait list of the event River',
  ],
  ['declined', { from: 'requested' }, 'Omar declined the request of Aisha for the event River'],
  ['declined', { from: 'confirmed' }, 'Omar took Aisha off the event River'],
  ['withdrawn', { actor: self, from: 'confirmed' }, 'Aisha gave the place at the event River back'],
  [
    'withdrawn',
    { actor: self, from: 'requested' },
    'Aisha took the request for the event River back',
  ],
  ['withdrawn', {}, 'Omar ended the participation of Aisha in the event River'],
  ['offered', { actor: null }, 'Aisha was offered a place at River'],
  ['offered', {}, 'Omar offered Aisha a place at River'],
  ['checked_in', { actor: self }, 'Aisha checked in at River'],
  ['checked_in', {}, 'Omar checked Aisha in at River'],
  ['checked_in', { from: 'checked_in' }, 'Omar corrected the times of Aisha at the event River'],
  ['completed', { from: 'checked_in' }, 'Omar recorded that Aisha completed River'],
  ['completed', { from: 'completed' }, 'Omar corrected the times of Aisha at the event River'],
] as const)('OR-05 a step to %s (%j) says who took it: %s', (state, change, text) => {
  expect(said(entryOf(`participation.${state}`, change))).toBe(text);
});

it.each([
  ['images.added', 1, 'Omar added a picture to the event River'],
  ['images.added', 3, 'Omar added 3 pictures to the event River'],
  ['people.imported', 120, 'Omar imported 120 people'],
  ['matching.left_out', 2, 'Omar left 2 changed outcomes out of what matching learns from'],
  ['matching.switched', 0, 'Omar reset matching to the first day'],
  ['matching.switched', 4, 'Omar switched matching to version 4'],
] as const)('OR-05 %s with %i says how many: %s', (action, count, text) => {
  expect(said(entryOf(action, { details: { count } }))).toBe(text);
});

it('OR-05 who is not known any more, and what the product did itself, are said in words', () => {
  expect(said(entryOf('person.rated', { actor: null, person: null, event: null }))).toBe(
    'The system rated the help of somebody at the event a deleted event',
  );
});

it('OR-05 names lead to people and events that are there; who did it leads where the page says', () => {
  said(entryOf('participation.confirmed'));
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()).toEqual([`/admin/vol-stats?person=${aisha.id}`, `/admin/event/${river.id}`]);
  said(entryOf('participation.confirmed'), (id) => `/by/${id}`);
  expect(links()[0]).toBe(`/by/${omar.id}`);
  // Anyone who did something themselves is both.
  said(entryOf('participation.confirmed', { actor: self }), (id) => `/by/${id}`);
  expect(links()[0]).toBe(`/by/${aisha.id}`);
});

it('OR-05 what was deleted since leads nowhere', () => {
  const person = { ...aisha, isGone: true };
  const event = { ...river, isGone: true };
  said(entryOf('participation.confirmed', { person, event }));
  expect(screen.queryByRole('link')).toBeNull();
});

it('OR-05 a field says what it was and is: of a role by its name, times in the zone of the site', () => {
  const changes = [
    { field: 'Cook.maxVolunteers', before: 2, after: 1200 },
    { field: 'startTime', before: null, after: '2026-12-05T19:30:00.000Z' },
    { field: 'type', before: 'food', after: 'health' },
    { field: 'skills', before: [], after: ['Calm'] },
    { field: 'unheard of', before: '', after: 'x' },
  ];
  show(<AuditChanges changes={changes} timeZone="Asia/Karachi" />);
  const fields = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(fields).toEqual(['Places of Cook', 'Starts', 'Interest', 'Skills', 'unheard of']);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual([
    'before:2after:1,200',
    'before:nothingafter:Sun, 6 Dec 2026, 12:30 AM',
    'before:Foodafter:Health',
    'before:nothingafter:Calm',
    'before:nothingafter:x',
  ]);
});

it('OR-05 what is switched on or off is said in the language of the page', () => {
  const changes = [{ field: 'organiserPasskeys', before: 'no', after: 'yes' }];
  show(<AuditChanges changes={changes} timeZone="Asia/Karachi" />);
  expect(screen.getByRole('definition').textContent).toBe('before:Noafter:Yes');
});

it('OR-05 what a role asks for, and how places are given, is named as where it is changed', () => {
  const changes = [
    { field: 'mode', before: 'approve', after: 'instant' },
    { field: 'travelMinutes', before: 0, after: 30 },
    { field: 'Cook.minVolunteers', before: null, after: 2 },
    { field: 'Cook.qualifications', before: [], after: ['First aid'] },
    { field: 'Cook.minAge', before: null, after: 18 },
    { field: 'Cook.agreements', before: [], after: ['Code of conduct'] },
    // A description may well be the word that a mode is kept by.
    { field: 'description', before: 'approve', after: 'instant' },
  ];
  show(<AuditChanges changes={changes} timeZone="Asia/Karachi" />);
  const fields = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(fields).toEqual([
    ...['How places are given', 'Minutes to get here', 'Minimum of Cook'],
    ...['One of these qualifications of Cook', 'Age of Cook', 'Agreements of Cook', 'Description'],
  ]);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values[0]).toBe('before:Organisers answerafter:Places at once');
  expect(values.at(-1)).toBe('before:approveafter:instant');
});

it('OR-05 each filter in force can be taken off by itself; the person is named once known', () => {
  const filters = { group: 'people', from: '2026-12-01', to: undefined, by: omar.id } as const;
  const chips = () =>
    within(screen.getByRole('list', { name: 'Filters in force' }))
      .getAllByRole('link')
      .map((link) => link.textContent?.replace('take this filter off', ''));
  show(<LogFilters filters={filters} actorName="Omar" />);
  expect(chips()).toEqual(
    expect.arrayContaining(['By Omar', 'People and rights', 'From Tue, 1 Dec 2026']),
  );
  const by = screen.getByRole('link', { name: /^By Omar/ }).getAttribute('href');
  expect(by).not.toContain(omar.id);
  expect(by).toContain('group=people');
  cleanup();
  show(<LogFilters filters={filters} actorName={undefined} />);
  expect(chips()).toContain('By one person');
});

it('OR-05 a choice of changes stands in the address and keeps the person', async () => {
  const none = { group: undefined, from: undefined, to: undefined };
  const { user, address } = show(
    <LogFilters filters={{ ...none, by: omar.id }} actorName="Omar" />,
  );
  await user.selectOptions(screen.getByLabelText('Kind of change'), 'Imports and exports');
  await user.click(screen.getByRole('button', { name: 'Show these changes' }));
  await waitFor(() => expect(address()).toContain('group=lists'));
  expect(address()).toContain(`by=${omar.id}`);
});
