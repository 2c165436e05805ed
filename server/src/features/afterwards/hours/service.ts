/** Use cases of organisers about hours after an event: read, corrected, answered, excused. */
import { inHours } from '@saath/contract/afterwards/hours/rules';
import { limits } from '@saath/contract/limits';
import { holdsPlace, mayFollow } from '@saath/contract/places/joining/rules';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { touchEvent } from '../../../platform/locks.ts';
import { findUser } from '../../accounts/accounts/queries.ts';
import { requireRoom } from '../../day/check-in/service.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { findShift } from '../../events/shifts/queries.ts';
import { timesOf } from '../../events/shifts/service.ts';
import { type AuditChange, writeAudit } from '../../foundation/audit/service.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotice } from '../../notices/notices/service.ts';
import { overlapOf } from '../../places/around/queries.ts';
import { shiftsOfPeople } from '../../places/further-shifts/queries.ts';
import type { ParticipationRow } from '../../places/place/queries.ts';
import { reopen, roleOfEvent, type Scene } from '../../places/place/scene.ts';
import { takePlace } from '../../places/place/seats.ts';
import { step } from '../../places/place/step.ts';
import { wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { type HoursNews, hoursMail } from './emails.ts';
import { requireBounded, requireCorrectable } from './policy.ts';
import * as queries from './queries.ts';

const MINUTES = 60;
const MOST_WAITING = 100;

/** One page of everybody, by name, with those who wait on the first. @throws DomainError `events.not_found` */
export async function readEvent(
  { db }: Pick<Ports, 'db'>,
  { eventId, after }: { eventId: string; after: string | undefined },
) {
  if (!(await findEvent(db, eventId))) throw new DomainError('events.not_found');
  const size = limits.hoursPage;
  const rows = await queries.peopleByName(db, { eventId, after, limit: size + 1 });
  const people = rows.slice(0, size);
  const waiting = after ? [] : await queries.waitingPeople(db, { eventId, limit: MOST_WAITING });
  return {
    people,
    waiting,
    planned: await plannedOf(db, [...waiting, ...people]),
    proposals: await queries.countProposals(db, eventId),
    next: rows.length > size ? (people.at(-1)?.userId ?? null) : null,
  };
}

/** In which event somebody proposed hours; undefined where there is no such proposal. */
export const eventOfProposal = queries.eventOfProposal;

type GivenHours = { readonly minutes: number; readonly reason: string; readonly actorId: string };
type Bounded = { readonly beyondPlan: boolean };

/**
 * An organiser says how long somebody was there, whatever was recorded before; what the person had proposed is answered
 * by it.
 *
 * @throws DomainError `joining.not_found`, `hours.not_held`, `hours.not_over`, `hours.not_there`, `hours.beyond_plan`
 */
export async function correct(
  ports: Ports,
  { participationId, beyondPlan, ...given }: GivenHours & Bounded & { participationId: string },
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const { scene, existing } = await openPlace(ports, tx, participationId);
    const { minutes, reason, actorId } = given;
    const plan = await plannedIn(tx, existing);
    requireBounded({ minutes, plannedMinutes: plan }, { beyondPlan, reason });
    const at = ports.now();
    await queries.closeProposals(tx, {
      ...keyOf(scene),
      state: 'changed',
      answer: reason,
      answeredBy: actorId,
      answeredAt: at,
    });
    const before = await writeCorrection(ports, tx, { scene, existing, ...given });
    const news = { kind: 'corrected', hours: inHours(minutes), word: reason } as const;
    await tellPutRight(ports, tx, { scene, before, news });
  });
  wakeWorkers(ports);
}

/**
 * An organiser's answer to hours that somebody proposed.
 *
 * @throws DomainError `hours.proposal_gone`, `hours.proposal_answered`, and as `correct` does
 */
