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
import { LinkForm } from './link-answer.tsx';

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
it('WI-06 NT-05 the form of a link gives the pressed answer by its one button; what was said before stands above it', () => {
  show(<LinkForm view={link} token="token" isAnswered={false} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    "I'm coming later",
  ]);
  expect(screen.getByText('About how late?')).toBeDefined();
  cleanup();
  const given = { ...link, given: said('late', 60) };
  show(<LinkForm view={given} token="token" isAnswered={false} />);
  expect(screen.getByText('You said that you come about 60 minutes late.')).toBeDefined();
  expect(document.querySelector('select')?.value).toBe('60');
  // The others are pages of their own: looking at them says nothing.
  const others = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
  expect(others).toEqual(['/coming/token?answer=coming', '/coming/token?answer=cant']);
});

it('WI-06 NT-05 giving a place back by a link says whose it will be, takes a word, and is one press', () => {
  show(<LinkForm view={{ ...link, chosen: 'cant' }} token="token" isAnswered={false} />);
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/coming/token']);
  expect(new FormData(form ?? undefined).get('answer')).toBe('cant');
  expect(screen.getByText('Your place goes to somebody else.')).toBeDefined();
  expect(screen.getByLabelText(/^A word to the organiser/)).toBeDefined();
  expect(press('Give my place back')).toBeDefined();
});

it('NT-05 who has just answered by a link finds the other answers, and no button', () => {
  const given = { ...link, given: said('late', 60) };
  show(<LinkForm view={given} token="token" isAnswered />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: "I can't come" })).toBeDefined();
});
