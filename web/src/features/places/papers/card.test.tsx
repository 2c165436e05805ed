import {
  claimPaper,
  myPapers,
  sayAge,
  withdrawPaper,
} from '@saath/contract/places/papers/endpoints';
import { paperErrors, paperMessages } from '@saath/contract/places/papers/messages';
import type { MyPapers, Paper } from '@saath/contract/places/papers/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useQuery } from '../../../calls/query.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { PapersCard } from './card.tsx';
import { myPapersQuery } from './queries.ts';

const server = fakeServer();
const aid = { id: idOf('aid'), name: 'First aid' };
const paper = (change: Partial<Paper> = {}): Paper => ({
  ...{ id: idOf('paper'), kind: aid, state: 'verified', validUntil: '2027-06-30', reason: '' },
  ...{ claimedAt: '2026-11-20T08:00:00.000Z', ...change },
});
const none: MyPapers = { papers: [], over: null, saidAt: null, kinds: [], asksAge: false };

/** What the person has at the server, from now on. */
function has(papers: Partial<MyPapers>) {
  server.on(myPapers, { ...none, ...papers });
}
const card = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Papers' })).closest('section') ?? document.body,
  );

const Read = () => (useQuery(myPapersQuery).isSuccess ? 'It was read.' : null);
it('EL-01 as long as no role asks for anything, nothing of it is there', async () => {
  has({});
  show(
    <>
      <PapersCard />
      <Read />
    </>,
  );
  await screen.findByText('It was read.');
  expect(screen.queryByRole('heading', { name: 'Papers' })).toBeNull();
});

it('EL-01 where only an age is asked for, only that is to be said', async () => {
  has({ asksAge: true });
  server.on(sayAge, { message: paperMessages.said });
  const { user } = show(<PapersCard />);
  const { getByRole, queryByRole } = await card();
  expect(queryByRole('button', { name: 'Add a qualification' })).toBeNull();
  await user.selectOptions(getByRole('combobox', { name: 'My age' }), '16');
  await waitFor(() => expect(news()).toEqual([paperMessages.said]));
  expect(server.sent(sayAge)).toMatchObject([{ body: { over: 16 } }]);
});

it('EL-01 each paper stands with its state, its end, and why it was refused', async () => {
  const checked = paper({ id: idOf('checked') });
  const turnedDown = paper({ state: 'refused', reason: 'It has ended' });
  has({ kinds: [aid], papers: [checked, turnedDown] });
  show(<PapersCard />);
  const [first, second] = (await card())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  for (const text of ['First aid', 'Valid until Wed, 30 Jun 2027']) expect(first).toContain(text);
  for (const text of ['First aid', 'Not accepted', 'It has ended']) expect(second).toContain(text);
  // What was not accepted is valid on no day.
  expect(second).not.toContain('Valid until');
});

it('EL-01 a paper is added with its end; one that is over is refused at the field, and nothing is lost', async () => {
  has({ kinds: [aid] });
  server.on(claimPaper, ({ validUntil }) => {
    if (validUntil === '2025-01-01') throw refused('papers.expired');
    has({ kinds: [aid], papers: [paper({ state: 'claimed' })] });
    return { message: paperMessages.claimed, id: idOf('paper') };
  });
  const { user } = show(<PapersCard />);
  const { getByRole, getByLabelText, findByText, queryByLabelText } = await card();
  await user.click(getByRole('button', { name: 'Add a qualification' }));
  await user.type(getByLabelText('Valid until'), '2025-01-01');
  await user.click(getByRole('button', { name: 'Add it' }));
  expect(await findByText(paperErrors['papers.expired'].message)).toBeDefined();
  expect(getByLabelText('Valid until')).toHaveProperty('value', '2025-01-01');
  await user.clear(getByLabelText('Valid until'));
  await user.type(getByLabelText('Valid until'), '2027-06-30');
  await user.click(getByRole('button', { name: 'Add it' }));
  expect(await findByText('Waits for a check')).toBeDefined();
  await waitFor(() => expect(queryByLabelText('Valid until')).toBeNull());
  expect(server.sent(claimPaper).at(-1)?.body).toEqual({
    kindId: aid.id,
    validUntil: '2027-06-30',
  });
});

it('EL-01 adding can be called off', async () => {
  has({ kinds: [aid] });
  const { user } = show(<PapersCard />);
  const { getByRole, queryByLabelText } = await card();
  await user.click(getByRole('button', { name: 'Add a qualification' }));
  await user.click(getByRole('button', { name: 'Cancel' }));
  expect(queryByLabelText('Valid until')).toBeNull();
  expect(server.sent(claimPaper)).toHaveLength(0);
});

it('EL-02 before a checked paper is removed, it is said what follows for places', async () => {
  has({ kinds: [aid], papers: [paper()] });
  server.on(withdrawPaper, () => {
    has({ kinds: [aid] });
    return { message: paperMessages.withdrawn };
  });
  const { user } = show(<PapersCard />);
  await user.click((await card()).getByRole('button', { name: /^Remove.*First aid$/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove First aid?' }));
  expect(dialog.getByText(/the organisers are told/)).toBeDefined();
  expect(server.sent(withdrawPaper)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(news()).toEqual([paperMessages.withdrawn]);
});

it('EL-06 what a training gave says where it is from, and is not for its person to remove', async () => {
  const training = { title: 'First-aid course', roleName: 'Trainee', day: '2026-11-20' };
  has({ kinds: [aid], papers: [paper({ training })] });
  show(<PapersCard />);
  const { getByRole, queryByRole } = await card();
  expect(getByRole('listitem').textContent).toContain(
    'From the training “First-aid course” on Fri, 20 Nov 2026',
  );
  expect(queryByRole('button', { name: /^Remove/ })).toBeNull();
});

it('EL-07 who said that they are not over an age yet is asked after a year, and can say no again', async () => {
  has({ asksAge: true, over: 16, saidAt: '2020-01-01T08:00:00.000Z' });
  server.on(sayAge, () => {
    has({ asksAge: true, over: 16, saidAt: '2999-01-01T08:00:00.000Z' });
    return { message: paperMessages.said };
  });
  const { user } = show(<PapersCard />);
  const { getByRole, findByText, queryByText } = await card();
  await findByText('It is a year since you said so. Are you over 18 by now?');
  await user.click(getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(queryByText(/Are you over 18/)).toBeNull());
  expect(server.sent(sayAge)).toMatchObject([{ body: { over: 16 } }]);
});

it('EL-07 that one is over none of the ages is an answer of its own', async () => {
  has({ asksAge: true });
  server.on(sayAge, { message: paperMessages.said });
  const { user } = show(<PapersCard />);
  const { getByRole, queryByText } = await card();
  await user.selectOptions(getByRole('combobox', { name: 'My age' }), 'I am not over 14 yet');
  await waitFor(() => expect(server.sent(sayAge)).toMatchObject([{ body: { over: 0 } }]));
  expect(queryByText(/Are you over/)).toBeNull();
});
