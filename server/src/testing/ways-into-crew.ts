/** Every way by which somebody comes into a crew, over HTTP. */
import { addWalkIn, letIn } from '@saath/contract/day/walk-ins/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import * as joining from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { newId } from '../platform/ids.ts';
import { done } from './done.ts';
import { firstRole, type SignedIn } from './given.ts';
import { atAnyTime, minutesIn } from './given-day.ts';
import type { TestProduct } from './product.ts';

type Answer = { status: number; body: Record<string, unknown> };
export type Way = {
  /** Whether a reason overcomes what is missing. */
  readonly mayOverride: boolean;
  readonly before?: (event: Event, person: SignedIn) => Promise<unknown>;
  readonly take: (event: Event, person: SignedIn, reason: object) => Promise<Answer>;
  readonly code: string;
};
export type Organised = { readonly product: TestProduct; readonly admin: SignedIn };

/** The states of people who hold a place. */
export const held = ['offered', 'confirmed', 'checked_in'];

export async function rowOf({ db }: TestProduct, event: Event, { id }: { id: string }) {
  return await db
    .selectFrom('participation')
    .select(['state', 'eligibilityReason', 'id'])
    .where('eventId', '=', event.id)
    .where('userId', '=', id)
    .executeTakeFirst();
}

export async function stateOf(product: TestProduct, event: Event, person: { id: string }) {
  return (await rowOf(product, event, person))?.state ?? 'none';
}

/** The organiser asks for the role in the name of somebody. */
export async function asked(
  { admin }: Organised,
  event: Event,
  person: SignedIn,
): Promise<Participation> {
  const body = { eventId: event.id, userId: person.id, roleId: firstRole(event).id };
  return (await done(admin, joining.requestJoin, { body })).participation as Participation;
}

export async function asks(person: SignedIn, event: Event) {
  const body = { eventId: event.id, roleId: firstRole(event).id };
  return await person.call(joining.requestJoin, { body });
}

async function decide(
  { product, admin }: Organised,
  { event, person, answer }: { event: Event; person: SignedIn; answer: object },
) {
  const id = (await rowOf(product, event, person))?.id ?? '';
  return await admin.call(joining.decide, { params: { id }, body: answer as never });
}

/** @param organised the product and its organiser once a test runs */
export const waysIntoCrew = (organised: () => Organised): Readonly<Record<string, Way>> => ({
  'is approved': {
    ...{
      mayOverride: true,
      before: async (event, person) => await asked(organised(), event, person),
      code: 'joining.not_eligible',
    },
    take: async (event, person, reason) =>
      await decide(organised(), { event, person, answer: { decision: 'approve', ...reason } }),
  },
  'is assigned': {
    ...{ mayOverride: true, code: 'joining.not_eligible' },
    take: async (event, { id: volunteerId }, reason) =>
      await organised().admin.call(assignVolunteer, {
        body: { volunteerId, eventId: event.id, roleId: firstRole(event).id, ...reason },
      }),
  },
  'is moved on the board': {
    ...{ mayOverride: true, code: 'board.not_eligible' },
    take: async (event, { id: userId }, reason) => {
      const from = { state: 'none' as const, roleId: null };
      const moves = [{ userId, from, to: { roleId: firstRole(event).id } }];
      return await organised().admin.call(saveBoard, {
        params: { id: event.id },
        body: { moves, ...reason },
      });
    },
  },
  'is offered a place of the wait list': {
    ...{ mayOverride: false, code: 'joining.not_eligible' },
    before: async (event, person) => {
      await asked(organised(), event, person);
      await decide(organised(), { event, person, answer: { decision: 'waitlist' } });
    },
    take: async (event, person) => {
      const answer = await decide(organised(), { event, person, answer: { decision: 'offer' } });
      // The wait list may have been faster.
      const isOffered = (await stateOf(organised().product, event, person)) === 'offered';
      return isOffered ? { status: 200, body: {} } : answer;
    },
  },
  'walks in': {
    ...{ mayOverride: true, code: 'joining.not_eligible' },
    take: async (event, { name, email }, reason) => {
      const { product, admin } = organised();
      minutesIn(product, event, 10);
      const person = { id: newId(), roleId: firstRole(event).id, name, email };
      return await atAnyTime(product, admin.id).call(addWalkIn, {
        params: { id: event.id },
        body: { ...person, ...reason },
      });
    },
  },
  'is let in at the door': {
    ...{
      mayOverride: true,
      before: async (event, person) => await asked(organised(), event, person),
      code: 'joining.not_eligible',
    },
    take: async (event, person, reason) => {
      const { product, admin } = organised();
      minutesIn(product, event, 10);
      const participationId = (await rowOf(product, event, person))?.id ?? '';
      const place = { id: newId(), roleId: firstRole(event).id, participationId };
      return await atAnyTime(product, admin.id).call(letIn, {
        params: { id: event.id },
        body: { ...place, ...reason },
      });
    },
  },
});