export async function answer(
  ports: Ports,
  given: Bounded & {
    id: string;
    decision: 'accept' | 'decline';
    minutes: number | undefined;
    word: string;
    actorId: string;
  },
): Promise<void> {
  const { id, decision, word, actorId, beyondPlan } = given;
  await inTransaction(ports.db, async (tx) => {
    const seen = await queries.findProposal(tx, id);
    if (!seen) throw new DomainError('hours.proposal_gone');
    const place = await queries.participationOfProposal(tx, seen);
    const { scene, existing } = await openPlace(ports, tx, place.id);
    const proposal = await queries.findProposal(tx, id);
    if (proposal?.state !== 'open') throw new DomainError('hours.proposal_answered');
    const at = ports.now();
    const minutes = given.minutes ?? proposal.minutes;
    const accepted = minutes === proposal.minutes ? 'accepted' : 'changed';
    const state = decision === 'decline' ? 'declined' : accepted;
    const claim = { minutes, plannedMinutes: await plannedIn(tx, existing) };
    if (state !== 'declined') requireBounded(claim, { beyondPlan, reason: word });
    await queries.answerProposal(tx, {
      id,
      state,
      answer: word,
      answeredBy: actorId,
      answeredAt: at,
    });
    const news: News = { kind: state, hours: inHours(minutes), word };
    if (state === 'declined') {
      await writeAudit(tx, { action: 'person.hours_declined', actorId, at, ...keyOf(scene) });
      await noteChange(tx, { eventId: scene.event.id });
      await tell(ports, tx, scene, news);
    } else {
      const reason = word || proposal.reason;
      const given = { scene, existing, minutes, reason, actorId };
      const before = await writeCorrection(ports, tx, given);
      await tellPutRight(ports, tx, { scene, before, news });
    }
  });
  wakeWorkers(ports);
}

const keyOf = ({ event, user }: Scene) => ({ eventId: event.id, userId: user.id });

/** Holds event and person, and the event against other changes when a place has to be made. */
async function openPlace(ports: Ports, tx: Tx, participationId: string) {
  let opened = await reopen(tx, participationId);
  if (!holdsPlace(opened.existing.state)) {
    await touchEvent(tx, opened.scene.event.id, ports.now());
    opened = await reopen(tx, participationId);
  }
  requireCorrectable(opened.scene.event, opened.existing, ports.now());
  return opened;
}

type Correction = GivenHours & { readonly scene: Scene; readonly existing: ParticipationRow };

/** @returns the person as they stood before it */
async function writeCorrection(
  ports: Ports,
  tx: Tx,
  given: Correction,
): Promise<queries.HoursRow | undefined> {
  const { scene, existing, minutes, reason, actorId } = given;
  const at = ports.now();
  const before = await queries.personOf(tx, keyOf(scene));
  await comeAfterAll(ports, tx, given);
  const row = { ...keyOf(scene), id: newId(), minutes, reason, correctedBy: actorId };
  await queries.insertCorrection(tx, { ...row, correctedAt: at });
  const hours = before?.minutes ?? null;
  const changes: AuditChange[] = [
    { field: 'hours', before: hours === null ? null : inHours(hours), after: inHours(minutes) },
  ];
  await writeAudit(tx, {
    action: 'person.hours_corrected',
    actorId,
    at,
    ...keyOf(scene),
    details: { changes },
  });
  await noteChange(tx, { eventId: existing.eventId });
  return before;
}

/**
 * Anyone who has hours was there. Somebody who was missed has no place any more: where others have taken it, the role gets one
 * more; and where another place of theirs is at the same time, the reason for both is kept.
 */
async function comeAfterAll(ports: Ports, tx: Tx, given: Correction): Promise<void> {
  const { scene, existing, actorId, reason } = given;
  const { event, user } = scene;
  const { state, startTime, endTime } = existing;
  if (!mayFollow(state, 'completed', 'organiser') || state === 'left_early') return;
  const isMissed = !holdsPlace(state);
  const role = await roleOfEvent(tx, existing.roleId, event);
  if (!role) throw new DomainError('joining.role_needed');
  const shift = existing.shiftId ? await findShift(tx, existing.shiftId) : undefined;
  if (isMissed) await requireRoom(ports, tx, { event, role, shift, addPlace: true, actorId });
  const occasion = { ...event, eventId: event.id, userId: user.id, startTime, endTime };
  const clash = isMissed ? await overlapOf(tx, occasion) : undefined;
  const clashReason = existing.clashReason ?? (clash ? reason : null);
  const by = { by: 'organiser', actorId, reason: '', at: ports.now() } as const;
  await step(tx, existing, { to: 'completed', set: { clashReason }, ...by });
  if (isMissed && !(await takePlace(tx, role, shift))) throw new DomainError('joining.full');
}

