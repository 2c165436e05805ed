/** What the moves of one save are about: held until the end of the transaction, and read as it is now. */
import { type Facts, noFacts } from '@saath/contract/events/eligibility/rules';
import { holdsPlace } from '@saath/contract/places/joining/rules';
import type { Tx } from '../../../platform/database.ts';
import { lockRoles, lockUsers, shareEvent } from '../../../platform/locks.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import { amongBranchOf } from '../../events/branch-people/queries.ts';
import { crewRulesOf } from '../../events/crew-rules/policy.ts';
import { type Crews, crewsOf } from '../../events/crew-rules/queries.ts';
import { requirementsOf } from '../../events/eligibility/policy.ts';
import { factsOf, type KindRow } from '../../events/eligibility/queries.ts';
import { kindsOfRoles } from '../../events/eligibility/service.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { type RoleRow, rolesOf } from '../../events/roles/queries.ts';
import { type ShiftRow, shiftsOf } from '../../events/shifts/queries.ts';
import { type TimeOf, timeAround } from '../../events/time-limits/queries.ts';
import { type ClashRow, clashesOf } from '../around/queries.ts';
import { type OwnShift, shiftsOfPeople } from '../further-shifts/queries.ts';
import { type ParticipationRow, participationsOfPeople } from '../place/queries.ts';

export type MovesScene = {
  readonly event: EventRow;
  readonly at: Date;
  readonly roles: readonly RoleRow[];
  readonly shifts: readonly ShiftRow[];
  /** Those of the people whose accounts are there, by id. */
  readonly users: ReadonlyMap<string, UserRow>;
  /** What the people are in the event, by their ids. */
  readonly rows: ReadonlyMap<string, ParticipationRow>;
  /** Their places elsewhere that leave no time for all of the event, by their ids, soonest first. */
  readonly elsewhere: ReadonlyMap<string, readonly ClashRow[]>;
  /** The shifts that they have in the event besides the first, by their ids. */
  readonly beside: ReadonlyMap<string, readonly OwnShift[]>;
  /** What the roles ask for by name, and what is known of the people by their ids: read where a role asks for anything. */
  readonly kinds: readonly KindRow[];
  readonly facts: (userId: string) => Facts;
  /** Those of the roles that ask for something of their people together. */
  readonly crews: Crews;
  /** Which limits of hours and rest they would break. */
  readonly time: TimeOf;
  /** Whether who saves is not told where else people have a place. */
  readonly isOfBranch?: boolean;
};

/**
 * Holds the event, then the people in the order of their ids. Undefined without such an event.
 *
 * @param given `isOfBranch`: whoever is not of the event's branch is read as an account that is not there
 */
export async function holdScene(
  tx: Tx,
  {
    eventId,
    userIds: named,
    at,
    isOfBranch,
  }: { eventId: string; userIds: readonly string[]; at: Date; isOfBranch: boolean },
): Promise<MovesScene | undefined> {
  const event = await shareEvent(tx, eventId);
  if (!event) return undefined;
  const asked = { eventIds: [eventId], userIds: named };
  const userIds = isOfBranch ? await amongBranchOf(tx, asked) : named;
  const users = await lockUsers(tx, userIds);
  const rows = await participationsOfPeople(tx, { eventId, userIds });
  const clashes = await clashesOf(tx, userIds, { ...event, eventId });
  const roles = await rolesOf(tx, [eventId]);
  const isAsked = roles.some((role) => requirementsOf(role));
  return {
    ...{ event, at, roles, isOfBranch },
    kinds: await kindsOfRoles(tx, roles),
    facts: isAsked ? await factsOf(tx, userIds) : () => noFacts,
    crews: await heldCrews(tx, { event, roles, userIds }),
    time: await timeAround(tx, userIds, event),
    shifts: await shiftsOf(tx, [eventId]),
    users: new Map(users.map((user) => [user.id, user])),
    rows: new Map(rows.map((row) => [row.userId, row])),
    elsewhere: Map.groupBy(clashes, ({ userId }) => userId),
    beside: await shiftsBeside(tx, rows),
  };
}

/** Nothing is asked where nobody has a shift. */
async function shiftsBeside(tx: Tx, rows: readonly ParticipationRow[]) {
  const people = rows.filter(({ shiftId, state }) => shiftId !== null && holdsPlace(state));
  const own = await shiftsOfPeople(tx, people);
  return Map.groupBy(
    own.filter(({ isFirst }) => !isFirst),
    ({ userId }) => userId,
  );
}

/** As they stay until the end of the transaction: only where a role asks for it are the roles held so early. */
async function heldCrews(
  tx: Tx,
  given: Parameters<typeof crewsOf>[1] & { event: Pick<EventRow, 'severalShifts'> },
): Promise<Crews> {
  // Whoever loses a place gives back several at once, before the others are counted.
  const isEarly = given.event.severalShifts || given.roles.some(crewRulesOf);
  if (isEarly) await lockRoles(tx, given.event.id);
  return await crewsOf(tx, given);
}
