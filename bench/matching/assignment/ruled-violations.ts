/** What a plan breaks of what roles ask for, counted from the facts alone: nothing here is the planner's. */
import type { Seat } from '@saath/matching/whole-event/whole-event';
import { HOUR, hasPaper, type Person, type Role, type RuledEvents } from './ruled-events.ts';

const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** A Monday. */
const WEEKS_FROM = Date.UTC(2026, 10, 30);

/** By what is broken: how often. */
export type Violations = Readonly<
  Record<'person' | 'team' | 'minors' | 'beginners' | 'time', number>
>;

export function violationsOf(given: RuledEvents, seats: readonly Seat[]): Violations {
  const { roles, people } = given;
  const of = (part: number) =>
    seats.filter((seat) => seat.part === part).map(({ person }) => people[person] as Person);
  const sum = (count: (role: Role, crew: Person[]) => number) =>
    roles.reduce((all, role, part) => all + count(role, of(part)), 0);
  const everybody = people.map((_, person) =>
    seats.filter((seat) => seat.person === person).map(({ part }) => part),
  );
  return {
    person: sum((role, crew) => crew.filter((person) => !mayDo(person, role)).length),
    team: sum(({ places, team, day }, crew) => {
      if (!team) return 0;
      const having = crew.filter((person) => hasPaper(person, team.kind, day)).length;
      // Places that are left may still go to those who are missing.
      return Number(having + places - crew.length < team.least);
    }),
    minors: sum(({ adults }, crew) => {
      const grown = crew.filter(({ over }) => over >= 18).length;
      return Number(adults !== null && grown < crew.length && grown < adults);
    }),
    beginners: sum(({ beginners }, crew) =>
      Number(beginners !== null && crew.filter(({ isNew }) => isNew).length > beginners),
    ),
    time: everybody.filter((parts) => isTimeBroken(given, parts)).length,
  };
}

export function mayDo(person: Person, { kind, minAge, day }: Role): boolean {
  return (kind === null || hasPaper(person, kind, day)) && person.over >= (minAge ?? 0);
}

/** Whether one person cannot have all of these roles, by their indexes: two of one event, at one time, too little rest, or too many hours. */
export function isTimeBroken({ roles, limits }: RuledEvents, parts: readonly number[]): boolean {
  const own = parts.map((part) => roles[part] as Role).sort((a, b) => a.startsAt - b.startsAt);
  if (new Set(own.map(({ event }) => event)).size < own.length) return true;
  const strictest = own.map(({ event }) => limits[event]);
  const isCrowded = own.some((role, index) =>
    own.slice(index + 1).some((later) => {
      const gap = later.startsAt - role.endsAt;
      const rest = Math.max(
        ...[role, later].map(({ event }) => (limits[event]?.restHours ?? 0) * HOUR),
      );
      return gap < rest;
    }),
  );
  return (
    isCrowded ||
    strictest.some(
      (limit, index) =>
        isOver(own, own[index] as Role, { length: DAY, from: 0, most: limit?.dayHours }) ||
        isOver(own, own[index] as Role, { length: WEEK, from: WEEKS_FROM, most: limit?.weekHours }),
    )
  );
}

type Limit = { length: number; from: number; most: number | null | undefined };

/** Whether all of them come to too much in a day or week in which the role falls. */
function isOver(own: readonly Role[], role: Role, { length, from, most }: Limit): boolean {
  if (most === null || most === undefined) return false;
  const first = from + Math.floor((role.startsAt - from) / length) * length;
  for (let start = first; start < role.endsAt; start += length) {
    const hours = own.map(({ startsAt, endsAt }) =>
      Math.max(0, Math.min(endsAt, start + length) - Math.max(startsAt, start)),
    );
    if (hours.reduce((all, each) => all + each, 0) > most * HOUR) return true;
  }
  return false;
}
