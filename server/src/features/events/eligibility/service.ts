/** Kinds of qualification (EL-01), and whether a person may do a role (EL-02). */
import type { CrewLack } from '@saath/contract/events/crew-rules/rules';
import {
  type Eligibility,
  eligible,
  type Facts,
  lastDayOf,
  withTime,
} from '@saath/contract/events/eligibility/rules';
import { limits } from '@saath/contract/limits';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, sqlState, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockList, lockRoles } from '../../../platform/locks.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { crewRulesOf } from '../crew-rules/policy.ts';
import { crewsOf, lacksIn } from '../crew-rules/queries.ts';
import {
  type HeldPlace,
  type LimitedEvent,
  placesAround,
  timeBeside,
} from '../time-limits/queries.ts';
import { askedBy, lackOf, ownLackOf, requirementsOf } from './policy.ts';
import * as queries from './queries.ts';

export type Eligibilities = { readonly db: Database; readonly now: Clock };

/** SQLSTATE of a row that others point to, and of one that points to nothing. */
const FOREIGN_KEY = '23503';

/** By name, and the ids of those that nobody has today. */
export async function listKinds({ db, now }: Eligibilities) {
  const nobodyHas = await queries.kindsOfNobody(db, now().toISOString().slice(0, 10));
  return { kinds: await queries.everyKind(db), nobodyHas };
}

/** The kinds and agreements that roles ask for or give; where none does, nothing is read. */
export async function kindsOfRoles(
  db: Database,
  roles: readonly Pick<
    queries.RoleRow,
    'needsOneOf' | 'needsAgreements' | 'crewKind' | 'givesKind'
  >[],
): Promise<queries.KindRow[]> {
  const kinds = new Set(
    roles.flatMap(({ needsOneOf, crewKind, givesKind }) =>
      [...needsOneOf, crewKind, givesKind].filter((id) => id !== null),
    ),
  );
  const agreements = new Set(roles.flatMap(({ needsAgreements }) => needsAgreements));
  return [
    ...(await queries.kindsById(db, [...kinds])),
    ...(await queries.agreementsById(db, [...agreements])),
  ];
}

/** @throws DomainError `eligibility.too_many_kinds` */
export async function addKind(
  { db, now }: Eligibilities,
  { name, actorId }: { name: string; actorId: string },
): Promise<queries.KindRow> {
  const [id, at] = [newId(), now()];
  return await inTransaction(db, async (tx) => {
    await lockList(tx, 'qualifications');
    const kind = await queries.insertKind(tx, { id, name, createdAt: at });
    if (kind.id !== id) return kind;
    const kinds = await queries.everyKind(tx);
    if (kinds.length > limits.qualification.kinds)
      throw new DomainError('eligibility.too_many_kinds');
    const details = { subject: name };
    await writeAudit(tx, { action: 'qualification.added', actorId, at, details });
    return kind;
  });
}

/** @throws DomainError `eligibility.kind_gone`, `eligibility.kind_in_use` */
export async function removeKind(
  { db, now }: Eligibilities,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [kind] = await queries.kindsById(tx, [id]);
    if (!kind || !(await queries.deleteKind(tx, id)))
      throw new DomainError('eligibility.kind_gone');
    const details = { subject: kind.name };
    await writeAudit(tx, { action: 'qualification.removed', actorId, at: now(), details });
  }).catch((error: unknown) => {
    throw sqlState(error) === FOREIGN_KEY ? new DomainError('eligibility.kind_in_use') : error;
  });
}

/** Makes the refusal of a kind that was removed meanwhile one in words. @throws DomainError `eligibility.unknown_kind` */
export function refuseUnknownKind(error: unknown): never {
  const isUnknown = sqlState(error) === FOREIGN_KEY;
  throw isUnknown ? new DomainError('eligibility.unknown_kind') : error;
}

