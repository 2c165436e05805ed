/** Many people of an event get, change or lose places at once: all moves of one save, or none (RO-05, MT-04). */
import { effectOf, type MoveEffect, noticeKindOf } from '@saath/contract/places/board/rules';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockRoles } from '../../../platform/locks.ts';
import { eventAt } from '../../events/shifts/present.ts';
import { shiftsOf } from '../../events/shifts/queries.ts';
import { type EventNews, placeGivenMail } from '../place/emails.ts';
import { requireNotOver } from '../place/policy.ts';
import { FILL_PLACES, transferPlaces } from '../place/seats.ts';
import { move, writeOverride } from '../place/service.ts';
import { tell } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { placeReleasedMail, roleChangedMail } from './emails.ts';
import {
  flowsOf,
  type Move,
  planMoves,
  requirePossible,
  requireRoom,
  shiftFlowsOf,
  stateAfter,
  type WantedMove,
} from './policy.ts';
import { holdScene, type MovesScene } from './queries.ts';

export type MovesSave = {
  readonly eventId: string;
  readonly moves: readonly WantedMove[];
  /** The organiser's word to everyone concerned; may be empty. */
  readonly note: string;
  /** Why places are given although people have others at that time. */
  readonly clashReason?: string | undefined;
  /** Why places are given although people lack what the role asks for. */
  readonly eligibilityReason?: string | undefined;
  readonly actorId: string;
  /** Whether only people of the branch are there for who saves; where else these have a place is not said then. */
  readonly isOfBranch?: boolean;
};

/** How many moves had which effect, and how many mails go out. */
export type MovesSummary = Record<MoveEffect | 'mails', number>;

/**
 * Makes all moves, or none. Everyone is held in the order of their ids, then checked against what the organiser saw; the
 * roles come last, so that others who want a place in them wait for a few statements only. Places that are given back
 * count before those that are taken, so that people of two full roles can change places. The caller wakes the workers
 * after the transaction.
 *
 * @throws DomainError `events.not_found`, `joining.event_over`, `board.changed`, `board.clash`, `board.not_eligible`
 */
export async function makeMoves(ports: Ports, tx: Tx, save: MovesSave): Promise<MovesSummary> {
  const userIds = save.moves.map(({ userId }) => userId);
  const scene = await holdScene(tx, {
    ...{ eventId: save.eventId, userIds, at: ports.now() },
    ...{ isOfBranch: save.isOfBranch ?? false },
  });
  if (!scene) throw new DomainError('events.not_found');
  requireNotOver(scene.event, scene.at);
  const moves = planMoves(scene, save);
  const summary = { given: 0, moved: 0, released: 0, mails: 0 };
  for (const each of moves) {
    const { effect, isMailed } = await make(ports, tx, each, { scene, save });
    summary[effect] += 1;
    summary.mails += isMailed ? 1 : 0;
  }
  await takePlaces(ports, tx, { scene, moves, save });
  return summary;
}

/** Writes one move down and tells the person. Places are counted for all moves together. */
async function make(
  ports: Ports,
  tx: Tx,
  { user, existing, from, toRoleId, toShift, clash, lack, crew = [] }: Move,
  {
    scene: { event, roles, at },
    save: { note, actorId, clashReason, eligibilityReason },
  }: { scene: MovesScene; save: MovesSave },
): Promise<{ effect: MoveEffect; isMailed: boolean }> {
  const effect = effectOf(from, toRoleId);
  if (!user || !effect) throw new Error('A move that was checked is not possible');
  const role = roles.find(({ id }) => id === toRoleId);
  const before = existing?.roleName ?? '';
  const reasons = {
    given: note,
    moved: { code: 'role_changed', before, after: role?.name ?? '' },
    released: { code: 'taken_off_role', before },
  } as const;
  // Without a shift they come for all of the event, which is longer than the one they had.
  const isLonger = effect === 'moved' && existing?.shiftId != null;
  const isNewTime = effect === 'given' || toShift !== undefined || isLonger;
  const isOverride = isNewTime && clash !== undefined && clashReason !== undefined;
  const step = {
    ...(isOverride ? { clashReason } : {}),
    ...(lack && eligibilityReason ? { eligibilityReason } : {}),
    to: stateAfter(effect, existing?.state),
    role,
    shift: toShift ?? null,
    by: 'organiser' as const,
    actorId,
    answer: note,
    reason: reasons[effect],
    source: existing?.source ?? ('organiser' as const),
    crew: { lacks: crew },
  };
  await move(tx, { event, user }, { existing, step, at });
  if (isOverride) await writeOverride(tx, { event, user }, { actorId, at });
  const mails = {
    given: placeGivenMail,
    moved: (news: EventNews) =>
      roleChangedMail(news, { before, isNewTime: Boolean(toShift ?? existing?.shiftId) }),
    released: (news: EventNews) => placeReleasedMail(news, before),
  };
  const roleName = role?.name ?? null;
  const letter = {
    kind: noticeKindOf[effect],
    mail: mails[effect],
    to: user,
    event: eventAt(event, toShift),
    roleName,
    note,
    ...(effect === 'released' ? {} : { placeTimes: eventAt(event, toShift) }),
  };
  return { effect, isMailed: (await tell(ports, tx, letter)) !== null };
}

/** Counts the places anew, and lets the wait list know of roles that have lost somebody. */
async function takePlaces(
  ports: Ports,
  tx: Tx,
  { scene: { event }, moves, save }: { scene: MovesScene; moves: readonly Move[]; save: MovesSave },
): Promise<void> {
  const roles = await lockRoles(tx, event.id);
  // Others may have taken places since the first look; from here on nobody can.
  requirePossible(moves, roles, save);
  requireRoom(moves, { shifts: await shiftsOf(tx, [event.id]), roles });
  const flows = flowsOf(moves);
  const changes = new Map<string, number>();
  for (const { id, filled, maxVolunteers } of roles) {
    const flow = flows.get(id);
    if (!flow) continue;
    const change = flow.in - flow.out;
    changes.set(id, change);
    if (flow.out > 0 && filled + change < maxVolunteers) await ports.jobs.add(tx, FILL_PLACES, id);
  }
  await transferPlaces(tx, { roles: changes, shifts: shiftFlowsOf(moves) });
}
