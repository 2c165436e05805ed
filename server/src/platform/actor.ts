import {
  type Ability,
  abilities,
  type BranchRight,
  type HeldRight,
  includes,
  reachesAll,
  roleLeadAbilities,
} from '@saath/contract/abilities';
import type { AccountRole } from '@saath/contract/accounts/accounts/schema';
import { doorHours, earlier, isUsable } from '@saath/contract/day/helpers/rules';
import type { Access, May } from '@saath/contract/endpoint';
import { notThere } from '@saath/contract/expected-errors';
import { DomainError } from './domain-error.ts';

/** Who looks at something. */
export type Viewer = {
  readonly id: string;
  readonly role: AccountRole;
  /** Of a call by other software: then the viewer may do what both the person and the token may. */
  readonly token?: { readonly id: string; readonly abilities: readonly Ability[] };
  /**
   * Read anew with each call: what ended is not among them. Of those that come by a branch only the ones at events that the
   * call names: a branch has many (docs/decisions/0073). Organisers need none.
   */
  readonly grants?: readonly Grant[];
  /** Roles whose people they lead, without a right at the rest of the event. */
  readonly ledRoles?: readonly LedRole[];
  /** The same for branches: what somebody may do there before there is an event. */
  readonly branches?: readonly BranchGrant[];
  /** When these were read. */
  readonly at?: Date;
  /**
   * Of an organiser who has not confirmed the session with a passkey where that is asked for: until then they have no more
   * rights than a volunteer (docs/decisions/0085).
   */
  readonly waitsForPasskey?: boolean;
};

/** A right at one event that can be used now, given there or at its branch, and until when where it ends by itself. */
export type Grant = {
  readonly eventId: string;
  readonly right: HeldRight;
  readonly until: Date | null;
};

/** A role whose people somebody leads now. */
export type LedRole = { readonly eventId: string; readonly roleId: string };

/** A right at a branch that can be used now, and until when where it ends by itself. */
export type BranchGrant = {
  readonly branchId: string;
  readonly right: BranchRight;
  readonly expiresAt: Date | null;
};

/** Who makes a call, and the session by which it came. */
export type Actor = Viewer & {
  readonly sessionId: string;
  readonly grants: readonly Grant[];
  readonly branches: readonly BranchGrant[];
  readonly at: Date;
  /** Whether the session was begun, or confirmed, with a passkey. */
  readonly isStrong?: boolean;
};

/** What a handler knows of its caller: everything but `public` has passed the access check. */
export type ActorFor<A extends Access> = A extends 'public' ? Actor | undefined : Actor;

/**
 * The one rule about who may do what at an event: organisers everything, others what a right there includes; a token of
 * theirs only what it names.
 */
export function mayAt(viewer: Viewer | undefined, ability: Ability, eventId: string): boolean {
  if (!viewer || (viewer.token && !viewer.token.abilities.includes(ability))) return false;
  if (viewer.role === 'Admin') return true;
  return includes(rightsAt(viewer, eventId), ability);
}

function rightsAt({ grants = [] }: Viewer, eventId: string): readonly HeldRight[] {
  return grants.filter((grant) => grant.eventId === eventId).map(({ right }) => right);
}

function rightsOfBranch({ branches = [] }: Viewer, branchId: string): readonly BranchRight[] {
  return branches.filter((grant) => grant.branchId === branchId).map(({ right }) => right);
}

/** A role of an event; none where something is about the event as a whole. */
type RoleThere = { readonly eventId: string; readonly roleId: string | null | undefined };

/** The same about one role, for whom a right at the whole event does as well. */
export function mayInRole(
  viewer: Viewer | undefined,
  ability: Ability,
  { eventId, roleId }: RoleThere,
): boolean {
  if (mayAt(viewer, ability, eventId)) return true;
  const leads = (each: LedRole) => each.eventId === eventId && each.roleId === roleId;
  return roleLeadAbilities.includes(ability) && (viewer?.ledRoles ?? []).some(leads);
}

/** Of whom somebody sees how to reach them: of all, of those who let who leads them see it (ADR 89), or of nobody. */
export type Reached = 'all' | 'agreed' | 'none';

export function reachedBy(viewer: Viewer | undefined, role: RoleThere): Reached {
  if (!viewer || !mayInRole(viewer, 'people.read', role)) return 'none';
  const organises = rightsAt(viewer, role.eventId).some((right) => reachesAll.includes(right));
  return viewer.role === 'Admin' || organises ? 'all' : 'agreed';
}

/** All that they may do there, for screens. */
export function abilitiesInRole(viewer: Viewer, role: RoleThere): Ability[] {
  return abilities.filter((ability) => mayInRole(viewer, ability, role));
}