/** A role that a person would do until a moment. */
type Doing = {
  readonly role: queries.RoleRow;
  readonly event: LimitedEvent & { readonly title: string; readonly endTime: Date };
  readonly user: { readonly id: string; readonly name: string };
  /** Of their part of the event. */
  readonly endTime: Date;
  /** The same; undefined where hours and rest are not asked about: it is not known when they come, or not new. */
  readonly startTime: Date | undefined;
  /**
   * The crew into which they would come: a shift, or null for the whole role. Left out where crews are not asked about: it
   * is not known which, or they are in it. Where the caller has looked at all who come and go at once, what it found.
   */
  readonly crew?: CrewAsked | undefined;
  readonly known?: Known | undefined;
};

/** What the caller has read of the person already, under the same locks; the rest is read where a role asks for it. */
export type Known = {
  readonly facts?: Facts | undefined;
  /** Those near enough to count with any part of the event. */
  readonly places: readonly HeldPlace[];
};

export type CrewAsked =
  | { readonly shiftId: string | null }
  | { readonly lacks: readonly CrewLack[] };

/** Whether the person may do the role; no facts are read where the role asks for nothing. */
export async function eligibilityOf(
  db: Database,
  { role, event, user, startTime, endTime, crew, known }: Doing,
): Promise<Eligibility> {
  const requirements = requirementsOf(role);
  const facts = requirements && (known?.facts ?? (await queries.factsOf(db, [user.id]))(user.id));
  const found: Eligibility = facts
    ? eligible(requirements, facts, lastDayOf({ endTime }, event))
    : { ok: true };
  const inCrew = withTime(found, await crewLacksOf(db, { role, event, user, crew }));
  if (!startTime) return inCrew;
  const part = { startTime, endTime };
  const places = known?.places ?? (await placesAround(db, [user.id], part));
  return withTime(inCrew, timeBeside(places)(user.id, event, part));
}

async function crewLacksOf(
  db: Database,
  { role, event, user, crew }: Pick<Doing, 'role' | 'event' | 'user' | 'crew'>,
): Promise<readonly CrewLack[]> {
  if (!crew || !crewRulesOf(role)) return [];
  if ('lacks' in crew) return crew.lacks;
  const crews = await crewsOf(db, { event, roles: [role], userIds: [user.id] });
  return lacksIn(crews, {
    part: { roleId: role.id, shiftId: crew.shiftId },
    userId: user.id,
  });
}

/** Why somebody may not do a role, to themselves or to whoever answers. */
export async function lackRefusal(
  db: Database,
  { role, user }: Pick<Doing, 'role' | 'user'>,
  { lack, isOwn }: { lack: Extract<Eligibility, { ok: false }>; isOwn: boolean },
): Promise<DomainError> {
  const asked = askedBy(requirementsOf(role) ?? { oneOf: [] }, await kindsOfRoles(db, [role]));
  const said = isOwn ? ownLackOf(lack, asked) : lackOf(user.name, lack, asked);
  return new DomainError('joining.not_eligible', { said });
}

/**
 * The gate's question, under the locks of the person: facts change under the same. A reason overcomes what is missing,
 * and is written down.
 *
 * @param given `kept`: the reason that stands with the same place already; `at`: the present
 * @returns the reason that stands with the place; null where nothing is missing
 * @throws DomainError `joining.not_eligible`
 */
export async function requireEligible(
  tx: Tx,
  doing: Doing,
  given: {
    readonly reason: string | undefined;
    readonly kept: string | null;
    readonly actorId: string | null;
    readonly at: Date;
  },
): Promise<string | null> {
  const { event, user, role, crew } = doing;
  // Who else comes into the crew meanwhile waits.
  if (crew && crewRulesOf(role)) await lockRoles(tx, event.id);
  const eligibility = await eligibilityOf(tx, doing);
  if (eligibility.ok) return null;
  const { reason, kept, actorId, at } = given;
  const isOwn = actorId === null || actorId === user.id;
  if (!reason) {
    if (kept !== null) return kept;
    throw await lackRefusal(tx, doing, { lack: eligibility, isOwn });
  }
  const about = { eventId: event.id, userId: user.id, details: { subject: event.title } };
  await writeAudit(tx, { action: 'person.eligibility_allowed', actorId, at, ...about });
  return reason;
}
