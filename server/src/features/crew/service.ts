/** What a change of an event, a role or an account means for the people concerned, in the same transaction. */
import { eventStatusAt } from '@saath/contract/events/rules';
import { sqlState, type Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { EventRow } from '../events/queries.ts';
import { eventGoneMail, movedMail, roleGoneMail } from '../participation/emails.ts';
import * as queries from '../participation/queries.ts';
import { FILL_PLACES, type Joining, tell, wakeWorkers } from '../participation/service.ts';
import { type RoleRow, rolesOf } from '../roles/queries.ts';

/** SQLSTATE of `participation_no_overlap`. */
const OVERLAP = '23P01';

/** What the events feature asks of us. */
export function eventPeople(joining: Joining) {
  return {
    async moved(tx: Tx, _before: EventRow, after: EventRow): Promise<void> {
      const { id: eventId, startTime, endTime } = after;
      try {
        await queries.moveParticipations(tx, { eventId, startTime, endTime });
      } catch (error) {
        throw sqlState(error) === OVERLAP ? new DomainError('events.clash') : error;
      }
      if (eventStatusAt(after, joining.now()) !== 'UPCOMING') return;
      await tellAll(joining, tx, {
        event: after,
        states: ['confirmed', 'waitlisted'],
        kind: 'change',
      });
    },

    async placesAdded(tx: Tx, event: EventRow): Promise<void> {
      for (const role of await rolesOf(tx, [event.id]))
        if (role.filled < role.maxVolunteers) await joining.queue.add(tx, FILL_PLACES, role.id);
    },

    async cancelled(tx: Tx, event: EventRow): Promise<void> {
      if (eventStatusAt(event, joining.now()) !== 'UPCOMING') return;
      const states = ['confirmed', 'waitlisted', 'requested'] as const;
      await tellAll(joining, tx, { event, states, kind: 'cancellation' });
    },

    committed: () => wakeWorkers(joining),
  };
}

async function tellAll(
  joining: Joining,
  tx: Tx,
  news: {
    event: EventRow;
    states: readonly ('confirmed' | 'waitlisted' | 'requested')[];
    kind: 'change' | 'cancellation';
  },
): Promise<void> {
  const { event, states, kind } = news;
  const mail = kind === 'change' ? movedMail : eventGoneMail;
  for (const to of await queries.recipientsOf(tx, { eventId: event.id, states }))
    await tell(joining, tx, { kind, mail, to, event });
}

/** The people of a role that is deleted: who held a place asks for the event again, now without a role. */
export async function releaseRole(
  joining: Joining,
  tx: Tx,
  { role, actorId }: { role: RoleRow; actorId: string },
): Promise<void> {
  const event = await queries.shareEvent(tx, role.eventId);
  if (!event) throw new DomainError('events.not_found');
  const at = joining.now();
  const people = new Map(
    (await queries.recipientsOf(tx, { eventId: role.eventId, states: ['confirmed'] })).map(
      (person) => [person.id, person] as const,
    ),
  );
  for (const row of await queries.participationsOfRole(tx, role.id)) {
    const held = row.state === 'confirmed';
    const next = { ...row, roleId: null, ...(held ? { state: 'requested' as const } : {}) };
    const reason = 'The role was deleted';
    await queries.recordState(tx, next, { from: row.state, actorId, reason, at });
    const to = people.get(row.userId);
    if (held && to)
      await tell(joining, tx, {
        kind: 'change',
        mail: roleGoneMail,
        to,
        event,
        roleName: role.name,
      });
  }
}

/** A person who leaves gives back every place and takes every request back, of events that have not begun. */
export async function withdrawAllOf(joining: Joining, tx: Tx, userId: string): Promise<void> {
  const at = joining.now();
  for (const row of await queries.openParticipationsOf(tx, { userId, after: at })) {
    if (row.state === 'confirmed' && row.roleId) {
      await queries.givePlaceBack(tx, row.roleId);
      await joining.queue.add(tx, FILL_PLACES, row.roleId);
    }
    const next = { ...row, state: 'withdrawn', waitingSince: null, decidedAt: at } as const;
    const reason = 'The person left';
    await queries.recordState(tx, next, { from: row.state, actorId: userId, reason, at });
  }
}

/**
 * Somebody who becomes an organiser takes back what nobody has answered, of events that have not begun; places that
 * are held stay.
 */
export async function withdrawRequestsOf(joining: Joining, tx: Tx, userId: string): Promise<void> {
  const at = joining.now();
  const open = await queries.openParticipationsOf(tx, { userId, after: at });
  for (const row of open.filter(({ state }) => state !== 'confirmed')) {
    const next = { ...row, state: 'withdrawn', waitingSince: null, decidedAt: at } as const;
    const reason = 'The person became an organiser';
    await queries.recordState(tx, next, { from: row.state, actorId: userId, reason, at });
  }
}

/** The places of a person who is removed go to those who wait. */
export async function freePlacesOf(joining: Joining, tx: Tx, userId: string): Promise<void> {
  for (const roleId of await queries.heldRoles(tx, userId)) {
    await queries.givePlaceBack(tx, roleId);
    await joining.queue.add(tx, FILL_PLACES, roleId);
  }
}
