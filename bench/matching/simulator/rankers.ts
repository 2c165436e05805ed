/** Ways to order people for a role: those of the field, and the engine. */
import { freeTimeDuring } from '../../../matching/src/availability.ts';
import { kilometresBetween } from '../../../matching/src/distance.ts';
import type { Knowledge } from '../../../matching/src/knowledge.ts';
import type { Candidate } from '../../../matching/src/need.ts';
import { type Match, rankCandidates } from '../../../matching/src/rank-candidates.ts';
import type { Random } from './random.ts';
import { worthOf } from './truth.ts';
import type { Role, World } from './world.ts';

/** Indexes of the first people, best first. The pool is of those who can take the role. */
export type Ranker = (role: Role, pool: readonly Candidate[], now: number) => number[];

/** As many as are looked at. */
export const FIRST = 10;

export function indexOf({ id }: Pick<Candidate, 'id'>): number {
  return Number(id.slice(1));
}

/** By hand nobody draws a finer line: from here on it is far. */
const FAR_KM = 40;

/** Those who can take the role at all: the same for every ranker. */
export function availableFor(role: Role, candidates: readonly Candidate[]): Candidate[] {
  const freeTimeOf = freeTimeDuring(role.need.event);
  return candidates.filter(
    ({ busy, availability }) => busy.length === 0 && freeTimeOf(availability)?.freeMinutes !== 0,
  );
}

export function engine(knowledge: Knowledge): Ranker {
  return (role, pool, now) => matchesOf(role, pool, { now, knowledge }).map(matchIndex);
}

/** The engine itself. */
export function matchesOf(
  { need }: Role,
  pool: readonly Candidate[],
  moment: { now: number; knowledge: Knowledge; fairness?: number },
): Match[] {
  return rankCandidates(need, pool, { ...moment, limit: FIRST });
}

export function matchIndex({ candidateId }: Match): number {
  return indexOf({ id: candidateId });
}

export const firstCome: Ranker = (_role, pool) => pool.slice(0, FIRST).map(indexOf);

/** What nobody has: the truth itself. */
export function byTruth(world: World): Ranker {
  return (role, pool) => {
    const worths = pool.map((one) => ({ one, worth: worthOf(world.truth(indexOf(one), role)) }));
    return worths
      .sort((a, b) => b.worth - a.worth)
      .slice(0, FIRST)
      .map(({ one }) => indexOf(one));
  };
}

export function atRandom(random: Random): Ranker {
  return (_role, pool) => random.some(pool, FIRST).map(indexOf);
}

/** The field: how many of the asked skills somebody lists in the same words. */
export function exactOverlap(random: Random): Ranker {
  return byScore(random, (role) => overlapWith(role));
}

/** Weights by hand: the share of skills, and whether an interest is named, less the distance. */
export function handSum(random: Random): Ranker {
  return byScore(random, (role) => {
    const { name, description, skills: asked, event } = role.need;
    const texts = [event.title, event.description, event.type, name, description]
      .join(' ')
      .toLowerCase();
    const overlap = overlapWith(role);
    return (candidate) => {
      const isInterested = candidate.interests.some((one) => texts.includes(one.toLowerCase()));
      const distance = distanceOf(candidate, role);
      return overlap(candidate) / asked.length + Number(isInterested) - distance;
    };
  });
}

function overlapWith({ need }: Role): (candidate: Candidate) => number {
  const asked = new Set(need.skills.map((skill) => skill.toLowerCase()));
  return ({ skills }) => skills.filter((skill) => asked.has(skill.toLowerCase())).length;
}

/** Half the way is assumed for those who do not tell. */
function distanceOf({ area, point }: Candidate, { place, need: { event } }: Role): number {
  if (point && event.point) return Math.min(1, kilometresBetween(point, event.point) / FAR_KM);
  if (area === '') return 0.5;
  if (area === place.text) return 0;
  return area.endsWith(place.city) ? 0.35 : 1;
}

/** Equal scores are ordered by chance. */
function byScore(
  random: Random,
  scoreFor: (role: Role) => (candidate: Candidate) => number,
): Ranker {
  return (role, pool) => {
    const scoreOf = scoreFor(role);
    return pool
      .map((one) => ({ one, score: scoreOf(one), chance: random.share() }))
      .sort((a, b) => b.score - a.score || a.chance - b.chance)
      .slice(0, FIRST)
      .map(({ one }) => indexOf(one));
  };
}
