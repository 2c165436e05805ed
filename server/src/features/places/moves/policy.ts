/** Which shift each move leads to, and what stands in the way of the moves of one save, as one text a person. */
import type { CrewLack } from '@saath/contract/events/crew-rules/rules';
import {
  type Eligibility,
  eligible,
  lastDayOf,
  withTime,
} from '@saath/contract/events/eligibility/rules';
import { boardProblems } from '@saath/contract/places/board/messages';
import type { MoveEffect, Standing } from '@saath/contract/places/board/rules';
import type { BoardMove } from '@saath/contract/places/board/schema';
import {
  holdsPlace,
  isComing,
  isRecorded,
  type ParticipationState,
} from '@saath/contract/places/joining/rules';
import { type Said, say } from '@saath/contract/texts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import { type CrewPart, lacksIn } from '../../events/crew-rules/queries.ts';
import { askedBy, lackOf, requirementsOf } from '../../events/eligibility/policy.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import { reaching, timesOf } from '../../events/shifts/service.ts';
import type { ClashRow } from '../around/queries.ts';
import { isClash, isCrewAsked, isTimeAsked, isTimeOver } from '../place/policy.ts';
import type { ParticipationRow } from '../place/queries.ts';
import type { MovesScene } from './queries.ts';

/** A move with the shift that is meant; without one any of the role will do. */
export type WantedMove = BoardMove & { readonly shiftId?: string | null | undefined };

/** A move with everything about the person as it is now, read under the locks. */
export type Move = {
  readonly userId: string;
  /** What the organiser saw. */
  readonly from: Standing;
  /** Null: the person loses the place. */
  readonly toRoleId: string | null;
  readonly user: UserRow | undefined;
  readonly existing: ParticipationRow | undefined;
  /** They hold a shift that has ended: whether they came is what is left to say. */
  readonly isTimeOver: boolean;
  /** Their places elsewhere that leave no time for all of the event. */
  readonly elsewhere: readonly ClashRow[];
  /** The event in which the person holds a role at the same time. */
  readonly clash: ClashRow | undefined;
  /** Whether that event is not named. */
  readonly isHidden?: boolean;
  /** What they lack of what the role asks for, in words. */
  readonly lack?: Said | undefined;
  /** What keeps them out of the crew into which they come. */
  readonly crew?: readonly CrewLack[];
  /** The shift that was chosen; without one any of the role will do. */
  readonly shiftId?: string | undefined;
  /** Of the role, when it has shifts. */
  readonly toShift?: ShiftRow | undefined;
};

/**
 * The moves as they can be made: each with the person as they are now and a shift, where the role has some.
 *
 * @throws DomainError `board.changed`, `board.clash`, `board.not_eligible`
 */
export function planMoves(
  scene: MovesScene,
  { moves, ...reasons }: Reasons & { moves: readonly WantedMove[] },
): Move[] {
  const inTheirShifts = inShifts(
    moves.map((each) => asTheyAre(scene, each)),
    scene,
  );
  const seated = inTheirShifts
    .map((each) => ({ ...each, crew: crewLacksIn(scene, each, inTheirShifts) }))
    .map((each) => ({ ...each, lack: lackIn(scene, each) }));
  requirePossible(seated, scene.roles, reasons);
  return seated;
}

/** Why places are given all the same; each reason overcomes what it is for. */
export type Reasons = {
  readonly clashReason?: string | undefined;
  readonly eligibilityReason?: string | undefined;
};

/** Whoever stays in a role keeps the further shifts that they have in it, as far as these lie beside the new one. */
function timesIn(beside: MovesScene['beside'], move: Move, shift: ShiftRow) {
  const isKept = move.existing?.roleId === move.toRoleId;
  const others = isKept ? (beside.get(move.userId) ?? []) : [];
  return others
    .filter(({ startsAt, endsAt }) => startsAt >= shift.endsAt || endsAt <= shift.startsAt)
    .reduce((times, other) => reaching(times, timesOf(other)), timesOf(shift));
}

