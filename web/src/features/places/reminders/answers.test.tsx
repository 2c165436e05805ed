import { answerCounts, answerOwn, askedPlaces } from '@saath/contract/places/reminders/endpoints';
import type { AskedPlace, LinkView } from '@saath/contract/places/reminders/schema';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, comingEvent, idOf, requestFor } from '../../../testing/people-and-events.ts';
import { tooMany, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { MyRequests } from '../join/my-requests.tsx';
import { AnswerChip } from './answer-chip.tsx';
import { AnswerLine } from './answer-line.tsx';
import { GiveBackForm, LinkForm } from './link-answer.tsx';

const server = fakeServer();
const { id, title, location, startTime, endTime, timeZone } = beachCleanUp;
const event = { id, title, location, startTime, endTime, timeZone };
const placeOf = (change: Partial<AskedPlace> = {}): AskedPlace => ({
  ...{ participationId: idOf('place'), event, roleName: 'Cook', given: null },
  ...change,
});
const said = (answer: 'coming' | 'late', minutes: number | null = null) => ({
  ...{ answer, minutes, answeredAt: startTime },
});
let places: AskedPlace[];
const own = {
  ...requestFor({ ...comingEvent(1, title), id, startTime, endTime }, 'confirmed'),
  ...{ id: idOf('place'), eventId: id, roleName: 'Cook' },
};
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-01T04:00:00Z') });
  places = [placeOf()];
  server.on(askedPlaces, () => ({ places }));
});
afterEach(() => void vi.useRealTimers());

const press = (name: string) => screen.getByRole('button', { name });
const sent = () => server.sent(answerOwn).map(({ body }) => body);
async function ask() {
  const { user } = show(<MyRequests participations={[own]} />);
  await screen.findByText('Are you coming?');
  return user;
}

it('NT-05 without a place in the coming week nothing is asked', async () => {
  places = [];
  show(<MyRequests participations={[own]} />);
  await waitFor(() => expect(server.sent(askedPlaces)).toHaveLength(1));
  expect(screen.queryByText('Are you coming?')).toBeNull();
});

it('NT-05 a place whose question could not be loaded can be given back all the same', async () => {
  server.on(askedPlaces, () => {
    throw tooMany();
  });
  show(<MyRequests participations={[own]} />);
  await waitFor(() => expect(server.sent(askedPlaces).length).toBeGreaterThan(0));
  expect(press("I can't come")).toBeDefined();
});

it('NT-05 an answer is told, and what was said stands in place of the question', async () => {
  server.on(answerOwn, () => {
    places = [placeOf({ given: said('coming') })];
    return { message: 'Thank you!' };
  });
  const user = await ask();
  expect(screen.getByRole('listitem').textContent).toContain('Cook');
  await user.click(press("I'm coming"));
  expect(await screen.findByText('You said that you are coming.')).toBeDefined();
  expect(news()).toEqual(['Thank you!']);
  // Nobody says twice that they come.
  expect(screen.queryByRole('button', { name: "I'm coming" })).toBeNull();
  expect(press("I can't come")).toBeDefined();
});

it('NT-05 while an answer is on its way there is no other', async () => {
  server.hold(answerOwn);
  const user = await ask();
  await user.click(press("I'm coming"));
  expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(press("I can't come")).toHaveProperty('disabled', true);
  expect(press("I'm coming later")).toHaveProperty('disabled', true);
});

it('NT-05 an answer that did not arrive is said, and the question stands', async () => {
  server.on(answerOwn, () => {
    throw unanswered();
  });
  const user = await ask();
  await user.click(press("I'm coming"));
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(news()[0]).toMatch(/^Your answer could not be sent\. The server cannot be reached/);
  await waitFor(() => expect(press("I'm coming")).toHaveProperty('disabled', false));
});

it('NT-05 a place is kept by the first key: nothing is sent, and the keyboard stays there', async () => {
  const user = await ask();
  await user.click(press("I can't come"));
  const question = within(screen.getByRole('alertdialog', { name: "You can't come?" }));
  expect(question.getByText(/It goes to somebody else\.$/)).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Keep it' })),
  );
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent()).toEqual([]);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

it('NT-05 a place is given back with a word, without spaces around it', async () => {
  server.on(answerOwn, () => {
    places = [];
    return { message: 'Your place is free again.' };
  });
  const user = await ask();
  await user.click(press("I can't come"));
  await user.type(screen.getByLabelText(/^A word to the organiser/), ' I am ill. ');
  await user.click(press('Give my place back'));
  await waitFor(() => expect(sent()).toMatchObject([{ answer: 'cant', word: 'I am ill.' }]));
});

it('NT-05 who would be late can think again', async () => {
  const user = await ask();
  await user.click(press("I'm coming later"));
  expect(press('15 minutes')).toBeDefined();
  await user.click(press('Cancel'));
  expect(press("I'm coming")).toBeDefined();
  expect(sent()).toEqual([]);
});

it.each([
  [null, 'Not answered'],
  [said('late', 30), 'Late, 30 min'],
  [said('coming'), 'Coming'],
])('NT-05 organisers see what somebody said: %j', (given, text) => {
  show(<AnswerChip given={given} />);
  expect(screen.getByText(text)).toBeDefined();
});

it.each([
  ['2026-11-28T04:00:00Z', 'UPCOMING', true],
  ['2026-11-28T03:59:59Z', 'UPCOMING', false],
  ['2026-12-05T05:00:00Z', 'ONGOING', true],
  ['2026-12-05T08:00:00Z', 'COMPLETED', false],
  ['2026-12-01T00:00:00Z', 'CANCELLED', false],
] as const)(
  'NT-05 at %s, the event being %s, answers are counted: %s',
  async (now, status, isShown) => {
    vi.setSystemTime(new Date(now));
    server.on(answerCounts, { coming: 3, late: 1, unanswered: 2 });
    show(<AnswerLine event={{ ...beachCleanUp, status }} />);
    const text = '3 coming, 1 late, 2 not answered';
    if (isShown) expect(await screen.findByText(text)).toBeDefined();
    else expect(server.sent(answerCounts)).toEqual([]);
  },
);

it('NT-05 of an event without people nothing is counted', async () => {
  server.on(answerCounts, { coming: 0, late: 0, unanswered: 0 });
  show(<AnswerLine event={beachCleanUp} />);
  await waitFor(() => expect(server.sent(answerCounts)).toHaveLength(1));
  expect(screen.queryByText(/not answered/)).toBeNull();
});

const link: LinkView = {
  ...{ state: 'open', firstName: 'Aisha', event, roleName: 'Cook', chosen: 'late', given: null },
};
it('NT-05 the form of a link has the pressed answer chosen, or what was said before above it', () => {
  show(<LinkForm view={link} action="/coming/token" />);
  expect(screen.getByRole('radio', { name: "I'm coming later" })).toHaveProperty('checked', true);
  expect(screen.getByText(/^The organiser would like to know/)).toBeDefined();
  cleanup();
  show(<LinkForm view={{ ...link, given: said('late', 60) }} action="/coming/token" />);
  expect(screen.getByText('You said that you come about 60 minutes late.')).toBeDefined();
  expect(document.querySelector('select')?.value).toBe('60');
});

it('NT-05 giving a place back by a link is asked once more, and the way back changes nothing', () => {
  show(<GiveBackForm action="/coming/token" back="/coming/token?answer=coming" />);
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/coming/token']);
  const hidden = [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ['answer', 'cant'],
    ['sure', 'yes'],
  ]);
  expect(screen.getByRole('link', { name: 'Keep it' }).getAttribute('href')).toBe(
    '/coming/token?answer=coming',
  );
});
