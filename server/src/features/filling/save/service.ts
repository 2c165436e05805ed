/** Saves a plan as a whole (MT-04, MA-03). */
import type { FillWay } from '@saath/contract/filling/fill/rules';
import type { FillPlace, FillSummary } from '@saath/contract/filling/fill/schema';
import { limits } from '@saath/contract/limits';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { noteShown } from '../../matching/match-log/service.ts';
import { giveFurther } from '../../places/further-shifts/service.ts';
import { makeMoves } from '../../places/moves/service.ts';
import { findParticipationOf, participationsOfPeople } from '../../places/place/queries.ts';
import { wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { offerPlaces } from '../../places/wait-list/service.ts';
import { type Held, holdPlan } from '../plan/held.ts';
import { isOf } from '../plan/policy.ts';
import type { Planned } from '../plan/service.ts';
import { askedMail } from './emails.ts';
import { firstOfEach, moveTo, placeRow, refuseWhole } from './policy.ts';
import * as queries from './queries.ts';

export type FillSave = {
  readonly id: string;
  readonly eventIds: readonly string[];
  readonly fingerprint: string;
  readonly how: FillWay;
  readonly places: readonly FillPlace[];
  readonly note: string;
  readonly actorId: string;
  /** Whether it has to be the people of the branch. */
  readonly isOfBranch?: boolean;
};

/**
 * Gives or offers all places, or none. Events are held in the order of their ids, then everybody concerned, then the
 * roles of one event after the other. The same id again changes nothing.
 *
 * @throws DomainError `events.not_found`, `fill.closed`, `fill.changed`
 */
export async function saveFill(ports: Ports, save: FillSave): Promise<FillSummary> {
  const summary = await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const claim = { id: save.id, madeBy: save.actorId, madeAt: at, way: save.how };
    const earlier = await queries.claimSave(tx, claim);
    if (earlier) return earlier;
    const held = await holdPlan(tx, save, at);
    const mails = await giveAll(ports, tx, { save, held }).catch(refuseWhole);
    await writeDown(tx, { save, held, at });
    const people = held.users.length;
    const summary = { places: save.places.length, people, mails };
    await queries.finishSave(tx, save.id, summary);
    await queries.dropSaves(tx, new Date(at.getTime() - limits.fill.undo));
    return summary;
  });
  wakeWorkers(ports);
  return summary;
}

/** @returns how many mails go out */
async function giveAll(
  ports: Ports,
  tx: Tx,
  { save, held }: { save: FillSave; held: Held },
): Promise<number> {
  let mails = 0;
  for (const event of held.events) {
    const own = save.places.filter(({ eventId }) => eventId === event.id);
    if (own.length === 0) continue;
    const { note, actorId } = save;
    const { first: places, further } = firstOfEach(own);
    if (save.how === 'give') {
      const moves = places.map((place) =>
        moveTo(place, held.standings.find(isOf({ ...place, eventId: event.id }))),
      );
      const made = await makeMoves(ports, tx, {
        ...{ eventId: event.id, moves, note, actorId },
        isOfBranch: save.isOfBranch ?? false,
      });
      mails += made.mails;
    } else {
      const { users } = held;
      const offer = { event, users, places, note, actorId, mail: askedMail };
      mails += await offerPlaces(ports, tx, offer);
    }
    mails += await giveShifts(ports, tx, { event, users: held.users, further, actorId });
  }
  return mails;
}

/** The shifts that people get besides their first. @returns how many mails go out */
async function giveShifts(
  ports: Ports,
  tx: Tx,
  given: {
    event: EventRow;
    users: readonly UserRow[];
    further: readonly FillPlace[];
    actorId: string;
  },
): Promise<number> {
  const { event, users, further, actorId } = given;
  let mails = 0;
  for (const { userId, shiftId } of further) {
    const user = users.find(({ id }) => id === userId);
    const existing = await findParticipationOf(tx, { eventId: event.id, userId });
    if (!user || !existing || !shiftId) throw new DomainError('fill.changed');
    const mailedTo = await giveFurther(ports, tx, {
      ...{ scene: { event, user }, existing, shiftId, actorId },
    });
    mails += mailedTo ? 1 : 0;
  }
  return mails;
}

/** What everybody was before, for the undo; and an entry of the log for each event. */
async function writeDown(
  tx: Tx,
  { save, held, at }: { save: FillSave; held: Held; at: Date },
): Promise<void> {
  for (const event of held.events) {
    const places = save.places.filter(({ eventId }) => eventId === event.id);
    if (places.length === 0) continue;
    const userIds = places.map(({ userId }) => userId);
    const rows = await participationsOfPeople(tx, { eventId: event.id, userIds });
    await queries.insertPlaces(
      tx,
      rows.map((row) => placeRow(save.id, row, held.standings.find(isOf(row)), at)),
    );
    const details = { subject: event.title, count: places.length };
    const about = { eventId: event.id, actorId: save.actorId };
    await writeAudit(tx, { action: 'event.filled', ...about, at, details });
  }
}

/**
 * Writes down whom a plan that was shown would place, for learning from what comes of it. It is not waited for; a failure is
 * logged.
 */
export function noteWhoWasPlaced(
  surroundings: Parameters<typeof noteShown>[0],
  { parts, people, plan, explained }: Planned,
  now: Date,
): void {
  const seats = Map.groupBy(plan.seats, ({ part }) => part);
  for (const [at, { role }] of parts.entries()) {
    const shown = (seats.get(at) ?? []).flatMap(({ person }) => {
      const fit = explained[at]?.get(people[person]?.id ?? '');
      if (!fit) return [];
      const { candidateId: userId, chances, features } = fit;
      return [{ userId, chances, features, isExploration: false }];
    });
    if (shown.length > 0)
      noteShown(surroundings, { roleId: role.id, source: 'fill', people: shown, now });
  }
}
