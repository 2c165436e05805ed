import { type Ability, includes, type Right } from '@saath/contract/abilities';
import type { AccountRole } from '@saath/contract/accounts/accounts/schema';
import type { Access } from '@saath/contract/endpoint';
import { DomainError } from './domain-error.ts';

/** Who looks at something. */
export type Viewer = {
  readonly id: string;
  readonly role: AccountRole;
  /** Of a call by other software: then the viewer may do what both the person and the token may. */
  readonly token?: { readonly id: string; readonly abilities: readonly Ability[] };
};

/** A right at one event that can be used now. */
export type Grant = { readonly eventId: string; readonly right: Right };

/** Who makes a call, and the session by which it came. */
export type Actor = Viewer & {
  readonly sessionId: string;
  /** Read anew with each call: what ended is not among them. Organisers need none. */
  readonly grants: readonly Grant[];
};

/** What a handler knows of its caller: everything but `public` has passed the access check. */
export type ActorFor<A extends Access> = A extends 'public' ? Actor | undefined : Actor;

/**
 * The one rule about who may do what at an event: organisers everything, others what a right there includes; a token of
 * theirs only what it names.
 */
export function mayAt(
  { role, grants, token }: Pick<Actor, 'role' | 'grants' | 'token'>,
  ability: Ability,
  eventId: string,
): boolean {
  if (token && !token.abilities.includes(ability)) return false;
  if (role === 'Admin') return true;
  const held = grants.filter((grant) => grant.eventId === eventId).map(({ right }) => right);
  return includes(held, ability);
}

/** Whether it is an organiser, who may do it at every event: with a token only what that names. */
export function mayEverywhere(viewer: Viewer | undefined, ability: Ability): boolean {
  if (viewer?.role !== 'Admin') return false;
  return !viewer.token || viewer.token.abilities.includes(ability);
}

/** For a part of a call that asks for more than the call. @throws DomainError `accounts.not_allowed` */
export function requireAt(actor: Actor, ability: Ability, eventId: string): void {
  if (!mayAt(actor, ability, eventId)) throw new DomainError('accounts.not_allowed');
}
