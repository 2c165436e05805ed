/** What a change of an event, a role or an account means for the people concerned, in the same transaction. */

import { eventStatusAt } from '@saath/contract/events/events/rules';
import { limits } from '@saath/contract/limits';
import { holdingStates, holdsPlace } from '@saath/contract/places/joining/rules';
import { sqlState, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { shareEvent } from '../../../platform/locks.ts';
import { isNewTime } from '../../events/events/changing.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { type RoleRow, rolesOf } from '../../events/roles/queries.ts';
import { lookAgain } from '../attention/service.ts';
import { cancelledMail, eventGoneMail, roleGoneMail } from '../place/emails.ts';
import { keepWhatIsOver } from '../place/further-seats.ts';
import * as queries from '../place/queries.ts';
import { countPlaces, FILL_PLACES } from '../place/seats.ts';
import { lookAtTrainings, step, stepAll } from '../place/step.ts';
import { tell, wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { holdNews, takeNews } from './queries.ts';
import { tellAll, tellMoved } from './telling.ts';

/** SQLSTATE of `participation_no_overlap`. */
const OVERLAP = '23P01';

/** Told of corrected hours: the hours feature does it. */
export type TellCorrected = (
  ports: Ports,
  tx: Tx,
  event: EventRow,
  given: { reason: string; minutes: ReadonlyMap<string, number> },
) => Promise<void>;

/** What the events feature asks of us. */
export function eventPeople(ports: Ports, tellCorrected: TellCorrected) {
  return {
    async moved(
      tx: Tx,
      before: EventRow,
      after: EventRow,
      { notify }: { notify: boolean | undefined },
    ): Promise<void> {
      const { id: eventId, startTime, endTime } = after;
      try {
        const times = { eventId, startTime, endTime, at: ports.now() };
        await queries.moveParticipations(tx, times);
      } catch (error) {
        throw sqlState(error) === OVERLAP ? new DomainError('events.clash') : error;
      }
      if (eventStatusAt(after, ports.now()) !== 'UPCOMING') return;
      if (notify === undefined) return await hold(ports, tx, { before, after });
      if (!notify && !isNewTime(before, after)) return;
      await takeNews(tx, eventId);
      await tellMoved(ports, tx, after);
    },

    async hoursCorrected(
      tx: Tx,
      event: EventRow,
      given: { reason: string; minutes: ReadonlyMap<string, number> },
    ): Promise<void> {
      await tellCorrected(ports, tx, event, given);
    },

    async placesAdded(tx: Tx, event: EventRow): Promise<void> {
      for (const role of await rolesOf(tx, [event.id]))
        if (role.filled < role.maxVolunteers) await ports.jobs.add(tx, FILL_PLACES, role.id);
    },

    async mayBeMissing(tx: Tx, event: EventRow): Promise<void> {
      await lookAgain(ports, tx, { eventId: event.id });
    },

    async givenElse(tx: Tx, event: EventRow): Promise<void> {
      await lookAtTrainings(tx, event.id);
    },

    committed: () => wakeWorkers(ports),
  };
}

/** The job for events whose news are held. */
export const HELD_NEWS = 'held-news';

type Known = Pick<EventRow, 'startTime' | 'endTime' | 'location'>;

/** Whether an event takes place as its people know it. */
export function isKnown(known: Known, event: Known): boolean {
  return !isNewTime(known, event) && known.location === event.location;
}

/** Nobody said whether people are to be told: the change may not have been meant, and can be taken back unnoticed. */
async function hold(
  ports: Ports,
  tx: Tx,
  { before, after }: { before: EventRow; after: EventRow },
): Promise<void> {
  const { startTime, endTime, location } = before;
  const dueAt = new Date(ports.now().getTime() + limits.newsHeld);
  const news = { eventId: after.id, startTime, endTime, location, dueAt };
  const held = await holdNews(tx, news);
  if (isKnown(held, after)) await takeNews(tx, after.id);
  else await ports.jobs.add(tx, HELD_NEWS, after.id, dueAt);
}

/**
 * A cancelled event lets its people go and tells them why. Anyone who is here keeps what they did until now, and what is over
 * for somebody stays as it was. The caller holds the event's row, so nobody joins meanwhile; places that come free are
 * given to nobody.
 */
export async function releaseAll(
  ports: Ports,
  tx: Tx,
  {
    event,
    reason,
    actorId,
    isGone = false,
  }: {
    event: EventRow;
    reason: string;
    actorId: string;
    /** It leaves all pages as well. */
    isGone?: boolean;
  },
): Promise<void> {
  const at = ports.now();
  const taken = { by: 'organiser', actorId, reason, at } as const;
  const cut = await keepWhatIsOver(tx, { eventId: event.id, at });
  const open = await queries.openPeopleOf(tx, event.id);
  const here = open.filter(({ state }) => state === 'checked_in');
  const people = open.filter(
    ({ state, endTime }) => state !== 'checked_in' && !(state === 'confirmed' && endTime <= at),
  );
  const stepOf = (each: queries.OpenPerson) => placeOf(event.id, each);
  await stepAll(tx, here.map(stepOf), { to: 'completed', set: { checkedOutAt: at }, ...taken });
  const set = { waitingSince: null, offeredUntil: null };
  const decision = { decidedBy: actorId, decidedAt: at, answer: reason };
  const gone = { to: 'withdrawn', set: { ...set, ...decision } } as const;
  await stepAll(tx, people.map(stepOf), { ...gone, ...taken });
  await countPlaces(tx, event.id);
  const mail = isGone ? eventGoneMail : cancelledMail;
  // Who keeps what they did loses what lay ahead: they hear of it as well.
  const told = [
    ...people,
    ...open.filter(({ id }) => cut.has(id) && !people.some((each) => each.id === id)),
  ];
  const news = { event, people: told, kind: 'cancellation', mail, note: reason } as const;
  await tellAll(ports, tx, isGone ? { ...news, path: '/events' } : news);
}

function placeOf(eventId: string, { id: userId, participationId: id, state }: queries.OpenPerson) {
  return { eventId, userId, id, state };
}

/**
 * The people of a role that is deleted: who held a place asks for the event again, now without a role. The caller has
 * made sure that nothing is recorded of any of them.
 *
 * @throws DomainError `events.not_found`
 */
export async function releaseRole(
  ports: Ports,
  tx: Tx,
  { role, actorId }: { role: RoleRow; actorId: string },
): Promise<void> {
  const event = await shareEvent(tx, role.eventId);
  if (!event) throw new DomainError('events.not_found');
  const at = ports.now();
  const people = await queries.recipientsOf(tx, { eventId: role.eventId, states: holdingStates });
  const recipients = new Map(people.map((person) => [person.id, person] as const));
  const { startTime, endTime } = event;
  const whole = { roleId: null, shiftId: null, startTime, endTime };
  const reason = { code: 'role_deleted' } as const;
  const taken = { by: 'organiser', actorId, reason, at } as const;
  const reasons = { clashReason: null, eligibilityReason: null, attentionSince: null };
  const asking = { waitingSince: null, offeredUntil: null, ...reasons };
  for (const row of await queries.participationsOfRole(tx, role.id)) {
    const { state } = row;
    // Anyone who was only offered the place waits for another one as long as before.
    if (state === 'offered')
      await step(tx, row, { to: 'waitlisted', set: { ...whole, offeredUntil: null }, ...taken });
    else if (holdsPlace(state))
      await step(tx, row, { to: 'requested', set: { ...whole, ...asking }, ...taken });
    else await step(tx, row, { to: state, set: whole, ...taken });
    const to = recipients.get(row.userId);
    const news = { kind: 'change', mail: roleGoneMail, event, roleName: role.name } as const;
    if (to) await tell(ports, tx, { ...news, to });
  }
}
