/** Which coming events fit a volunteer (MA-02): rows in, the engine's order out. */
import { newSkillSchema } from '@saath/contract/accounts/accounts/schema';
import { noFacts } from '@saath/contract/events/eligibility/rules';
import { limits } from '@saath/contract/limits';
import type { Candidate, RoleNeed } from '@saath/matching/need';
import { oneStepAway, type SkillStep } from '@saath/matching/one-step';
import { type EventFit, type EventOffer, rankEvents } from '@saath/matching/rank-events';
import { bestTimeFor } from '@saath/matching/rank-times';
import type { Database } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findUser, type UserRow } from '../../accounts/accounts/queries.ts';
import { readAvailability, readDaysOff } from '../../accounts/availability/service.ts';
import { calendarPart } from '../../events/calendar/queries.ts';
import { type Lack, requirementsOf } from '../../events/eligibility/policy.ts';
import { factsOf, type KindRow } from '../../events/eligibility/queries.ts';
import { kindsOfRoles } from '../../events/eligibility/service.ts';
import type { CardParts } from '../../events/events/present.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { readCards } from '../../events/events/service.ts';
import { type RoleRow, rolesOf } from '../../events/roles/queries.ts';
import { shiftsOf } from '../../events/shifts/queries.ts';
import { type TimeOf, timeAround } from '../../events/time-limits/queries.ts';
import { withoutWhatIsOff } from '../candidates/policy.ts';
import { busyFor, dayIn, homeOf, likenessOf, needsOf } from '../candidates/service.ts';
import { currentMatching } from '../model-in-use/service.ts';
import { historiesOf } from '../track-record/service.ts';
import { judgeOf } from '../who-may/service.ts';
import { commitmentsOf, eventsFound, eventsTakenUp } from './queries.ts';

/** How many coming events are compared, the soonest. */
const MOST_COMPARED = 300;

/** How long ago somebody may have found an event to count. */
const WEEK = 7 * 86_400_000;

export type FittingEvent = {
  readonly card: CardParts;
  /** Those that its roles ask for. */
  readonly kinds: readonly KindRow[];
  readonly fit: EventFit;
  /** Of what the role that fits best asks for. */
  readonly lack: Lack | undefined;
};

/** A skill that would open roles, with what they are called. */
export type NamedStep = SkillStep & {
  readonly named: readonly { readonly event: EventRow; readonly role: RoleRow }[];
};

/**
 * Events that are still open to the person: what they asked for, are in or were declined by is not offered to them again.
 *
 * @throws DomainError `accounts.user_not_found`
 */
export async function eventsFor(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ fitting: FittingEvent[]; steps: NamedStep[] }> {
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('accounts.user_not_found');
  const tab = { tab: 'upcoming', part: 'coming', after: undefined, now, filters: {} } as const;
  const taken = await eventsTakenUp(db, { userId, now });
  const coming = await calendarPart(db, { ...tab, limit: MOST_COMPARED });
  const events = coming.filter(({ id }) => !taken.has(id));
  const ids = events.map(({ id }) => id);
  const roles = Map.groupBy(await rolesOf(db, ids), ({ eventId }) => eventId);
  const seenFrom = await personSeenFrom(db, user, now);
  const since = new Date(now.getTime() - WEEK);
  const found = await eventsFound(db, { eventIds: ids, since });
  const { knowledge } = await currentMatching(db);
  const moment = { now: now.getTime(), knowledge };
  const shifts = Map.groupBy(await shiftsOf(db, ids), ({ eventId }) => eventId);
  const judge = await judgePerson(db, userId, { events, roles: [...roles.values()].flat() });
  const lacks = new Map<string, Lack>();
  const offers = events.map(
    (event): EventOffer => ({
      id: event.id,
      isFound: found.has(event.id),
      roles: (roles.get(event.id) ?? []).map((role) => {
        const candidate = seenFrom(role, event);
        const needs = needsOf(role, event, shifts.get(event.id) ?? []);
        const places = { total: role.maxVolunteers, free: role.maxVolunteers - role.filled };
        const { eligibility, open } = judge({ role, event, needs });
        if (!eligibility.ok) lacks.set(role.id, eligibility);
        const [first = needs[0], ...others] = open;
        const times = eligibility.ok ? ([first, ...others] as const) : needs;
        const need = bestTimeFor([...times], candidate, moment);
        const offer = { id: role.id, need, candidate, places, isEligible: eligibility.ok };
        return { ...offer, isBarred: !eligibility.ok && isTooMuch(eligibility) };
      }),
    }),
  );
  const fits = rankEvents(offers, moment).slice(0, limits.suggestedEvents);
  const cards = await readCards(
    db,
    fits.map(({ eventId }) => eventId),
  );
  const kinds = await kindsOfRoles(
    db,
    [...cards.values()].flatMap((card) => card.roles),
  );
  const fitting = fits.flatMap((fit) => {
    const card = cards.get(fit.eventId);
    return card ? [{ card, kinds, fit, lack: lacks.get(fit.roleId ?? '') }] : [];
  });
  const steps = user.matchingOff.includes('skills') ? [] : oneStepAway(offers, moment);
  return { fitting, steps: named(steps, { events, roles: [...roles.values()].flat() }) };
}

