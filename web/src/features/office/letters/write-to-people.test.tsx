import type { ReplyOf } from '@saath/contract/endpoint';
import { browseEvents } from '@saath/contract/events/events/endpoints';
import { letterReach, sendLetter } from '@saath/contract/office/letters/endpoints';
import { letterMessages } from '@saath/contract/office/letters/messages';
import { listPeople } from '@saath/contract/office/people/endpoints';
import { say } from '@saath/contract/texts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { tooMany } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import { viewOf } from '../people/people-address.ts';
import { WriteToPeople } from './write-to-people.tsx';

const server = fakeServer();
const viewAt = (search: string) => viewOf(new URLSearchParams(search));
const counts = { all: 0, upcoming: 0, ongoing: 0, past: 0 };
let sent: { key: string; filter: unknown; subject: string }[];
let asked: string[];
const reach: ReplyOf<typeof letterReach> = {
  ...{ recipients: 2, byMail: 1 },
  leftOut: [
    { reason: 'mail_off', count: 1, names: ['Bilal'] },
    { reason: 'waiting', count: 7, names: ['Chanda', 'Danish'] },
  ],
};

beforeEach(() => {
  sent = [];
  asked = [];
  server.on(listPeople, { people: [], page: 1, total: 3, hasMore: false, pages: 1 });
  server.on(browseEvents, { events: [], next: null, counts });
  server.on(letterReach, (_body, { query }) => {
    asked.push(query.toString());
    return reach;
  });
  server.on(sendLetter, (body) => {
    sent.push(body as (typeof sent)[number]);
    return { ...say(letterMessages, 'sent', { count: 2 }), recipients: 2 };
  });
});

async function opened(search = 'skills=Cooking&day=5') {
  const shown = show(<WriteToPeople view={viewAt(search)} beside={{}} />);
  await shown.user.click(await screen.findByRole('button', { name: 'Write to these 3 people' }));
  await screen.findByLabelText('Subject');
  return shown;
}

it('AD-02 the bare list offers no letter to everybody', async () => {
  show(
    <>
      <section aria-label="bare">
        <WriteToPeople view={viewAt('')} beside={{}} />
      </section>
      <section aria-label="narrowed">
        <WriteToPeople view={viewAt('past=came')} beside={{}} />
      </section>
    </>,
  );
  // Asked and answered after the bare one.
  const narrowed = within(screen.getByRole('region', { name: 'narrowed' }));
  await narrowed.findByRole('button', { name: /^Write to/ });
  expect(within(screen.getByRole('region', { name: 'bare' })).queryByRole('button')).toBeNull();
});

it('AD-02 one sees whom it reaches, who does not get it and why, before anything is written', async () => {
  await opened();
  const text = screen.getByRole('dialog').textContent;
  expect(text).toContain('2 volunteers get it as a notice, 1 of them by mail as well.');
  expect(text).toContain('1 person has switched such mails off and gets the notice only: Bilal');
  expect(text).toContain('Chanda, Danish and 5 more');
  expect(asked).toEqual(['skills=Cooking&day=5']);
});

it('AD-02 what goes out is shown once more, and goes to whom the filter meant; then the sheet is empty', async () => {
  const { user } = await opened();
  await user.type(screen.getByLabelText('Subject'), 'Cooks');
  await user.type(screen.getByLabelText('Message'), 'Come on Saturday');
  await user.click(screen.getByRole('button', { name: 'Look at it before sending' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('figure').textContent).toContain('CooksCome on Saturday');
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your message is on its way to 2 people.')).toBeDefined();
  expect(sent).toMatchObject([{ subject: 'Cooks', filter: { skills: ['Cooking'], day: 5 } }]);
  await user.click(await screen.findByRole('button', { name: 'Write to these 3 people' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('');
});

it('AD-02 what was written outlives a closed sheet and a failure, and a second try is the same letter', async () => {
  server.on(sendLetter, (body) => {
    sent.push(body as (typeof sent)[number]);
    throw tooMany();
  });
  const { user } = await opened();
  await user.type(screen.getByLabelText('Subject'), 'Cooks');
  await user.type(screen.getByLabelText('Message'), 'Come');
  for (const _try of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Look at it before sending' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Write to these 3 people' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('Cooks');
});