/** The people whose hours became others because the times of their event were corrected. */
export async function tellCorrected(
  ports: Ports,
  tx: Tx,
  event: EventRow,
  { reason, minutes }: { reason: string; minutes: ReadonlyMap<string, number> },
): Promise<void> {
  for (const [userId, each] of minutes) {
    const user = await findUser(tx, userId);
    const news = { kind: 'corrected', hours: inHours(each), word: reason } as const;
    if (user) await tell(ports, tx, { event, user }, news);
  }
}

type News = Omit<HoursNews, 'event' | 'link'>;
type PutRight = { scene: Scene; before: queries.HoursRow | undefined; news: News };

/** Time in a role that is no help gives nobody hours: they hear of it only where they had been missed, and of no hours. */
async function tellPutRight(ports: Ports, tx: Tx, { scene, before, news }: PutRight) {
  if (before?.countsHours !== false) return await tell(ports, tx, scene, news);
  if (!holdsPlace(before.state)) await tell(ports, tx, scene, { ...news, kind: 'there' });
}

async function tell(
  ports: Ports,
  tx: Tx,
  { event, user }: Pick<Scene, 'event' | 'user'>,
  news: News,
): Promise<void> {
  if (user.leftAt) return;
  const link = `/volunteer/event/${event.id}/hours`;
  const text = hoursMail(user, { ...news, event, link: new URL(link, ports.appUrl).href });
  const letter = newsMail(ports, { kind: 'recap', to: user, text, branchId: event.branchId });
  if (letter) await ports.outbox.post(tx, letter);
  const notice = { userId: user.id, kind: 'recap', title: text.subject, link };
  await postNotice(tx, { ...notice, at: ports.now() });
}

type Planned = Pick<queries.HoursRow, 'eventId' | 'userId' | 'startTime' | 'endTime'>;

/**
 * How long places were planned to be: minutes, to the nearest quarter, as the ledger has them. Of several shifts the time in
 * them counts, not that between them.
 */
export async function plannedOf(
  db: Database,
  places: readonly Planned[],
): Promise<(place: Planned) => number> {
  const keyOf = ({ eventId, userId }: Pick<Planned, 'eventId' | 'userId'>) =>
    `${eventId} ${userId}`;
  const shifts = Map.groupBy(await shiftsOfPeople(db, places), keyOf);
  return (place) => {
    const parts = shifts.get(keyOf(place))?.map(timesOf) ?? [place];
    const length = parts.reduce(
      (sum, { startTime, endTime }) => sum + (endTime.getTime() - startTime.getTime()),
      0,
    );
    return 15 * Math.max(1, Math.round(length / (15 * MINUTES * 1000)));
  };
}

/** The same of one place. */
export const plannedIn = async (tx: Tx, place: Planned) => (await plannedOf(tx, [place]))(place);

/**
 * Being missed counts neither for nor against somebody who is excused.
 *
 * @throws DomainError `joining.not_found`, `hours.not_excusable`, `hours.not_held`, `hours.not_over`
 */
export async function excuse(
  ports: Ports,
  { participationId, actorId }: { participationId: string; actorId: string },
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const { scene, existing } = await reopen(tx, participationId);
    const at = ports.now();
    requireCorrectable(scene.event, existing, at);
    if (!mayFollow(existing.state, 'excused', 'organiser') || existing.state !== 'no_show')
      throw new DomainError('hours.not_excusable');
    await step(tx, existing, { to: 'excused', by: 'organiser', actorId, reason: '', at });
    await tell(ports, tx, scene, { kind: 'excused', hours: 0, word: '' });
  });
  ports.outbox.wake();
}
