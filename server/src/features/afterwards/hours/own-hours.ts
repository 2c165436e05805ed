/** Use cases of a person about their own hours: read them, propose others, and say what was when they were missed. */
import type { MissedAnswer } from '@saath/contract/afterwards/hours/rules';
import { holdsPlace } from '@saath/contract/places/joining/rules';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { type EventRow, findAnyEvent } from '../../events/events/queries.ts';
import { reopen, type Scene } from '../../places/place/scene.ts';
import { tellOrganiser } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { proposalTitle } from './emails.ts';
import { requireCorrectable, requireOpen, requireProposable } from './policy.ts';
import * as queries from './queries.ts';
import { plannedIn, plannedOf } from './service.ts';

type OwnPlace = { readonly eventId: string; readonly userId: string };

/** Also of an event that is put away. @throws DomainError `hours.not_found`, `hours.not_over`, `hours.not_held` */
export async function readOwn(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  place: OwnPlace,
): Promise<{ event: EventRow; row: queries.HoursRow; plannedMinutes: number }> {
  const event = await findAnyEvent(db, place.eventId);
  const row = event && (await queries.personOf(db, place));
  if (!row) throw new DomainError('hours.not_found');
  requireCorrectable(event, row, now());
  return { event, row, plannedMinutes: (await plannedOf(db, [row]))(row) };
}

/**
 * A volunteer proposes other hours; one proposal waits at a time.
 *
 * @throws DomainError `hours.not_found`, `hours.not_held`, `hours.not_over`, `hours.not_there`, `hours.too_late`,
 * `hours.already_proposed`, `hours.no_help`
 */
export async function propose(
  ports: Ports,
  { minutes, reason, ...place }: OwnPlace & { minutes: number; reason: string },
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const { scene, row } = await openOwn(ports, tx, place);
    // Whoever was missed says by it that they were there.
    if (row.countsHours === false && holdsPlace(row.state)) throw new DomainError('hours.no_help');
    requireProposable({ minutes, plannedMinutes: await plannedIn(tx, row) });
    await insertProposal(ports, tx, { ...place, scene, minutes, reason });
  });
}

async function insertProposal(
  { now }: Ports,
  tx: Tx,
  {
    scene,
    minutes,
    reason,
    ...place
  }: OwnPlace & { scene: Scene; minutes: number; reason: string },
): Promise<void> {
  const { name } = scene.user;
  const isNew = await queries.insertProposal(tx, {
    ...place,
    id: newId(),
    minutes,
    reason,
    proposedAt: now(),
    state: 'open',
    answeredBy: null,
    answeredAt: null,
  });
  if (!isNew) throw new DomainError('hours.already_proposed');
  await tellOrganiser(tx, scene, {
    kind: 'recap',
    titleIn: (language) => proposalTitle(language, { name, event: scene.event }),
    tab: 'after',
    at: now(),
  });
  await noteChange(tx, { eventId: place.eventId });
}

async function openOwn(
  ports: Ports,
  tx: Tx,
  place: OwnPlace,
): Promise<{ row: queries.HoursRow; scene: Scene }> {
  const seen = await queries.personOf(tx, place);
  if (!seen) throw new DomainError('hours.not_found');
  const { scene, existing } = await reopen(tx, seen.participationId);
  requireCorrectable(scene.event, existing, ports.now());
  requireOpen(seen, ports.now());
  return { row: { ...seen, state: existing.state }, scene };
}

/**
 * Somebody who was missed says why. Anyone who was there after all proposes the hours with it.
 *
 * @param minutes how long; the planned time when undefined
 * @throws DomainError as `propose` does, and `hours.not_missed`
 */
export async function answerMissed(
  ports: Ports,
  given: OwnPlace & { answer: MissedAnswer; minutes: number | undefined; note: string },
): Promise<void> {
  const { answer: why, minutes, note, ...place } = given;
  await inTransaction(ports.db, async (tx) => {
    const { row, scene } = await openOwn(ports, tx, place);
    if (row.state !== 'no_show') throw new DomainError('hours.not_missed');
    if (why === 'there' && minutes !== undefined)
      requireProposable({ minutes, plannedMinutes: await plannedIn(tx, row) });
    const answeredAt = ports.now();
    await queries.putMissedAnswer(tx, { ...place, answer: why, note, answeredAt });
    await noteChange(tx, { eventId: place.eventId });
    if (why === 'there')
      await insertProposal(ports, tx, {
        ...place,
        scene,
        minutes: minutes ?? (await plannedIn(tx, row)),
        reason: note,
      });
  });
}
