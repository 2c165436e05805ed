/** Whom to suggest for a role, of however many volunteers, and how well somebody fits. */

import type { Values } from '@saath/contract/language-in-use';
import { limits } from '@saath/contract/limits';
import type { Reason as ReasonReply } from '@saath/contract/matching/suggest/schema';
import type { Said, Wording } from '@saath/contract/texts';
import { type Explored, WORTH_TRYING, withExploration } from '@saath/matching/explore';
import type { Model } from '@saath/matching/model';
import type { RoleNeed } from '@saath/matching/need';
import { normalise } from '@saath/matching/normalise';
import type { Explanation, Match } from '@saath/matching/rank-candidates';
import { explainAtBestTime } from '@saath/matching/rank-times';
import { describeReason, type Reason } from '@saath/matching/reasons';
import type { Database } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { peopleOfBranchOf } from '../../events/branch-people/queries.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { findRole, type RoleRow } from '../../events/roles/queries.ts';
import { type ShiftRow, shiftsOf } from '../../events/shifts/queries.ts';
import { settledPeople } from '../candidate-index/queries.ts';
import type { Compared, Sources } from '../candidate-search/service.ts';
import { namedShiftsOf, type PersonRow, peopleById } from '../candidates/queries.ts';
import { candidatesOf, needOf, needsOf } from '../candidates/service.ts';
import { gapsFor } from '../crew-fit/service.ts';
import { currentMatching } from '../model-in-use/service.ts';
import { type Lacking, rankedWhoMay, type WhoMay } from '../who-may/service.ts';

export type Fit = {
  readonly person: PersonRow;
  /** From 0 to 1. */
  readonly score: number;
  readonly chances: Match['chances'];
  /** What the score was made of: kept with a decision. */
  readonly features: Match['features'];
  readonly reasons: readonly ReasonReply[];
  /** Suggested because the model is unsure about the person, in place of a better fit. */
  readonly explored?: boolean;
  /** Lacks what the role asks for; the first reasons say what. */
  readonly isLacking?: boolean;
};

/**
 * The volunteers who fit a role best and are free for it, best first; people who hold a place in the event, or whose
 * request was declined, are left out. The last of ten is for trying (see `withExploration`). Those who lack what the role
 * asks for stand below those who may do it.
 *
 * @param given `compared`: how many are compared where there is no index: those with the best tags, and those who held such
 * a role before; `isOfBranch`: nobody but the people of the event's branch
 * @throws DomainError `roles.not_found`
 */
export async function suggestForRole(
  sources: Sources,
  roleId: string,
  now: Date,
  { compared, isOfBranch = false }: { compared?: Compared; isOfBranch?: boolean } = {},
): Promise<Fit[]> {
  const { db } = sources;
  const role = await findRole(db, roleId);
  const event = role && (await findEvent(db, role.eventId));
  if (!role || !event) throw new DomainError('roles.not_found');
  const { people, ...ranked } = await rankedWhoMay(sources, {
    ...{ role, event, now, compared },
    ...(isOfBranch ? { among: await freeInBranch(db, event.id) } : {}),
    limit: WORTH_TRYING,
    ...{ enough: limits.suggestions, isCrewAsked: true },
  });
  const { knowledge } = await currentMatching(db);
  const shown = suggested(ranked, knowledge.model);
  const userIds = shown.map(({ candidateId }) => candidateId);
  const gapsOf = await gapsFor(db, { role, event, userIds });
  return shown.flatMap(({ candidateId, explored, ...match }) => {
    const person = people.get(candidateId);
    const { score, chances, features, lacks } = match;
    const gaps = lacks.length === 0 ? gapsOf(candidateId).map(gapInWords) : [];
    const reasons = [...lacks.map(lackInWords), ...gaps, ...inWords({ ...match, obstacles: [] })];
    const isLacking = lacks.length > 0;
    return person ? [{ person, score, chances, features, reasons, explored, isLacking }] : [];
  });
}

/** The people of the event's branch whom nothing keeps from being asked for it. @returns their ids */
export async function freeInBranch(db: Database, eventId: string): Promise<string[]> {
  const settled = new Set(await settledPeople(db, eventId));
  return (await peopleOfBranchOf(db, eventId)).filter((id) => !settled.has(id));
}

/** Who is shown of those who may do a role, and, where they are few, of those who lack something. */
export function suggested(
  { matches, lacking }: Pick<Pool, 'matches' | 'lacking'>,
  { good }: Model,
): (Explored<Match> & Pick<Lacking, 'lacks'>)[] {
  const shown = withExploration(matches, good, limits.suggestions);
  const left = limits.suggestions - shown.length;
  return [
    ...shown.map((match) => ({ ...match, lacks: [] })),
    ...lacking.slice(0, left).map((match) => ({ ...match, explored: false })),
  ];
}

/** A role to fill, or one shift of it. */
export type Opening = {
  readonly role: RoleRow;
  readonly event: EventRow;
  /** Left out for a role without shifts; also to judge each person by the free shift that suits them best. */
  readonly shift?: ShiftRow | undefined;
};

/** Who could take a role, best first. */
export type Pool = Pick<WhoMay, 'lacking'> & {
  readonly roleId: string;
  /** Of the shift that was asked for. */
  readonly shiftId?: string;
  /**
   * Best first by the engine's order: nobody who is left out stands higher than the last one. Only people who can take
   * the role: active, with time and with what it asks for, without a place in the event and not declined. Those who asked
   * for the event or wait for it are among them.
   */
  readonly matches: readonly Match[];
  /** True when nobody else can take the role. */
  readonly isAll: boolean;
};

