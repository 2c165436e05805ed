/**
 * Looks again at places that were rightly given, when something changed that they rest on: what is known of the person,
 * what the role or the event asks for, or its time. Nobody loses a place by that: it is marked, and both sides are told (EL-02).
 */
import { eligible, lastDayOf, withTime } from '@saath/contract/events/eligibility/rules';
import type { Language } from '@saath/contract/language';
import { holdsPlace } from '@saath/contract/places/joining/rules';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { lockUser, lockUsers, shareEvents } from '../../../platform/locks.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import { rolesWithCrewOf } from '../../events/crew-rules/queries.ts';
import { requirementsOf } from '../../events/eligibility/policy.ts';
import { factsOf } from '../../events/eligibility/queries.ts';
import { type EventRow, eventsById } from '../../events/events/queries.ts';
import { eventAt } from '../../events/shifts/present.ts';
import { timeAround } from '../../events/time-limits/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotices } from '../../notices/notices/service.ts';
import { reopen } from '../place/scene.ts';
import { FILL_PLACES } from '../place/seats.ts';
import { lookAgainElsewhere } from '../place/step.ts';
import { tell, tellOrganiser } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { somethingMissingMail, somethingMissingTitle } from './emails.ts';
import * as queries from './queries.ts';

/**
 * Holds the events in which a person has places that ask for something, then the person: what is known of them changes
 * under the same locks under which places are given.
 */
export async function holdPerson(
  { now }: Pick<Ports, 'now'>,
  tx: Tx,
  userId: string,
): Promise<UserRow | undefined> {
  const ids = await queries.eventsToHold(tx, { whose: { userId }, now: now() });
  if (ids.length > 0) await shareEvents(tx, ids);
  return await lockUser(tx, userId);
}

/** What is known of a person has changed; the caller holds them (see `holdPerson`). Free places may be theirs now. */
export async function followFacts(ports: Ports, tx: Tx, userId: string): Promise<void> {
  await lookAgain(ports, tx, { userId });
  const inCrews = await rolesWithCrewOf(tx, userId);
  for (const roleId of [...inCrews, ...(await queries.rolesWaitedFor(tx, userId))])
    await ports.jobs.add(tx, FILL_PLACES, roleId);
}

/** Marks the places for which something is missing now, and takes the mark off where nothing is any more. */
export async function lookAgain(ports: Ports, tx: Tx, whose: queries.Whose): Promise<void> {
  const at = ports.now();
  if ('eventId' in whose) await lookAgainElsewhere(tx, whose);
  const places = await queries.placesToLookAt(tx, { whose, now: at });
  if (places.length === 0) return;
  const events = new Map(
    (await eventsById(tx, [...new Set(places.map(({ eventId }) => eventId))])).map(
      (event) => [event.id, event] as const,
    ),
  );
  const idsOfPeople = [...new Set(places.map(({ id }) => id))];
  // Nobody gets a place elsewhere between the look and its mark.
  if ('eventId' in whose) await lockUsers(tx, idsOfPeople);
  const facts = await factsOf(tx, idsOfPeople);
  const time = await timeAround(tx, idsOfPeople, spanOf(places));
  const lacks = (place: queries.PlaceRow) => {
    const event = events.get(place.eventId);
    if (!event) return false;
    const requirements = requirementsOf({ ...place, id: place.roleId });
    const found = eligible(
      requirements ?? { oneOf: [], minAge: null },
      facts(place.id),
      lastDayOf(place, event),
    );
    return !withTime(found, time(place.id, event, place)).ok;
  };
  const [missing, whole] = [places.filter(lacks), places.filter((place) => !lacks(place))];
  const isMarked = ({ attentionSince }: queries.PlaceRow) => attentionSince !== null;
  const fresh = missing.filter((place) => !isMarked(place));
  const healed = whole.filter(isMarked);
  await queries.setAttention(tx, { ids: idsOf(fresh), since: at });
  await queries.setAttention(tx, { ids: idsOf(healed), since: null });
  for (const eventId of new Set([...fresh, ...healed].map((place) => place.eventId)))
    await noteChange(tx, { eventId });
  for (const [eventId, theirs] of Map.groupBy(fresh, (place) => place.eventId)) {
    const event = events.get(eventId);
    if (event?.publishedAt && !event.cancelledAt) await tellBoth(ports, tx, event, theirs);
  }
}