type Offered = {
  readonly role: RoleRow;
  readonly event: EventRow;
  readonly needs: readonly RoleNeed[];
};

/** What the policy says of the person for each of the roles; no facts are read where none asks for anything. */
async function judgePerson(
  db: Database,
  userId: string,
  { events, roles }: { events: readonly EventRow[]; roles: readonly RoleRow[] },
) {
  const facts = roles.some(requirementsOf) ? (await factsOf(db, [userId]))(userId) : noFacts;
  const time = await timeOver(db, userId, events);
  return (offered: Offered) => judgeOf({ ...offered, time })(userId, facts);
}

async function timeOver(
  db: Database,
  userId: string,
  events: readonly EventRow[],
): Promise<TimeOf> {
  if (events.length === 0) return () => [];
  const startTime = new Date(Math.min(...events.map((event) => event.startTime.getTime())));
  const endTime = new Date(Math.max(...events.map((event) => event.endTime.getTime())));
  return await timeAround(db, [userId], { startTime, endTime });
}

/** Nothing but giving another place back would help. */
function isTooMuch({ missing }: Lack): boolean {
  return missing.some(({ rule }) => rule === 'time');
}

/** The first few, of those that a profile can list. */
function named(
  steps: readonly SkillStep[],
  given: { events: readonly EventRow[]; roles: readonly RoleRow[] },
): NamedStep[] {
  const events = new Map(given.events.map((event) => [event.id, event] as const));
  const roles = new Map(given.roles.map((role) => [role.id, role] as const));
  return steps
    .filter(({ skill }) => newSkillSchema.safeParse(skill).success)
    .slice(0, limits.suggestedSteps)
    .map((step) => ({
      ...step,
      named: step.roles.slice(0, limits.stepRoles).flatMap(({ eventId, roleId }) => {
        const [event, role] = [events.get(eventId), roles.get(roleId)];
        return event && role ? [{ event, role }] : [];
      }),
    }));
}

/** The person as a role of an event sees them. */
async function personSeenFrom(
  db: Database,
  user: UserRow,
  now: Date,
): Promise<(role: RoleRow, event: EventRow) => Candidate> {
  const given = { userId: user.id, now };
  const availability = await readAvailability(db, user.id);
  const commitments = await commitmentsOf(db, given);
  const daysOff = await readDaysOff({ db, now: () => now }, user.id);
  const historyOf = await historiesOf(db, { ids: [user.id], now });
  const seen = (role: RoleRow, event: EventRow): Candidate => ({
    id: user.id,
    skills: user.skills,
    interests: user.interests,
    experienceYears: user.experienceYears,
    ...homeOf(user),
    availability,
    busy: commitments.map((commitment) => busyFor(commitment, event)),
    away: daysOff.map((day) => dayIn(day, event.timeZone)),
    history: historyOf(user.id, likenessOf(role, event)),
  });
  return (role, event) => withoutWhatIsOff(seen(role, event), user.matchingOff);
}
