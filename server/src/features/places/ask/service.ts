/** Use cases of volunteers: they ask to join, and take back what they asked for or were given. */

import { type Eligibility, mayAskMeanwhile } from '@saath/contract/events/eligibility/rules';
import type { Language } from '@saath/contract/language';
import { isComing } from '@saath/contract/places/joining/rules';
import type { GivenAnswer } from '@saath/contract/places/questions/schema';

import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockRoles } from '../../../platform/locks.ts';
import { crewRulesOf } from '../../events/crew-rules/policy.ts';
import { crewsOf, hasCrewFor } from '../../events/crew-rules/queries.ts';
import { eligibilityOf, lackRefusal } from '../../events/eligibility/service.ts';
import { type RoleRow, rolesOf } from '../../events/roles/queries.ts';
import { eventAt } from '../../events/shifts/present.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import { shiftOfRole, timesOf } from '../../events/shifts/service.ts';
import { fitsForRoles } from '../../matching/suggest/service.ts';
import { type ClashRow, type There, whatThereIs } from '../around/queries.ts';
import { type Around, clashAt, lookAround } from '../around/service.ts';
import { queueAskNews } from '../ask-news/service.ts';
import * as emails from '../place/emails.ts';
import { clashRefusal, requireMayAsk, requireStep, requireUpcoming } from '../place/policy.ts';
import { findParticipation, findParticipationOf, type ParticipationRow } from '../place/queries.ts';
import { enter, reopen, roleOfEvent, type Scene } from '../place/scene.ts';
import { confirm, leave, move } from '../place/service.ts';
import { tell, tellOrganiser, wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { takeAnswers } from '../questions/service.ts';
import { isAwaited, queueUp } from '../wait-list/service.ts';

type Request = {
  readonly eventId: string;
  readonly userId: string;
  readonly roleId: string | null | undefined;
  /** A shift of that role; any when left out. */
  readonly shiftId?: string | null | undefined;
  readonly note: string;
  /** To the questions of the event, and whether they are offered the next time. */
  readonly answers?: readonly GivenAnswer[] | undefined;
  readonly remember?: boolean | undefined;
  readonly actorId: string;
};

type Asked = {
  readonly row: ParticipationRow;
  readonly mailedTo: string | null;
  /** The person's other place that leaves no time for this one. */
  readonly clash?: ClashRow | undefined;
};

/** Anyone who loses a race for the last place looks again, and then waits in line. */
const TRIES = 3;

/**
 * Records that a volunteer asks to join an event, for one role or any. An event that gives its places at once does so,
 * or puts the person on the wait list.
 *
 * @returns the request, the address to which a mail about it was queued (null when the person wants none, or got the
 * same twice within the hour), and what it clashes with (JO-04)
 * @throws DomainError `events.not_found`, `joining.not_active`, `joining.not_open`, `joining.already_requested`,
 * `joining.declined`, `joining.not_eligible`, `roles.not_found`, `shifts.not_found`, and those of `takeAnswers`;
 * `joining.own_overlap` where places are given at once
 */
export async function requestToJoin(ports: Ports, request: Request): Promise<Asked> {
  return await asking(ports, async (tx, waits) => await ask(ports, tx, request, { waits }));
}

/**
 * The same for somebody who is found, or gets an account, in the transaction of the request. Organisers see what they lack:
 * they had no page on which to say what they have.
 *
 * @param who holds the event before the person, and gives the person's id
 * @throws DomainError as `requestToJoin`
 */
export async function requestToJoinAs(
  ports: Ports,
  request: Omit<Request, 'userId' | 'actorId'>,
  who: (tx: Tx) => Promise<string>,
): Promise<Asked> {
  return await asking(ports, async (tx, waits) => {
    const userId = await who(tx);
    const own = { ...request, userId, actorId: userId };
    return await ask(ports, tx, own, { waits, isGuest: true });
  });
}

async function asking(
  ports: Ports,
  work: (tx: Tx, waits: boolean) => Promise<Asked>,
): Promise<Asked> {
  for (let attempt = 1; ; attempt++) {
    try {
      const waits = attempt > TRIES;
      const asked = await inTransaction(ports.db, async (tx) => work(tx, waits));
      wakeWorkers(ports);
      return asked;
    } catch (error) {
      const isLost = error instanceof DomainError && error.code === 'joining.full';
      if (!isLost || attempt > TRIES) throw error;
    }
  }
}

type Manner = {
  /** Whether they wait in line whatever seems to be free. */
  readonly waits: boolean;
  /** They have had no page on which to say what they have: organisers see what is missing. */
  readonly isGuest?: boolean;
};

async function ask(
  ports: Ports,
  tx: Tx,
  request: Request,
  { waits, isGuest = false }: Manner,
): Promise<Asked> {
  const { eventId, userId, note, actorId, answers, remember } = request;
  const at = ports.now();
  const by = actorId === userId ? 'volunteer' : 'organiser';
  const isFree = by === 'organiser' || isGuest;
  const { scene, there, existing, ...wish } = await lookAtRequest(tx, request, at);
  const { event, around } = scene;
  const { role, shift } = wish;
  const mayDo = await requireMayDo(tx, scene, { ...wish, isFree });
  if (there.hasQuestions || answers) {
    const asked = { eventId, userId, roleId: role?.id ?? null, isFree, at };
    await takeAnswers(tx, { ...asked, answers, remember });
  }
  const step = { role, shift: shift ?? null, note, source: 'request' } as const;
  if (event.mode === 'instant' && mayDo) {
    const { isAwaited } = there;
    const free = waits ? undefined : await freeRole(tx, scene, { ...wish, isAwaited, at });
    // No shift was named: any will do.
    const part = shift ? { shift } : {};
    const given = { note, source: step.source, by: 'system', actorId: null, ...part } as const;
    return free
      ? await confirm(ports, tx, { scene, existing, step: { ...given, role: free }, at })
      : await waitInLine(ports, tx, { scene, existing, step, at });
  }
  const next = { ...step, to: 'requested', by, actorId } as const;
  const row = await move(tx, scene, { existing, step: next, at });
  const mailedTo = await tell(ports, tx, {
    kind: 'request-received',
    mail: emails.requestReceivedMail,
    to: scene.user,
    event: eventAt(event, shift),
    roleName: role?.name ?? null,
  });
  if (by === 'volunteer') await queueAskNews(ports, tx, { event, at });
  return { row, mailedTo, clash: clashAt(around, event, shift && timesOf(shift)) };
}

/** Somebody at an event, with what is around a place there. */
type Surveyed = Scene & { readonly around: Around };

/** What is wished for: a role and a shift of it, or any of the roles. */
type Wish = {
  readonly role: RoleRow | undefined;
  readonly shift: ShiftRow | undefined;
  /** Those that would do. */
  readonly roles: readonly RoleRow[];
};

/** Holds event and person, and reads all that the request is about. */
async function lookAtRequest(
  tx: Tx,
  { eventId, userId, roleId, shiftId }: Request,
  at: Date,
): Promise<Wish & { scene: Surveyed; there: There; existing: ParticipationRow | undefined }> {
  const scene = await enter(tx, eventId, userId);
  requireUpcoming(scene.event, at);
  const role = await roleOfEvent(tx, roleId, scene.event);
  const shift = await shiftOfRole(tx, shiftId, role);
  const there = await whatThereIs(tx, scene);
  const existing = there.isInEvent ? await findParticipationOf(tx, { eventId, userId }) : undefined;
  requireMayAsk(existing);
  const roles = role ? [role] : await rolesOf(tx, [eventId]);
  const around = await lookAround(tx, scene, roles, there);
  return { role, shift, roles, there, existing, scene: { ...scene, around } };
}

/**
 * Anyone who lacks what a role asks for may ask for it once they have done all they can, and an organiser answers, also
 * where places are given at once. Where no role was named, it is enough to be able to do one.
 *
 * @param given `isFree`: they may ask whatever is missing
 * @returns whether nothing is missing
 * @throws DomainError `joining.not_eligible`
 */
async function requireMayDo(
  tx: Tx,
  scene: Surveyed,
  { roles, shift, isFree }: Wish & { isFree: boolean },
): Promise<boolean> {
  const shifts = shift ? [shift] : scene.around.shifts;
  let first: DomainError | undefined;
  let mayAsk = isFree;
  for (const role of roles) {
    const own = shifts.filter(({ roleId }) => roleId === role.id);
    const lack = await eligibilityInAny(tx, scene, { role, shifts: own });
    if (lack.ok) return true;
    mayAsk ||= mayAskMeanwhile(lack);
    first ??= await lackRefusal(tx, { role, user: scene.user }, { lack, isOwn: true });
  }
  if (first && !mayAsk) throw first;
  return first === undefined;
}

/**
 * What the policy says of the first of the shifts that the person may do, else of the one at which they lack least; of all
 * of the event where there are none.
 */
async function eligibilityInAny(
  tx: Tx,
  { event, user, around: { known } }: Surveyed,
  { role, shifts }: { role: RoleRow; shifts: readonly ShiftRow[] },
): Promise<Eligibility> {
  const { startTime, endTime } = event;
  const parts = shifts.length > 0 ? shifts.map(timesOf) : [{ startTime, endTime }];
  let least: Exclude<Eligibility, { ok: true }> | undefined;
  for (const part of parts) {
    const found = await eligibilityOf(tx, { role, event, user, known, ...part });
    if (found.ok) return found;
    if (!least || found.missing.length < least.missing.length) least = found;
  }
  return least ?? { ok: true };
}

/** Where no place is free for them. */
async function waitInLine(
  ports: Ports,
  tx: Tx,
  asked: {
    scene: Surveyed;
    existing: ParticipationRow | undefined;
    step: {
      role: RoleRow | undefined;
      shift: ShiftRow | null;
      note: string;
      source: 'request';
    };
    at: Date;
  },
): Promise<Asked> {
  const { scene, step } = asked;
  requireTime(scene, step);
  const row = await queueUp(ports, tx, asked);
  const mailedTo = await tell(ports, tx, {
    kind: 'decision',
    mail: emails.waitListMail,
    to: scene.user,
    event: scene.event,
    roleName: step.role?.name ?? null,
  });
  return { row, mailedTo };
}

/** Nobody waits for what they could not take; those who would take any are asked about the one that becomes free. */
function requireTime(
  { event, user, around }: Surveyed,
  { role, shift }: { role: RoleRow | undefined; shift: ShiftRow | null },
): void {
  const clash = clashAt(around, event, shift ? timesOf(shift) : {});
  if (!clash) return;
  const isFree = around.shifts.some(({ roleId }) => !role || roleId === role.id);
  if (shift || !isFree) throw clashRefusal(clash, user, { actorId: user.id, event });
}

/** A role with a free place for which nobody waits: the one that was named, else the one that fits the person best. */
async function freeRole(
  tx: Tx,
  scene: Surveyed,
  { role, roles, shift, isAwaited: isAnyAwaited, at }: Wish & { isAwaited: boolean; at: Date },
): Promise<RoleRow | undefined> {
  const { event, user, around } = scene;
  const open: RoleRow[] = [];
  const free = roles.filter(({ filled, maxVolunteers }) => filled < maxVolunteers);
  const areHeld = free.some(crewRulesOf);
  if (areHeld) await lockRoles(tx, event.id);
  const crews = await crewsOf(tx, { event, roles: free, userIds: [user.id] });
  for (const each of free) {
    const { id: roleId } = each;
    // Places that a crew keeps for others are not free for them: they wait in line.
    if (!hasCrewFor(crews, user.id, { roleId, shiftId: shift?.id })) continue;
    // Whoever held the roles before may have come to the line since it was looked at.
    if ((isAnyAwaited || areHeld) && (await isAwaited(tx, { eventId: event.id, roleId }))) continue;
    // The one that was named has been looked at, with its shift.
    const shifts = around.shifts.filter(
      (part) => part.roleId === roleId && part.filled < part.maxPeople,
    );
    if (role || (await eligibilityInAny(tx, scene, { role: each, shifts })).ok) open.push(each);
  }
  if (open.length < 2) return open[0];
  const fits = await fitsForRoles(tx, { roles: open, event, userIds: [user.id], now: at });
  const scoreIn = ({ id }: RoleRow) => fits.get(id)?.get(user.id)?.score ?? 0;
  return open.toSorted((a, b) => scoreIn(b) - scoreIn(a))[0];
}

/**
 * A volunteer takes back a request or gives back a place, until the event starts. Of a place the organiser hears.
 *
 * @param given `word`: why, for the organiser
 * @throws DomainError `joining.not_found` (also for somebody else's), `joining.not_open`, `joining.not_possible`
 */
export async function withdrawRequest(
  ports: Ports,
  given: { participationId: string; userId: string; word?: string },
): Promise<ParticipationRow> {
  const { participationId, userId, word = '' } = given;
  const row = await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const seen = await findParticipation(tx, participationId);
    if (seen?.userId !== userId) throw new DomainError('joining.not_found');
    const { scene, existing } = await reopen(tx, participationId);
    // Whoever holds a shift can give it back until the shift begins.
    const { startTime, endTime } = existing;
    requireUpcoming({ ...scene.event, startTime, endTime }, at);
    requireStep(existing.state, 'withdrawn', 'volunteer');
    await leave(ports, tx, existing);
    const role = await roleOfEvent(tx, existing.roleId, scene.event);
    const by = { by: 'volunteer', actorId: userId, reason: word } as const;
    const step = { to: 'withdrawn', role, ...by } as const;
    const row = await move(tx, scene, { existing, step, at });
    if (isComing(existing.state)) await tellOrganiser(tx, scene, cannotCome(scene, { word, at }));
    return row;
  });
  wakeWorkers(ports);
  return row;
}

function cannotCome({ event, user: { name } }: Scene, { word, at }: { word: string; at: Date }) {
  const titleIn = (language: Language) => emails.cannotComeTitle(language, { name, event, word });
  return { kind: 'change', titleIn, at } as const;
}