function spanOf(places: readonly queries.PlaceRow[]) {
  const startTime = new Date(Math.min(...places.map((place) => place.startTime.getTime())));
  const endTime = new Date(Math.max(...places.map((place) => place.endTime.getTime())));
  return { startTime, endTime };
}

const idsOf = (places: readonly queries.PlaceRow[]) =>
  places.map(({ participationId }) => participationId);

async function tellBoth(
  ports: Ports,
  tx: Tx,
  event: EventRow,
  places: readonly queries.PlaceRow[],
): Promise<void> {
  const [only] = places;
  // Of one it may be the person's own doing, time and again, which `tell` looks at.
  if (only && places.length === 1)
    await tell(ports, tx, {
      ...{ kind: 'change', mail: somethingMissingMail, to: only, roleName: only.roleName },
      event: partOf(event, only),
    });
  else await tellMany(ports, tx, event, places);
  const names = places.map(({ name }) => name);
  const titleIn = (language: Language) =>
    somethingMissingTitle(language, { names, title: event.title });
  await tellOrganiser(tx, { event }, { kind: 'change', titleIn, at: ports.now() });
}

/** How many rows go into one statement. */
const BATCH = 500;

/** A mail and a notice each, in a few statements whatever their number: a role may have thousands of places. */
async function tellMany(
  ports: Ports,
  tx: Tx,
  event: EventRow,
  places: readonly queries.PlaceRow[],
): Promise<void> {
  const path = `/event/${event.id}`;
  const link = new URL(path, ports.appUrl).href;
  const news = { kind: 'change', at: ports.now(), link: path } as const;
  for (let start = 0; start < places.length; start += BATCH) {
    const letters = places.slice(start, start + BATCH).map((to) => {
      const facts = { to, event: partOf(event, to), roleName: to.roleName, link, note: '' };
      return { to, text: somethingMissingMail(facts) };
    });
    const shared = { kind: 'change', branchId: event.branchId } as const;
    const mails = letters.flatMap((letter) => newsMail(ports, { ...shared, ...letter }) ?? []);
    await ports.outbox.postMany(tx, mails);
    await postNotices(
      tx,
      letters.map(({ to, text }) => ({
        ...{ ...news, userId: to.id, title: text.subject },
        goodUntil: partOf(event, to).endTime,
      })),
    );
  }
}

/** The event as the person has it. */
const partOf = (event: EventRow, place: queries.PlaceRow): EventRow =>
  eventAt(event, {
    ...{ startsAt: place.startTime, endsAt: place.endTime },
    place: place.shiftPlace ?? '',
  });

/**
 * An organiser leaves somebody their place although something is missing; the reason stands with it.
 *
 * @throws DomainError `joining.not_found`, `joining.not_possible` where nothing is missing any more
 */
export async function keepPlace(
  ports: Ports,
  given: { participationId: string; reason: string; actorId: string },
): Promise<void> {
  const { participationId, reason, actorId } = given;
  await inTransaction(ports.db, async (tx) => {
    const { scene, existing } = await reopen(tx, participationId);
    if (!holdsPlace(existing.state) || !existing.attentionSince)
      throw new DomainError('joining.not_possible');
    await queries.keepPlaceFor(tx, { id: participationId, reason });
    const { event, user } = scene;
    const about = { eventId: event.id, userId: user.id, details: { subject: event.title } };
    const entry = { actorId, at: ports.now(), ...about };
    await writeAudit(tx, { action: 'person.eligibility_allowed', ...entry });
    await noteChange(tx, { eventId: event.id });
  });
}