function lackIn(
  { event, roles, facts, kinds, time, beside }: MovesScene,
  move: Move,
): Said | undefined {
  const role = roles.find(({ id }) => id === move.toRoleId);
  if (!role) return undefined;
  const requirements = requirementsOf(role);
  const times = move.toShift ? timesIn(beside, move, move.toShift) : event;
  const found: Eligibility = requirements
    ? eligible(requirements, facts(move.userId), lastDayOf(times, event))
    : { ok: true };
  const isAsked = isTimeAsked(move.existing, { roleId: role.id, ...times });
  const broken = isAsked ? time(move.userId, event, times) : [];
  const lack = withTime(found, [...(move.crew ?? []), ...broken]);
  if (lack.ok) return undefined;
  return lackOf(move.user?.name ?? '', lack, askedBy(requirements ?? { oneOf: [] }, kinds));
}

/** As the crew is once all moves of the save are made. */
function crewLacksIn({ crews }: MovesScene, move: Move, all: readonly Move[]): CrewLack[] {
  const part = crewOf(move);
  if (!part || !isCrewAsked(move.existing, part)) return [];
  const isThere = (other: CrewPart | undefined) =>
    other?.roleId === part.roleId && other.shiftId === part.shiftId;
  const coming = all.filter((each) => isThere(crewOf(each))).map(({ userId }) => userId);
  const leaving = all.map(({ userId }) => userId);
  return lacksIn(crews, { part, userId: move.userId }, { leaving, coming });
}

function crewOf({ toRoleId, toShift }: Move): CrewPart | undefined {
  return toRoleId === null ? undefined : { roleId: toRoleId, shiftId: toShift?.id ?? null };
}

function asTheyAre(
  { users, rows, elsewhere, at, isOfBranch = false }: MovesScene,
  { userId, from, to, shiftId }: WantedMove,
): Move {
  const existing = rows.get(userId);
  const clashes = elsewhere.get(userId) ?? [];
  return {
    ...{ userId, from, existing, elsewhere: clashes },
    shiftId: shiftId ?? undefined,
    toRoleId: to === 'unassigned' ? null : to.roleId,
    user: users.get(userId),
    isTimeOver: isTimeOver(existing, at),
    clash: clashes[0],
    isHidden: isOfBranch,
  };
}

/**
 * Chooses a shift for everybody who comes into a role that has some: the one they asked for, else the first with a free
 * place that leaves room for what else they do. Places that are given back by the same save are free.
 */
function inShifts(moves: readonly Move[], scene: MovesScene): Move[] {
  const { shifts, roles, at } = scene;
  if (shifts.length === 0) return [...moves];
  const given = shiftFlowsOf(moves);
  const free = new Map(
    shifts.map(({ id, filled, maxPeople }) => [id, maxPeople - filled - (given.get(id) ?? 0)]),
  );
  // What is over already comes last.
  const ordered = shifts.toSorted((a, b) => Number(a.endsAt <= at) - Number(b.endsAt <= at));
  return moves.map((each) => {
    const open = ordered.filter(
      ({ id, roleId }) =>
        roleId === each.toRoleId && (free.get(id) ?? 0) > 0 && id === (each.shiftId ?? id),
    );
    if (each.shiftId && open.length === 0) {
      const role = roles.find(({ id }) => id === each.toRoleId);
      const fields = { [each.userId]: say(boardProblems, 'full', { role: role?.name ?? '' }) };
      throw new DomainError('board.changed', { fields });
    }
    const asked = open.filter(({ id }) => id === each.existing?.shiftId);
    const mayDo = (toShift: ShiftRow) => !lackIn(scene, { ...each, toShift });
    const hasTime = (shift: ShiftRow) =>
      !each.elsewhere.some((place) => isClash(place, timesIn(scene.beside, each, shift)));
    const seated = suitable(each, [...asked, ...open], { hasTime, mayDo });
    const { toShift } = seated;
    if (toShift) free.set(toShift.id, (free.get(toShift.id) ?? 0) - 1);
    return seated;
  });
}

