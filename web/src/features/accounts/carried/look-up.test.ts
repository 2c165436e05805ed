/** How the event stands for which somebody signs up, and what there is instead. */
import type { Call } from '@saath/contract/endpoint';
import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { describe, expect, test } from 'vitest';
import { beachCleanUp, comingEvent, idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { carriedIn, lookUp } from './look-up.ts';

const COOK = idOf('cook');
const DRIVER = idOf('driver');
const role = (id: string, filled: number, skills: string[]) =>
  ({
    id,
    role_name: `Role ${skills[0]}`,
    maxVolunteers: 2,
    filled,
    skills,
  }) as Event['role'][number];
const roles = [role(COOK, 2, ['Cooking', 'Calm']), role(DRIVER, 1, ['Driving', 'Calm'])];

/** A server with one event, or what it throws, and with others to come. */
const serverWith = (found: Event | Error, others: unknown[] | Error = []) =>
  (async (endpoint: unknown) => {
    const [thing, reply] =
      endpoint === getEvent ? [found, { event: found }] : [others, { events: others }];
    if (endpoint !== getEvent && endpoint !== browseEvents) throw new Error('Not planned.');
    if (thing instanceof Error) throw thing;
    return reply;
  }) as unknown as Call;
const event = (change: Partial<Event> = {}): Event => ({ ...beachCleanUp, role: roles, ...change });
const look = async (
  found: Event | Error,
  roleId: string | null = null,
  others?: unknown[] | Error,
) => await lookUp(serverWith(found, others), { eventId: beachCleanUp.id, roleId });

describe('AU-01 the address', () => {
  const carried = (search: string) => carriedIn(new URLSearchParams(search));

  test('AU-01 carries an event, and a role of it or none', () => {
    expect(carried(`event=${COOK}&role=${DRIVER}`)).toEqual({ eventId: COOK, roleId: DRIVER });
    expect(carried(`event=${COOK}&role=driver`)).toEqual({ eventId: COOK, roleId: null });
  });

  test('AU-01 without the id of an event carries nothing', () => {
    expect(carried(`role=${DRIVER}`)).toBeNull();
    expect(carried("event=1'--")).toBeNull();
  });
});

describe('AU-01 how the event stands', () => {
  test('AU-01 a role is open as long as it has a place, an event as long as one of its roles has', async () => {
    expect((await look(event(), DRIVER)).standing).toBe('open');
    expect((await look(event(), COOK)).standing).toBe('full');
    expect((await look(event())).standing).toBe('open');
    expect((await look(event({ role: [role(COOK, 2, ['Cooking'])] }))).standing).toBe('full');
  });

  test('AU-01 a role that is gone is not carried on: any will do', async () => {
    const found = await look(event(), idOf('gone'));
    expect(found).toMatchObject({ standing: 'open', roleId: null, roleName: null });
    expect(found.skills).toEqual(['Cooking', 'Calm', 'Driving']);
  });

  test('AU-01 the skills are those of the chosen role', async () => {
    const found = await look(event(), DRIVER);
    expect(found).toMatchObject({ roleName: 'Role Driving', skills: ['Driving', 'Calm'] });
    expect(found.event?.title).toBe('Beach clean-up');
  });

  test.each([
    ['PENDING', 'gone'],
    ['CANCELLED', 'cancelled'],
    ['COMPLETED', 'over'],
    ['ONGOING', 'begun'],
  ] as const)('AU-01 %s: %s', async (status, standing) => {
    expect((await look(event({ status }), DRIVER)).standing).toBe(standing);
  });

  test('AU-01 an event that is not there is gone; one that cannot be asked for is unknown', async () => {
    expect(await look(refused('events.not_found'))).toMatchObject({
      standing: 'gone',
      event: null,
    });
    expect((await look(unanswered())).standing).toBe('unknown');
    expect((await look(refused('server.busy'))).standing).toBe('unknown');
  });
});

describe('AU-01 what there is instead', () => {
  const others = [1, 2, 3, 4].map((count) => comingEvent(count, `Event ${count}`));

  test('AU-01 nothing is looked for while the event is open', async () => {
    expect((await look(event(), DRIVER, others)).others).toEqual([]);
  });

  test('AU-01 three other events at most, and never the same one again', async () => {
    const same = { ...comingEvent(9, 'The same'), id: beachCleanUp.id };
    const found = await look(event(), COOK, [same, ...others]);
    expect(found.others.map(({ title }) => title)).toEqual(['Event 1', 'Event 2', 'Event 3']);
  });

  test('AU-01 they are an extra: where they cannot be read there are none', async () => {
    expect(await look(event(), COOK, unanswered())).toMatchObject({ standing: 'full', others: [] });
  });
});
