/** What a letter to people who were found is about, and when it cannot be sent. */
import { browseEvents } from '@saath/contract/events/events/endpoints';
import type { EventCard } from '@saath/contract/events/events/schema';
import { letterReach, sendLetter } from '@saath/contract/office/letters/endpoints';
import { letterErrors, letterMessages } from '@saath/contract/office/letters/messages';
import type { LetterReach } from '@saath/contract/office/letters/schema';
import { listPeople } from '@saath/contract/office/people/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { comingEvent, idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { viewOf } from '../people/people-address.ts';
import { WriteToPeople } from './write-to-people.tsx';

const server = fakeServer();
const { bestRole: _role, score: _score, reasons: _reasons, ...card } = comingEvent(1, 'Iftar');
const serve = (events: EventCard[]) =>
  server.on(browseEvents, {
    ...{ events, next: null, counts: { all: 0, upcoming: 0, ongoing: 0, past: 0 } },
  });
let reach: LetterReach;
beforeEach(() => {
  reach = { recipients: 2, byMail: 1, leftOut: [] };
  server.on(listPeople, { people: [], page: 1, total: 3, hasMore: false, pages: 1 });
  server.on(letterReach, () => reach);
  server.on(sendLetter, { message: letterMessages.sentToOne, recipients: 1 });
  serve([card]);
});

async function opened() {
  const view = viewOf(new URLSearchParams('day=5'));
  const { user } = show(<WriteToPeople view={view} beside={{}} />);
  await user.click(await screen.findByRole('button', { name: /^Write to these/ }));
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  const look = screen.getByRole<HTMLButtonElement>('button', { name: 'Look at it before sending' });
  const write = async () => {
    await user.type(subject, 'Cooks');
    await user.type(screen.getByLabelText('Message'), 'Come on Saturday');
  };
  return { user, subject, look, write };
}
const question = async () => within(await screen.findByRole('alertdialog'));

it('AD-02 a letter leads to the event that is chosen, which the look before sending names', async () => {
  const { user, look, write } = await opened();
  await write();
  await user.selectOptions(screen.getByLabelText('About an event'), idOf(1));
  await user.click(look);
  expect((await question()).getByRole('figure').textContent).toContain('Iftar');
  await user.click((await question()).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(news()).toEqual([letterMessages.sentToOne]));
  expect(server.sent(sendLetter)).toMatchObject([{ body: { eventId: idOf(1) } }]);
});

it('AD-02 without a coming event nothing is asked about one, and none is sent', async () => {
  serve([]);
  const { user, look, write } = await opened();
  await write();
  expect(screen.queryByLabelText('About an event')).toBeNull();
  await user.click(look);
  await user.click((await question()).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(server.sent(sendLetter)).toMatchObject([{ body: { eventId: null } }]));
});

it('AD-02 a letter without a subject is not looked at: the field says so and has the focus', async () => {
  const { user, subject, look } = await opened();
  await user.type(screen.getByLabelText('Message'), 'Come');
  await user.click(look);
  expect(subject.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(subject));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('AD-02 where nobody can be written to there is nothing to press', async () => {
  reach = {
    recipients: 0,
    byMail: 0,
    leftOut: [{ reason: 'waiting', count: 3, names: ['Aisha'] }],
  };
  const { look } = await opened();
  expect(look.disabled).toBe(true);
});

it('AD-02 who thinks better of it in the last moment sends nothing, and writes on', async () => {
  const { user, subject, look, write } = await opened();
  await write();
  await user.click(look);
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(sendLetter)).toEqual([]);
  expect(look.disabled).toBe(false);
  expect(subject.value).toBe('Cooks');
});

it('AD-02 an event that closed meanwhile is said in its own words, and the letter stays', async () => {
  server.on(sendLetter, () => {
    throw refused('letters.event_not_open');
  });
  const { user, subject, look, write } = await opened();
  await write();
  await user.click(look);
  await user.click((await question()).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(news()).toEqual([letterErrors['letters.event_not_open'].message]));
  expect(subject.value).toBe('Cooks');
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Come on Saturday');
});

it('AD-02 whom it reaches is not guessed: where that is not known it can be asked again', async () => {
  server.on(letterReach, () => {
    throw tooMany();
  });
  const { user } = show(<WriteToPeople view={viewOf(new URLSearchParams('day=5'))} beside={{}} />);
  await user.click(await screen.findByRole('button', { name: /^Write to these/ }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.queryByLabelText('Subject')).toBeNull();
  server.on(letterReach, reach);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Subject')).toBeDefined();
});