/**
 * The people who fit each role best, for filling many roles at once, in the order in which the roles were given. Roles may
 * be of several events: each is judged by its own time. Reads a few hundred people for each, however many volunteers
 * there are.
 *
 * @param given `roles`: with their events; a role may be given once for each of its shifts; `perRole`: how many people at
 * most for each; `isCrewAsked`: see `rankedWhoMay`; `among`: nobody but these
 */
export async function candidatePools(
  sources: Sources,
  {
    roles,
    now,
    perRole,
    isCrewAsked,
    among,
  }: {
    roles: readonly Opening[];
    now: Date;
    perRole: number;
    isCrewAsked?: boolean;
    among?: readonly string[];
  },
): Promise<Pool[]> {
  const pools: Pool[] = [];
  for (const opening of roles) {
    const search = {
      ...{ ...opening, now, limit: perRole, enough: perRole, isCrewAsked },
      ...(among ? { among } : {}),
    };
    const { matches, lacking } = await rankedWhoMay(sources, search);
    const { role, shift } = opening;
    const part = shift ? { shiftId: shift.id } : {};
    pools.push({ roleId: role.id, ...part, matches, lacking, isAll: matches.length < perRole });
  }
  return pools;
}

/**
 * How well each of the people fits each of the roles of an event, whether or not something stands in the way: role id →
 * person's id → fit. The people are read once, however many roles there are.
 */
export async function fitsForRoles(
  db: Database,
  {
    roles,
    event,
    userIds,
    now,
  }: { roles: readonly RoleRow[]; event: EventRow; userIds: readonly string[]; now: Date },
): Promise<Map<string, Map<string, Fit>>> {
  const people = await peopleById(db, userIds);
  const byId = new Map(people.map((person) => [person.id, person] as const));
  const candidatesFor = await candidatesOf(db, people, { event, now });
  const { knowledge } = await currentMatching(db);
  const needsFor = await timesForPeople(db, { event, userIds });
  const moment = { now: now.getTime(), knowledge };
  return new Map(
    roles.map((role) => {
      const groups = Map.groupBy(candidatesFor(role), ({ id }) => needsFor(role, id));
      const fits = [...groups].flatMap(([needs, candidates]) =>
        explainAtBestTime(needs, candidates, moment).flatMap((explanation) => {
          const person = byId.get(explanation.candidateId);
          return person ? [[person.id, fitOf(person, explanation)] as const] : [];
        }),
      );
      return [role.id, new Map(fits)] as const;
    }),
  );
}

/** A person who named a shift is judged by its time, everybody else by those that are free: one list for each time. */
async function timesForPeople(
  db: Database,
  { event, userIds }: { event: EventRow; userIds: readonly string[] },
): Promise<(role: RoleRow, userId: string) => readonly RoleNeed[]> {
  const shifts = await shiftsOf(db, [event.id]);
  const named =
    shifts.length > 0 ? await namedShiftsOf(db, { eventId: event.id, ids: userIds }) : [];
  const shiftOf = new Map(named.map(({ userId, shiftId }) => [userId, shiftId] as const));
  const known = new Map<string, readonly RoleNeed[]>();
  return (role, userId) => {
    const own = shifts.find(({ id, roleId }) => id === shiftOf.get(userId) && roleId === role.id);
    const key = own?.id ?? role.id;
    const needs =
      known.get(key) ?? (own ? [needOf(role, event, own)] : needsOf(role, event, shifts));
    known.set(key, needs);
    return needs;
  };
}

/** Reasons are put in words when somebody reads them: of many roles, most people are shown for one only. */
function fitOf(person: PersonRow, explanation: Explanation): Fit {
  const { score, chances, features } = explanation;
  return {
    ...{ person, score, chances, features },
    get reasons() {
      return inWords(explanation);
    },
  };
}

/** A reason as organisers read it. */
export function sayReason(reason: Reason): Pick<ReasonReply, 'text' | 'wording'> {
  return { text: describeReason(reason), wording: reasonWording('reason', reason) };
}

/** A reason in words of its own for each language: its kind, and all it holds. */
export function reasonWording(
  audience: 'reason' | 'own_reason',
  { kind, ...values }: Reason,
): Wording {
  const { asked, offered }: Values = values;
  const isInOtherWords =
    kind === 'has-skill' && normalise(String(asked)) !== normalise(String(offered));
  return { code: `${audience}.${kind}${isInOtherWords ? '-as' : ''}`, values };
}

/** What the person lacks of what a role asks for, as a reason not to be overlooked. */
export function lackInWords({ message: text, wording }: Said): ReasonReply {
  return { text, wording, tone: 'against', isCaveat: true };
}

/** What the person would bring that a crew lacks, as a reason for them; it says nothing about how well they fit. */
function gapInWords({ message: text, wording }: Said): ReasonReply {
  return { text, wording, tone: 'for' };
}

/** What rules the person out, what speaks for them, and what speaks against. */
export function inWords({
  obstacles,
  reasons,
  hasCaveat,
}: Pick<Explanation, 'obstacles' | 'reasons' | 'hasCaveat'>): ReasonReply[] {
  const tell = (reason: Reason) => ({ ...sayReason(reason), tone: reason.tone });
  const caveat = hasCaveat ? reasons.find(({ tone }) => tone === 'against') : undefined;
  return [
    ...obstacles.map((reason) => ({ ...tell(reason), isCaveat: true })),
    ...reasons.map((reason) => ({
      ...tell(reason),
      ...(reason === caveat ? { isCaveat: true } : {}),
    })),
  ];
}
