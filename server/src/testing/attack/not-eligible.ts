/** What must be true after every call whatsoever: nobody holds a place without what it takes, a reason or a mark (EL-02). */
import { type eligible, lastDayOf } from '@saath/contract/events/eligibility/rules';
import type { tooMuch } from '@saath/contract/events/time-limits/rules';
import { sql } from 'kysely';
import { requirementsOf } from '../../features/events/eligibility/policy.ts';
import { factsOf } from '../../features/events/eligibility/queries.ts';
import { limitedPlace } from '../../features/events/time-limits/queries.ts';
import type { TestProduct } from '../product.ts';
import type { World } from './world.ts';

/** The policy as it is, whatever a negative control has made of the one that the product asks. */
export type Policy = { readonly eligible: typeof eligible; readonly tooMuch: typeof tooMuch };

async function placesIn({ db }: TestProduct, eventIds: readonly string[]) {
  return await db
    .selectFrom('participation as place')
    // An event that was put away and is brought back gives nobody a place.
    .innerJoin('everyEvent as event', 'event.id', 'place.eventId')
    .innerJoin('appUser', 'appUser.id', 'place.userId')
    .innerJoin('eventRole as role', 'role.id', 'place.roleId')
    .select(['place.id', 'place.userId', 'place.eventId', 'place.roleId', 'place.state'])
    .select(['place.startTime', 'place.endTime', 'place.eligibilityReason', 'place.attentionSince'])
    .select('appUser.leftAt')
    .select(['event.timeZone', 'event.dayHours', 'event.weekHours', 'event.restHours'])
    .select(['role.needsOneOf', 'role.minAge', 'role.needsAgreements', 'role.needsGuardian'])
    .where('place.eventId', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where('place.state', 'in', [...kept, 'completed', 'left_early', 'no_show', 'excused'])
    .execute();
}
type Held = Awaited<ReturnType<typeof placesIn>>[number];

const kept = ['offered', 'confirmed', 'checked_in'] as const;
const isExcused = (place: Held) =>
  place.eligibilityReason !== null || place.attentionSince !== null;
const keyOf = ({ id, roleId }: Held) => `${id} ${roleId}`;

/**
 * Looks again after each call.
 *
 * @returns what is wrong since: places that go on, and those that were given only now although they are over
 */
export function watchPlaces(world: World, policy: Policy): () => Promise<string[]> {
  const { product } = world;
  const events = new Set<string>();
  let before = new Set<string>();
  return async () => {
    for (const id of world.eventIds) events.add(id);
    const places = await placesIn(product, [...events]);
    const ids = [...new Set(places.map(({ userId }) => userId))];
    const facts = await factsOf(product.db, ids);
    const isLooked = (place: Held) =>
      !isExcused(place) &&
      place.state !== 'no_show' &&
      place.state !== 'excused' &&
      // Of whoever has left nothing is known any more: what they had while the event runs stays.
      ((kept.some((state) => state === place.state) &&
        place.endTime > product.clock.now &&
        place.leftAt === null) ||
        !before.has(keyOf(place)));
    const looked = places.filter(isLooked);
    const lacks = looked.filter((place) => {
      const asked = requirementsOf({ ...place, id: place.roleId ?? '' });
      return asked && !policy.eligible(asked, facts(place.userId), lastDayOf(place, place)).ok;
    });
    // Of places that break a limit together one has a reason or a mark at least; an offer counts once it is taken.
    const held = places.filter(({ state }) => !['offered', 'no_show', 'excused'].includes(state));
    const beyond = looked.filter((place) => {
      if (place.state === 'offered') return false;
      const others = held.filter(
        (each) =>
          each.userId === place.userId && each.eventId !== place.eventId && !isExcused(each),
      );
      const around = others.map((each) => limitedPlace(each, each));
      return policy.tooMuch(limitedPlace(place, place), around).length > 0;
    });
    before = new Set(places.map(keyOf));
    return [...lacks.map(({ id }) => `lacks ${id}`), ...beyond.map(({ id }) => `time ${id}`)];
  };
}