/** Into the first of the shifts for which the person has time and that they may do, else for which they have time, else the first. */
function suitable(
  move: Move,
  open: readonly ShiftRow[],
  { hasTime, mayDo }: Record<'hasTime' | 'mayDo', (shift: ShiftRow) => boolean>,
): Move {
  const free = open.filter(hasTime);
  const shift = free.find(mayDo) ?? free[0];
  return shift ? { ...move, clash: undefined, toShift: shift } : { ...move, toShift: open[0] };
}

/** User id → why the move is not possible. */
type Problems = ReadonlyMap<string, Said>;

/** The first problem of each person whose move is not possible, full roles left aside. */
function personProblems(
  moves: readonly Move[],
  roles: readonly RoleRow[],
  { clashReason, eligibilityReason }: Reasons,
): Problems {
  const problems = new Map<string, Said>();
  for (const move of moves) {
    const clash = clashReason ? undefined : move.clash;
    const lack = eligibilityReason ? undefined : move.lack;
    const problem = problemOf({ ...move, clash, lack }, roles);
    if (problem) problems.set(move.userId, problem);
  }
  return problems;
}

function problemOf(
  { user, existing, isTimeOver, from, toRoleId, toShift, clash, isHidden, lack }: Move,
  roles: readonly RoleRow[],
): Said | undefined {
  if (!user) return say(boardProblems, 'accountGone');
  const isAsSeen =
    (existing?.state ?? 'none') === from.state && (existing?.roleId ?? null) === from.roleId;
  if (!isAsSeen) return presentOf(user.name, existing);
  if (toRoleId === null && existing && isRecorded(existing.state))
    return say(boardProblems, 'recorded', { name: user.name });
  if (isTimeOver) return say(boardProblems, 'timeOver', { name: user.name });
  if (toRoleId === null) return undefined;
  if (!roles.some(({ id }) => id === toRoleId)) return say(boardProblems, 'roleGone');
  if (user.role !== 'Volunteer' || !user.activatedAt)
    return say(boardProblems, 'notActive', { name: user.name });
  // Anyone who moves from one role to another comes at the same time as before, unless there are shifts.
  const isSameTime =
    from.state !== 'none' && isComing(from.state) && !toShift && !existing?.shiftId;
  if (clash !== undefined && !isSameTime)
    return isHidden
      ? say(boardProblems, 'elsewhere', { name: user.name })
      : clashOf(user.name, clash);
  return lack;
}

function clashOf(name: string, { title, minutesAway: duration }: ClashRow): Said {
  return duration === null
    ? say(boardProblems, 'overlap', { name, title })
    : say(boardProblems, 'tooFar', { name, title, duration });
}

/** What has become of somebody whom the organiser saw elsewhere. */
function presentOf(name: string, existing: ParticipationRow | undefined): Said {
  const role = existing?.roleName ?? null;
  switch (existing?.state) {
    case 'confirmed':
    case 'checked_in':
    case 'completed':
    case 'left_early':
      return say(boardProblems, 'holds', { name, role: role ?? '' });
    case 'requested':
      return role === null
        ? say(boardProblems, 'asks', { name })
        : say(boardProblems, 'asksFor', { name, role });
    case 'waitlisted':
    case 'offered':
      return say(boardProblems, 'waits', { name });
    case 'declined':
      return say(boardProblems, 'declined', { name });
    case 'withdrawn':
      return say(boardProblems, 'withdrew', { name });
    default:
      return say(boardProblems, 'outside', { name });
  }
}

/** Anyone who is here, or was, stays so in another role. */
export function stateAfter(
  effect: MoveEffect,
  from: ParticipationState | undefined,
): ParticipationState {
  if (effect === 'released') return 'requested';
  return effect === 'moved' && from ? from : 'confirmed';
}