/** The same rule about a branch. */
export function mayAtBranch(viewer: Viewer | undefined, ability: Ability, branchId: string) {
  if (!viewer) return false;
  return mayEverywhere(viewer, ability) || includes(rightsOfBranch(viewer, branchId), ability);
}

/** An event with what rights at it depend on. */
export type EventOfRights = {
  readonly id: string;
  readonly branchId: string | null;
  readonly startTime: Date;
  readonly endTime: Date;
  /** Of what belongs to one of its roles: that role. */
  readonly roleId?: string | null;
};

/** The columns of one. */
export const columnsOfRights = [
  'event.id',
  'event.branchId',
  'event.startTime',
  'event.endTime',
] as const;

/** The viewer with what their branch gives them at an event that has been read since: the call did not name it. */
export function atEvent<V extends Viewer>(viewer: V, event: EventOfRights): V {
  const { grants = [], branches = [], at } = viewer;
  const held = branches.filter(({ branchId }) => branchId === event.branchId);
  if (held.length === 0 || !at) return viewer;
  const more = held.flatMap((grant) => usableGrant({ ...grant, event }, at));
  return { ...viewer, grants: [...grants, ...more] };
}

type Given = {
  readonly right: HeldRight;
  readonly expiresAt: Date | null;
  readonly event: Omit<EventOfRights, 'branchId'>;
};

/** A right that was given, as what can be used of it at this moment: one or none. */
export function usableGrant({ right, expiresAt, event }: Given, at: Date): Grant[] {
  const { closesAt } = doorHours(event);
  if (isUsable(right, event, at))
    return [{ eventId: event.id, right, until: earlier(closesAt, expiresAt) }];
  // Hours are put right as long as somebody runs the branch.
  if (right !== 'organiser') return [];
  return [{ eventId: event.id, right: 'afterwards', until: expiresAt }];
}

/** Until when they may do it there; undefined where that does not end by itself, as for Admins. */
export function untilAt({ grants = [] }: Viewer, eventId: string): Date | undefined {
  return grants.find((grant) => grant.eventId === eventId)?.until ?? undefined;
}

/** All that they may do at the event, for screens: these draw no button that would be refused. */
export function abilitiesAt(viewer: Viewer | undefined, eventId: string): Ability[] {
  return abilities.filter((ability) => mayAt(viewer, ability, eventId));
}

/** Whether they may do it at any event or branch at all. */
export function maySomewhere(viewer: Viewer, ability: Ability): boolean {
  const { grants = [], branches = [] } = viewer;
  const held = [...grants, ...branches].map(({ right }) => right);
  return mayEverywhere(viewer, ability) || includes(held, ability);
}

/** Whether they lead the people of any role, and may do it with them. */
export function mayInSomeRole({ ledRoles = [] }: Viewer, ability: Ability): boolean {
  return ledRoles.length > 0 && roleLeadAbilities.includes(ability);
}

/**
 * Lets in organisers, and who may do it there. Who may do it elsewhere and has no right here is told that there is no such
 * thing; to who sees it, or may do it nowhere, it is refused.
 *
 * @param id of the branch, or of the event to which what the call is about belongs; undefined where there is no such thing
 * @param roleId of the role that the call is about or narrowed to, if any
 * @throws DomainError `accounts.not_allowed`, and what `notThere` says
 */
export function requireThere(
  actor: Actor,
  { ability, of }: May,
  id: string | undefined,
  roleId?: string | null,
): void {
  if (actor.role === 'Admin') return;
  if (id !== undefined && of !== 'branch' && mayInRole(actor, ability, { eventId: id, roleId }))
    return;
  if (of === 'anywhere' && maySomewhere(actor, ability)) return;
  const find = of === 'branch' ? rightsOfBranch : rightsAt;
  const rights = id === undefined ? [] : find(actor, id);
  if (includes(rights, ability)) return;
  const leadsThere = (actor.ledRoles ?? []).some(({ eventId }) => eventId === id);
  const isSeen = of === 'anywhere' || rights.length > 0 || leadsThere;
  if (isSeen || !maySomewhere(actor, ability)) throw new DomainError('accounts.not_allowed');
  throw new DomainError(notThere[of]);
}

/** Whether it is an organiser, who may do it at every event: with a token only what that names. */
export function mayEverywhere(viewer: Viewer | undefined, ability: Ability): boolean {
  if (viewer?.role !== 'Admin') return false;
  return !viewer.token || viewer.token.abilities.includes(ability);
}

/** For a part of a call that asks for more than the call. @throws DomainError `accounts.not_allowed` */
export function requireAt(actor: Viewer, ability: Ability, eventId: string): void {
  if (!mayAt(actor, ability, eventId)) throw new DomainError('accounts.not_allowed');
}
