/**
 * Rights at branches by what the organisation's provider says of somebody: the setting `OIDC_RIGHTS`, and the claims that meet
 * it (ADR 91).
 */
import type { BranchRight } from '@saath/contract/abilities';

/** A right, and the address of the branch at which it is. */
export type ClaimedRight = { readonly right: BranchRight; readonly branch: string };

/** Whoever's claim has the value has the right. */
export type RightRule = ClaimedRight & { readonly claim: string; readonly value: string };

/** CLAIM=VALUE:RIGHT@BRANCH; a value may hold colons and equals signs, the name of a claim no equals sign. */
const RULE = /^(?<claim>[^\s=]+)=(?<value>.+):(?<right>organiser|viewer)@(?<branch>[a-z0-9-]+)$/u;

/** Rules with semicolons between them. @returns those that can be read, and the others as they stand */
export function readRightRules(text: string): { rules: RightRule[]; unread: string[] } {
  const rules: RightRule[] = [];
  const unread: string[] = [];
  for (const each of text.split(';').map((part) => part.trim())) {
    if (each === '') continue;
    const { claim, value, right, branch } = RULE.exec(each)?.groups ?? {};
    if (!claim || !value || !right || !branch) unread.push(each);
    else rules.push({ claim, value, right: right as BranchRight, branch });
  }
  return { rules, unread };
}

type Claims = Readonly<Record<string, unknown>>;

/** Whether the provider said anything under these names at all. */
export function saysAll(rules: readonly RightRule[], claims: Claims): boolean {
  return rules.every(({ claim }) => claimAt(claims, claim) !== undefined);
}

/** What the claims give, once for each branch: to organise it where one rule says that and another one to look at it. */
export function rightsFrom(rules: readonly RightRule[], claims: Claims): ClaimedRight[] {
  const met = rules.filter(({ claim, value }) => valuesOf(claimAt(claims, claim)).includes(value));
  const branches = [...new Set(met.map(({ branch }) => branch))];
  return branches.map((branch) => ({
    branch,
    right: met.some((rule) => rule.branch === branch && rule.right === 'organiser')
      ? 'organiser'
      : 'viewer',
  }));
}

/** By its whole name; otherwise by a path of names, such as Keycloak's `realm_access.roles`. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>(
      (at, step) => (isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined),
      claims,
    );
}

/** A text, or the texts of a list; whatever else was sent is no value. */
function valuesOf(claim: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return all.filter((each) => typeof each === 'string');
}

function isRecord(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null;
}
