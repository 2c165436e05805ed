import { decidePaper, papersToCheck } from '@saath/contract/places/papers/endpoints';
import { paperErrors, paperMessages } from '@saath/contract/places/papers/messages';
import type { PaperToCheck } from '@saath/contract/places/papers/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { ToCheck } from './to-check.tsx';

const server = fakeServer();
const paperOf = (name: string, change: Partial<PaperToCheck> = {}): PaperToCheck => ({
  ...{ id: idOf(`paper of ${name}`), kind: { id: idOf('aid'), name: 'First aid' } },
  ...{ state: 'claimed', validUntil: '2027-06-30', reason: '', decidedBy: null },
  claimedAt: '2026-11-20T08:00:00.000Z',
  person: { id: idOf(name), name, profileImage: null },
  ...change,
});

/** The list as the server has it: what is answered is gone. */
function list(people: readonly PaperToCheck[]) {
  let papers = [...people];
  server.on(papersToCheck, () => ({ papers, total: papers.length }));
  const take = (id: string) => {
    papers = papers.filter((paper) => paper.id !== id);
  };
  return { take };
}
const answered = (decision: 'verify' | 'refuse') =>
  decision === 'verify' ? paperMessages.verified : paperMessages.refused;

it('EL-01 what waits stands with who says it and until when; nothing to walk through is not explained', async () => {
  list([paperOf('Aisha')]);
  show(<ToCheck state="claimed" />);
  const entry = await screen.findByRole('listitem');
  for (const text of ['First aid', 'Aisha', 'Valid until Wed, 30 Jun 2027'])
    expect(entry.textContent).toContain(text);
  expect(screen.queryByText(/arrow keys/)).toBeNull();
});

it('EL-01 for which role of which event it is wanted stands with it, and leads there; where none asks nothing does', async () => {
  const wantedFor = {
    ...{ eventId: idOf('river day'), title: 'River day', roleName: 'Skipper' },
    ...{ startTime: '2026-12-04T20:30:00.000Z', timeZone: 'Asia/Karachi' },
  };
  list([paperOf('Aisha', { wantedFor }), paperOf('Bilal')]);
  show(<ToCheck state="claimed" />);
  const [aisha, bilal] = await screen.findAllByRole('listitem');
  // Half past eight in the evening in London is the next day in Karachi.
  expect(aisha?.textContent).toContain('Needed for Skipper at River day, Sat, 5 Dec 2026');
  expect(screen.getByRole('link', { name: 'River day' }).getAttribute('href')).toBe(
    `/admin/event/${idOf('river day')}`,
  );
  expect(bilal?.textContent).not.toContain('Needed for');
});

it('EL-01 checked, it is gone from the list and that is said', async () => {
  const { take } = list([paperOf('Aisha'), paperOf('Bilal')]);
  server.on(decidePaper, ({ decision }, { path }) => {
    take(path.split('/')[3] ?? '');
    return { message: answered(decision) };
  });
  const { user } = show(<ToCheck state="claimed" />);
  await user.click(await screen.findByRole('button', { name: /^Verify.*Aisha$/ }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('listitem').textContent).toContain('Bilal');
  expect(news()).toEqual([paperMessages.verified]);
  expect(server.sent(decidePaper)).toMatchObject([
    { path: `/api/papers/${idOf('paper of Aisha')}/decision`, body: { decision: 'verify' } },
  ]);
});

it('EL-01 a no needs its reason, and can be called off', async () => {
  const { take } = list([paperOf('Aisha')]);
  server.on(decidePaper, ({ decision }, { path }) => {
    take(path.split('/')[3] ?? '');
    return { message: answered(decision) };
  });
  const { user } = show(<ToCheck state="claimed" />);
  await user.click(await screen.findByRole('button', { name: /^Refuse/ }));
  const reason = screen.getByRole('textbox', { name: /^Why\?/ });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(screen.getByRole('button', { name: 'Refuse' })).toHaveProperty('disabled', true);
  await user.type(reason, '  {Enter}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(server.sent(decidePaper)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: /^Refuse/ }));
  await user.type(screen.getByRole('textbox', { name: /^Why\?/ }), 'It has ended{Enter}');
  expect(await screen.findByText('Nothing to check')).toBeDefined();
  expect(server.sent(decidePaper)).toMatchObject([
    { body: { decision: 'refuse', reason: 'It has ended' } },
  ]);
});

it('EL-01 where another organiser was faster that is said, and the list is read again', async () => {
  const { take } = list([paperOf('Aisha')]);
  server.on(decidePaper, () => {
    take(idOf('paper of Aisha'));
    throw refused('papers.answered');
  });
  const { user } = show(<ToCheck state="claimed" />);
  await user.click(await screen.findByRole('button', { name: /^Verify/ }));
  expect(await screen.findByText('Nothing to check')).toBeDefined();
  expect(news()).toEqual([paperErrors['papers.answered'].message]);
});

it('EL-01 a check can be taken back; who made it stands there', async () => {
  list([paperOf('Aisha', { state: 'verified', decidedBy: 'Omar' })]);
  show(<ToCheck state="verified" />);
  const entry = within(await screen.findByRole('listitem'));
  expect(entry.getByRole('button', { name: /^Take the check back/ })).toBeDefined();
  expect(entry.queryByRole('button', { name: /^Verify/ })).toBeNull();
  expect(screen.getByText(/Checked by/).textContent).toContain('Omar');
});

it('EL-01 the arrow keys walk through the list and stop at its ends, but not out of a field', async () => {
  list([paperOf('Aisha'), paperOf('Bilal')]);
  const { user } = show(<ToCheck state="claimed" />);
  const [first, second] = await screen.findAllByRole('listitem');
  first?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(first);
  await user.click(screen.getByRole('button', { name: /^Refuse.*Bilal$/ }));
  const field = screen.getByRole('textbox', { name: /^Why\?/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field);
});

it('EL-01 a list that cannot be read says so', async () => {
  server.refuse(papersToCheck, 'This list is not yours.');
  show(<ToCheck state="claimed" />);
  expect(await screen.findByText('These papers could not be loaded.')).toBeDefined();
});
