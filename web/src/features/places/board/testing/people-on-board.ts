/** A board with two roles, for tests: a cook can do with three, a driver with one. */
import type { Board, BoardPerson } from '@saath/contract/places/board/schema';
import { idOf } from '../../../../testing/people-and-events.ts';

export const [COOK, DRIVER] = [idOf('cook'), idOf('driver')];

export const personOnBoard = (name: string, change: Partial<BoardPerson> = {}): BoardPerson => ({
  ...{ userId: idOf(name), name, profileImage: null, skills: [], state: 'requested' },
  ...{ roleId: null, note: '', isActive: true, fits: [80, 30], reasons: [], shift: null },
  mailsOff: [],
  ...change,
});

const holders = (people: readonly BoardPerson[], role: string) =>
  people.filter(({ state, roleId }) => state === 'confirmed' && roleId === role).length;

export const boardOf = (people: BoardPerson[], change: Partial<Board> = {}): Board => ({
  event: {
    ...{ id: idOf('event'), title: 'River clean-up', status: 'UPCOMING' },
    ...{ startTime: '2026-12-07T09:00:00.000Z', endTime: '2026-12-07T13:00:00.000Z' },
    ...{ timeZone: 'Asia/Karachi', version: '2026-11-30T08:00:00.000Z' },
  },
  roles: [
    { ...{ id: COOK, name: 'Cook', skills: [] }, maxVolunteers: 3, filled: holders(people, COOK) },
    {
      ...{ id: DRIVER, name: 'Driver', skills: [], maxVolunteers: 1 },
      filled: holders(people, DRIVER),
    },
  ],
  people,
  total: people.length,
  ...change,
});