/** How many people come into each role, and how many leave it. */
export function flowsOf(moves: readonly Move[]): Map<string, { in: number; out: number }> {
  const flows = new Map<string, { in: number; out: number }>();
  const flowOf = (roleId: string) => {
    const flow = flows.get(roleId) ?? { in: 0, out: 0 };
    flows.set(roleId, flow);
    return flow;
  };
  for (const { from, toRoleId } of moves) {
    if (from.state !== 'none' && holdsPlace(from.state) && from.roleId)
      flowOf(from.roleId).out += 1;
    if (toRoleId) flowOf(toRoleId).in += 1;
  }
  return flows;
}

/**
 * Whom there is no place for once all moves are made: places that are given back count first, and of those who come into
 * a role the last ones go without.
 */
function placeProblems(moves: readonly Move[], roles: readonly RoleRow[]): Problems {
  const flows = flowsOf(moves);
  const problems = new Map<string, Said>();
  for (const { id, name, filled, maxVolunteers } of roles) {
    const flow = flows.get(id);
    const excess = flow ? filled + flow.in - flow.out - maxVolunteers : 0;
    if (excess <= 0) continue;
    const incoming = moves.filter(({ toRoleId }) => toRoleId === id);
    for (const { userId } of incoming.slice(-excess))
      problems.set(userId, say(boardProblems, 'full', { role: name }));
  }
  return problems;
}

function problemsOf(moves: readonly Move[], roles: readonly RoleRow[], reasons: Reasons): Problems {
  const people = personProblems(moves, roles, reasons);
  const others = moves.filter(({ userId }) => !people.has(userId));
  return new Map([...people, ...placeProblems(others, roles)]);
}

/**
 * @throws DomainError `board.changed`, with the problem of each person in its fields; `board.clash`, and after it
 * `board.not_eligible`, when a reason is all that is missing
 */
export function requirePossible(
  moves: readonly Move[],
  roles: readonly RoleRow[],
  reasons: Reasons,
): void {
  const problems = problemsOf(moves, roles, reasons);
  if (problems.size === 0) return;
  const someReason = 'any reason';
  const mayLack = { ...reasons, eligibilityReason: someReason };
  const isReasonMissing =
    problemsOf(moves, roles, { ...mayLack, clashReason: someReason }).size === 0;
  if (!isReasonMissing)
    throw new DomainError('board.changed', { fields: Object.fromEntries(problems) });
  const clashes = problemsOf(moves, roles, mayLack);
  if (clashes.size > 0)
    throw new DomainError('board.clash', { fields: Object.fromEntries(clashes) });
  throw new DomainError('board.not_eligible', { fields: Object.fromEntries(problems) });
}

/** How many people come into each shift, less those who leave it. */
export function shiftFlowsOf(moves: readonly Move[]): Map<string, number> {
  const flows = new Map<string, number>();
  const add = (shiftId: string, change: number) =>
    flows.set(shiftId, (flows.get(shiftId) ?? 0) + change);
  for (const { existing, toShift } of moves) {
    if (existing?.shiftId && holdsPlace(existing.state)) add(existing.shiftId, -1);
    if (toShift) add(toShift.id, 1);
  }
  return flows;
}

/** @throws DomainError `board.changed`: somebody else has taken a place in a shift since it was chosen */
export function requireRoom(
  moves: readonly Move[],
  { shifts, roles }: { shifts: readonly ShiftRow[]; roles: readonly RoleRow[] },
): void {
  const flows = shiftFlowsOf(moves);
  const full = shifts.filter(
    ({ id, filled, maxPeople }) => filled + (flows.get(id) ?? 0) > maxPeople,
  );
  const fields = Object.fromEntries(
    full.flatMap((shift) => {
      const role = roles.find(({ id }) => id === shift.roleId);
      const last = moves.findLast(({ toShift }) => toShift?.id === shift.id);
      return last
        ? [[last.userId, say(boardProblems, 'full', { role: role?.name ?? '' })] as const]
        : [];
    }),
  );
  if (full.length > 0) throw new DomainError('board.changed', { fields });
}
