/** Why somebody is not suggested for a role (MT-05): compared with those who are, not with everybody. */
import type { Said } from '@saath/contract/texts';
import { WORTH_TRYING } from '@saath/matching/explore';
import { givingWay, type Turns, turnsFor } from '@saath/matching/fairness';
import type { Candidate, RoleNeed } from '@saath/matching/need';
import { missingSkills } from '@saath/matching/one-step';
import { type Explanation, explainCandidate, type Moment } from '@saath/matching/rank-candidates';
import { bestTimeFor } from '@saath/matching/rank-times';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findUser, type UserRow } from '../../accounts/accounts/queries.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { findRole, type RoleRow } from '../../events/roles/queries.ts';
import { shiftsOfRole } from '../../events/shifts/queries.ts';
import type { Sources } from '../../matching/candidate-search/service.ts';
import { candidatesOf, needsOf } from '../../matching/candidates/service.ts';
import { currentMatching } from '../../matching/model-in-use/service.ts';
import { candidatePools, type Pool, suggested } from '../../matching/suggest/service.ts';
import { lacksIn } from '../../matching/who-may/service.ts';
import { type ClashRow, clashesOf } from '../around/queries.ts';
import { findParticipationOf, type ParticipationRow } from '../place/queries.ts';

/** Something else that would raise the score: another skill, or the time for all of it. */
type Raise = { readonly skill: string | null; readonly score: number; readonly place: Place };

/** From 1; null below all that were compared. */
type Place = number | null;

export type Explained = {
  readonly user: UserRow;
  readonly participation: ParticipationRow | undefined;
  readonly clashes: readonly ClashRow[];
  /** Of what the role asks for. */
  readonly lacks: readonly Said[];
  readonly explanation: Explanation;
  readonly suggested: ReturnType<typeof suggested>;
  readonly pool: Pool;
  /** Among the others by the score alone, as if nothing ruled the person out. */
  readonly place: Place;
  /** Why the person stands lower than that: others get a turn first, or are likelier to use it. */
  readonly givesWay: 'asked-often' | 'less-likely' | null;
  readonly changes: readonly Raise[];
};

const MOST_CHANGES = 3;

/** Less than this is not worth naming. */
const WORTH_NAMING = 0.01;

/**
 * Where a person stands among the suggestions for a role, what rules them out, and at most three things that would raise
 * their score.
 *
 * @throws DomainError `roles.not_found`, `accounts.user_not_found`
 */
export async function whyNotSuggested(
  { db, candidates, now }: Sources & { readonly now: Clock },
  { roleId, userId }: { roleId: string; userId: string },
): Promise<Explained> {
  const at = now();
  const role = await findRole(db, roleId);
  const event = role && (await findEvent(db, role.eventId));
  if (!role || !event) throw new DomainError('roles.not_found');
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('accounts.user_not_found');

  const candidate = await candidateFor(db, user, { role, event, now: at });
  const { knowledge, fairness } = await currentMatching(db);
  const moment = { now: at.getTime(), knowledge };
  const shifts = await shiftsOfRole(db, { eventId: event.id, roleId });
  const needs = needsOf(role, event, shifts);
  const need = bestTimeFor(needs, candidate, moment);
  const explanation = explainCandidate(need, candidate, moment);
  const asked = { roles: [{ role, event }], now: at, perRole: WORTH_TRYING, isCrewAsked: true };
  const [pool = noPool(roleId)] = await candidatePools({ db, candidates }, asked);
  const lacksOf = await lacksIn(db, { role, event, needs, userIds: [userId], isCrewAsked: true });
  const placeOf = (score: number) => placeByScore(pool, { score, userId });
  const place = placeOf(explanation.score);
  const index = pool.matches.findIndex(({ candidateId }) => candidateId === userId);
  const isLower = place !== null && (index < 0 ? !pool.isAll : place < index + 1);
  return {
    user,
    participation: await findParticipationOf(db, { eventId: event.id, userId }),
    clashes: explanation.obstacles.some(({ kind }) => kind === 'busy')
      ? await clashesOf(db, [userId], occasionOf(event, need))
      : [],
    explanation,
    lacks: lacksOf(userId),
    suggested: suggested(pool, knowledge.model),
    pool,
    place,
    givesWay: isLower ? wayOf(candidate, turnsFor(fairness, need)) : null,
    changes: changesFor({ need, candidate, moment, user }, explanation.score).map((change) => ({
      ...change,
      place: placeOf(change.score),
    })),
  };
}

const noPool = (roleId: string): Pool => ({ roleId, matches: [], lacking: [], isAll: true });

function wayOf(candidate: Candidate, turns: Turns): Explained['givesWay'] {
  if (givingWay(candidate, turns) > 0) return 'asked-often';
  return turns.lean > 0 ? 'less-likely' : null;
}

/** When the person would have to be there. */
function occasionOf(event: EventRow, need: RoleNeed) {
  const { startsAt, endsAt } = need.event;
  const times = { startTime: new Date(startsAt), endTime: new Date(endsAt) };
  return { ...event, ...times, eventId: event.id };
}

async function candidateFor(
  db: Database,
  user: UserRow,
  { role, event, now }: { role: RoleRow; event: EventRow; now: Date },
): Promise<Candidate> {
  const [candidate] = (await candidatesOf(db, [user], { event, now }))(role);
  if (!candidate) throw new DomainError('accounts.user_not_found');
  return candidate;
}

/** Among the others: more score first, then by id, as the engine has it where nobody gives way. */
function placeByScore(
  { matches, isAll }: Pool,
  { score, userId }: { score: number; userId: string },
): Place {
  const others = matches.filter(({ candidateId }) => candidateId !== userId);
  const before = others.filter(
    (match) => match.score > score || (match.score === score && match.candidateId < userId),
  );
  const place = before.length + 1;
  return isAll || place <= others.length ? place : null;
}

/**
 * What the person could do, or tell: list one of the skills that are missing, or have time for all of it. Nothing that
 * judges. Nothing about skills when those that are listed may not be used.
 */
function changesFor(
  {
    need,
    candidate,
    moment,
    user,
  }: { need: RoleNeed; candidate: Candidate; moment: Moment; user: UserRow },
  score: number,
): Omit<Raise, 'place'>[] {
  const scoreOf = (change: Partial<Candidate>) =>
    explainCandidate(need, { ...candidate, ...change }, moment).score;
  const isHidden = user.matchingOff.includes('skills');
  const missing = isHidden ? [] : missingSkills(need, candidate, moment.knowledge);
  const changes = missing.map((skill) => ({
    skill,
    score: scoreOf({ skills: [...candidate.skills, skill] }),
  }));
  const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 0, to: 1440 }));
  const time =
    candidate.availability.length > 0
      ? [{ skill: null, score: scoreOf({ availability: always }) }]
      : [];
  return [...changes, ...time]
    .filter((change) => change.score - score >= WORTH_NAMING)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_CHANGES);
}
