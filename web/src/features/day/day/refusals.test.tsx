/** What the server asks before it takes a press is asked of who may decide it; to everybody else its words say what to do. */
import type { Ability } from '@saath/contract/abilities';
import { readDay, sendMarks } from '@saath/contract/day/check-in/endpoints';
import type { DayPerson, Mark, MarkResult } from '@saath/contract/day/check-in/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { news, organiser, show } from '../../../testing/show.tsx';
import { DayView } from './view.tsx';

const server = fakeServer();
const begin = new Date(Date.now() - 3_600_000).toISOString();
const soon = new Date(Date.now() + 900_000).toISOString();
const person = (name: string): DayPerson => ({
  ...{ participationId: idOf(`place of ${name}`), userId: idOf(name), name, profileImage: null },
  ...{ roleId: null, state: 'confirmed', startTime: begin, arrivedAt: null, leftAt: null },
});
const people = [person('Aisha'), person('Bilal')];
const sent = () =>
  server.sent(sendMarks).flatMap(({ body }) => (body as { marks: readonly Mark[] }).marks);

type Refusing = {
  code: MarkResult['code'];
  message?: string;
  isOnList?: boolean;
  /** They came; else they are expected. */
  areHere?: boolean;
};

/** The day as somebody with these rights sees it, whose presses are refused unless they come with a reason. */
function open(
  can: Ability[],
  { code, message = 'No.', isOnList = true, areHere = false }: Refusing,
) {
  const event = {
    ...{ id: idOf('event'), title: 'River clean-up', location: 'Ravi bank', roles: [], can },
    ...{ startTime: begin, endTime: soon, timeZone: 'Asia/Karachi', opensAt: begin },
    ...{ closesAt: soon, status: 'ONGOING' as const },
  };
  const shown = areHere
    ? people.map((each) => ({ ...each, state: 'checked_in' as const, arrivedAt: begin }))
    : people;
  server.on(readDay, { event, people: shown, asking: [], next: null });
  server.on(sendMarks, ({ marks }) => ({
    results: marks.map(({ id, participationId, reason, clashReason }): MarkResult => {
      const about = shown.find((each) => each.participationId === participationId) ?? null;
      if (reason || clashReason)
        return { id, outcome: 'done', code: null, message: '', person: about };
      return { id, outcome: 'refused', code, message, person: isOnList ? about : null };
    }),
  }));
  return show(
    <DayView
      day={{ event, people: shown, asking: [] }}
      {...{ organiserId: organiser.id, login: '/login', scanned: null, asking: null }}
    />,
  ).user;
}
const arrive = (name: string) => screen.getByRole('button', { name: `Arrived ${name}` });

it.each(['check_in.full', 'check_in.reason_needed', 'joining.overlap'] as const)(
  'RG-01 DY-01 who only keeps the door is not asked to decide %s: they read who can',
  async (code) => {
    const user = open(['day.record'], { code, message: 'Please ask an organiser.' });
    await user.click(arrive('Aisha'));
    await waitFor(() => expect(news()).toEqual(['Aisha: Please ask an organiser.']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

it('DY-01 what no reason overcomes is told, also to who may decide the rest', async () => {
  const user = open(['day.record', 'day.correct'], {
    code: 'check_in.not_possible',
    message: 'It is over.',
  });
  await user.click(arrive('Aisha'));
  await waitFor(() => expect(news()).toEqual(['Aisha: It is over.']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('DY-01 somebody who is not on the list any more is still called by the name that stood there', async () => {
  const user = open(['day.record'], {
    code: 'joining.not_found',
    message: 'Gone.',
    isOnList: false,
  });
  await user.click(arrive('Aisha'));
  await waitFor(() => expect(news()).toEqual(['Aisha: Gone.']));
});

it('KP-01 two that want a reason are asked about one after the other, each of its own person', async () => {
  const user = open(['day.record', 'day.correct'], {
    code: 'check_in.reason_needed',
    areHere: true,
  });
  await user.click(screen.getByRole('button', { name: 'Everybody who is here: completed' }));
  const about = async (name: string) =>
    within(await screen.findByRole('alertdialog', { name: `Take hours away from ${name}?` }));
  await user.type((await about('Aisha')).getByRole('textbox'), 'She was in the car');
  await user.click(screen.getByRole('button', { name: 'Take the hours away' }));
  expect((await about('Bilal')).getByRole('textbox')).toHaveProperty('value', '');
  const reasons = [
    ['Aisha', ''],
    ['Bilal', ''],
    ['Aisha', 'She was in the car'],
  ];
  const nameOf = (id: string) => people.find(({ participationId }) => participationId === id)?.name;
  expect(sent().map((mark) => [nameOf(mark.participationId), mark.reason])).toEqual(reasons);
});

it('KP-01 who lets the question be sends nothing', async () => {
  const user = open(['day.record', 'day.correct'], { code: 'check_in.reason_needed' });
  await user.click(arrive('Aisha'));
  await screen.findByRole('alertdialog', { name: 'Take hours away from Aisha?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toHaveLength(1);
});
