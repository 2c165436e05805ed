/** When somebody came and went, put right by hand (DY-03): what the window holds, and what it leaves behind. */
import { abilities } from '@saath/contract/abilities';
import { correctTimes, readDay } from '@saath/contract/day/check-in/endpoints';
import { checkInMessages } from '@saath/contract/day/check-in/messages';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useQuery } from '../../../calls/query.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { dayQuery } from './queries.ts';
import { TimesDialog } from './times-dialog.tsx';

const server = fakeServer();
const eventId = idOf('event');
const [startTime, endTime] = ['2026-12-05T04:00:00.000Z', '2026-12-05T08:00:00.000Z'];
const gone = (name: string, arrivedAt: string | null, leftAt: string | null): DayPerson => ({
  ...{ participationId: idOf(name), userId: idOf(`${name} the person`), name, profileImage: null },
  ...{ roleId: null, state: 'completed', startTime, arrivedAt, leftAt },
});
const people = [
  gone('Aisha', '2026-12-05T03:50:00.000Z', '2026-12-05T07:30:00.000Z'),
  gone('Bilal', '2026-12-05T04:10:00.000Z', '2026-12-05T08:05:00.000Z'),
  gone('Chanda', null, null),
];

beforeEach(() =>
  server.on(readDay, {
    event: {
      ...{ id: eventId, title: 'River clean-up', location: 'Ravi bank', roles: [] },
      ...{ startTime, endTime, opensAt: startTime, closesAt: endTime },
      ...{ timeZone: 'Asia/Karachi', status: 'ONGOING', can: [...abilities] },
    },
    ...{ people, asking: [], next: null },
  }),
);

/** The list beside which the window opens, as the server gave it last. */
function List() {
  const { data } = useQuery(dayQuery({ eventId }));
  const [chosen, setChosen] = useState<DayPerson>();
  return (
    <>
      {data?.people.map((person) => (
        <button type="button" key={person.participationId} onClick={() => setChosen(person)}>
          {`${person.name} until ${person.leftAt?.slice(11, 16) ?? 'unknown'}`}
        </button>
      ))}
      <TimesDialog
        {...{ eventId, timeZone: 'Asia/Karachi', person: chosen }}
        onClose={() => setChosen(undefined)}
      />
    </>
  );
}
async function opened(name: string) {
  const { user } = show(<List />);
  const open = async (whose: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${whose} until`) }));
    return within(await screen.findByRole('dialog', { name: `Times of ${whose}` }));
  };
  return { user, open, dialog: await open(name) };
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('DY-03 what was corrected stands on the list at once, and the list is not read again for it', async () => {
  const corrected = gone('Aisha', '2026-12-05T03:50:00.000Z', '2026-12-05T06:45:00.000Z');
  server.on(correctTimes, { message: checkInMessages.timesSaved, person: corrected });
  const { user, dialog } = await opened('Aisha');
  type(dialog.getByLabelText('Left at'), '2026-12-05T11:45');
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  expect(await screen.findByText('Aisha until 06:45')).toBeDefined();
  expect(screen.getByText('Bilal until 08:05')).toBeDefined();
  expect(server.sent(correctTimes)).toMatchObject([
    {
      path: `/api/event/${eventId}/day/times`,
      body: { participationId: idOf('Aisha'), leftAt: '2026-12-05T06:45:00.000Z' },
    },
  ]);
  expect(server.sent(readDay)).toHaveLength(1);
});

it('DY-03 the window of the next person holds their times, not what was typed about the one before', async () => {
  const { user, open, dialog } = await opened('Aisha');
  type(dialog.getByLabelText('Arrived at'), '2026-12-05T01:00');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const next = await open('Bilal');
  expect(next.getByLabelText('Arrived at')).toHaveProperty('value', '2026-12-05T09:10');
  expect(next.getByLabelText('Left at')).toHaveProperty('value', '2026-12-05T13:05');
  expect(server.sent(correctTimes)).toEqual([]);
});

it('DY-03 times that nobody recorded are empty fields; only that of arriving is needed', async () => {
  server.on(correctTimes, { message: checkInMessages.timesSaved, person: people[2] as DayPerson });
  const { user, dialog } = await opened('Chanda');
  expect(dialog.getByLabelText('Arrived at')).toHaveProperty('value', '');
  expect(dialog.getByLabelText('Left at')).toHaveProperty('value', '');
  type(dialog.getByLabelText('Arrived at'), '2026-12-05T09:00');
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  await waitFor(() => expect(news()).toEqual([checkInMessages.timesSaved]));
  expect(server.sent(correctTimes)).toMatchObject([
    { body: { arrivedAt: '2026-12-05T04:00:00.000Z', leftAt: null } },
  ]);
});

it('DY-03 DY-06 without a network that is said in the window, and what was typed is there to be sent again', async () => {
  server.on(correctTimes, () => {
    throw unanswered();
  });
  const { user, dialog } = await opened('Aisha');
  type(dialog.getByLabelText('Arrived at'), '2026-12-05T09:30');
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  expect(await dialog.findByText(/^The times could not be saved\./)).toBeDefined();
  expect(news()).toEqual([]);
  const person = gone('Aisha', '2026-12-05T04:30:00.000Z', '2026-12-05T07:30:00.000Z');
  server.on(correctTimes, { message: checkInMessages.timesSaved, person });
  await user.click(dialog.getByRole('button', { name: 'Save times' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(correctTimes).map(({ body }) => body)).toMatchObject([
    { arrivedAt: '2026-12-05T04:30:00.000Z' },
    { arrivedAt: '2026-12-05T04:30:00.000Z' },
  ]);
});
