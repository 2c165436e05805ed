/** What stands in the way of the moves of one save, as one text a person. */
import { boardProblems } from '@saath/contract/board/messages';
import type { Standing } from '@saath/contract/board/rules';
import { DomainError } from '../../platform/domain-error.ts';
import type { UserRow } from '../accounts/queries.ts';
import type { ParticipationRow } from '../participation/queries.ts';
import type { RoleRow } from '../roles/queries.ts';

/** A move with everything about the person as it is now, read under the locks. */
export type Move = {
  readonly userId: string;
  /** What the organiser saw. */
  readonly from: Standing;
  /** Null = no role. */
  readonly toRoleId: string | null;
  readonly user: UserRow | undefined;
  readonly existing: ParticipationRow | undefined;
  /** The event in which the person holds a role at the same time. */
  readonly clash: string | undefined;
};

/** User id → why the move is not possible. */
type Problems = ReadonlyMap<string, string>;

/** The first problem of each person whose move is not possible, full roles left aside. */
function personProblems(moves: readonly Move[], roles: readonly RoleRow[]): Problems {
  const problems = new Map<string, string>();
  for (const move of moves) {
    const problem = problemOf(move, roles);
    if (problem) problems.set(move.userId, problem);
  }
  return problems;
}

function problemOf(
  { user, existing, from, toRoleId, clash }: Move,
  roles: readonly RoleRow[],
): string | undefined {
  if (!user) return boardProblems.accountGone;
  const isAsSeen =
    (existing?.state ?? 'none') === from.state && (existing?.roleId ?? null) === from.roleId;
  if (!isAsSeen) return presentOf(user.name, existing);
  if (toRoleId === null) return undefined;
  if (!roles.some(({ id }) => id === toRoleId)) return boardProblems.roleGone;
  if (user.role !== 'Volunteer' || !user.activatedAt) return boardProblems.notActive(user.name);
  if (clash !== undefined && from.state !== 'confirmed')
    return boardProblems.overlap(user.name, clash);
  return undefined;
}

/** What has become of somebody whom the organiser saw elsewhere. */
function presentOf(name: string, existing: ParticipationRow | undefined): string {
  const role = existing?.roleName ?? null;
  switch (existing?.state) {
    case 'confirmed':
      return boardProblems.holds(name, role ?? '');
    case 'requested':
      return role === null ? boardProblems.asks(name) : boardProblems.asksFor(name, role);
    case 'waitlisted':
      return boardProblems.waits(name);
    case 'declined':
      return boardProblems.declined(name);
    case 'withdrawn':
      return boardProblems.withdrew(name);
    default:
      return boardProblems.outside(name);
  }
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
    if (from.state === 'confirmed' && from.roleId) flowOf(from.roleId).out += 1;
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
  const problems = new Map<string, string>();
  for (const { id, name, filled, maxVolunteers } of roles) {
    const flow = flows.get(id);
    const excess = flow ? filled + flow.in - flow.out - maxVolunteers : 0;
    if (excess <= 0) continue;
    const incoming = moves.filter(({ toRoleId }) => toRoleId === id);
    for (const { userId } of incoming.slice(-excess))
      problems.set(userId, boardProblems.full(name));
  }
  return problems;
}

/** @throws DomainError `board.changed`, with the problem of each person in its fields */
export function requirePossible(moves: readonly Move[], roles: readonly RoleRow[]): void {
  const people = personProblems(moves, roles);
  const others = moves.filter(({ userId }) => !people.has(userId));
  const fields = Object.fromEntries([...people, ...placeProblems(others, roles)]);
  if (Object.keys(fields).length > 0) throw new DomainError('board.changed', { fields });
}
