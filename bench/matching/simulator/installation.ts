/** A simulated installation over the weeks: organisers ask, people answer, and the engine learns or does not. */
import { dayZeroKnowledge, type Knowledge } from '../../../matching/src/knowledge.ts';
import { learnedSkills, learnSkills } from '../../../matching/src/learned-skills.ts';
import { type Outcome, train } from '../../../matching/src/learning/train.ts';
import { dayZero, type Model } from '../../../matching/src/model.ts';
import type { Match } from '../../../matching/src/rank-candidates.ts';
import { type Random, seeded } from './random.ts';
import { availableFor, matchesOf, matchIndex, type Ranker } from './rankers.ts';
import type { Role } from './roles.ts';
import type { Answer, World } from './world.ts';

/** The people to ask for a role, best first, with what the engine saw in them where it was asked. */
export type Choice = { readonly index: number; readonly match?: Match };
export type Policy = (role: Role, world: World, knowledge: Knowledge) => Choice[];

/** Kept for one invitation. */
export type Invitation = Answer & {
  readonly index: number;
  readonly kept?: { readonly outcome: Outcome; readonly chances: Match['chances'] };
};

/** What came of one role. */
export type Filled = {
  readonly role: Role;
  readonly week: number;
  readonly invitations: readonly Invitation[];
};

export const MOST_INVITATIONS = 10;

/** Outcomes between two trainings (design/matching.md §6), and later a twentieth more, to save time. */
const NEW_OUTCOMES = 40;
const MORE = 1.05;

/** Three stars or more, or none, are good. */
const GOOD_STARS = 3;

export class Installation {
  readonly world: World;
  readonly filled: Filled[] = [];
  /** Settled, oldest first. */
  readonly outcomes: Outcome[] = [];
  /** The chances that were told for each of `outcomes`, by what was known when the person was asked. */
  readonly told: Match['chances'][] = [];
  /** What the product knows: skills learned from the profiles, and weights learned from outcomes. */
  knowledge: Knowledge;
  readonly #policy: Policy;
  readonly #learns: boolean;
  readonly #rolesAWeek: number;
  readonly #random: Random;
  #open: Filled[] = [];
  #trainedWith = 0;

  constructor(
    world: World,
    {
      policy,
      learns,
      rolesAWeek,
      seed,
    }: { policy: Policy; learns: boolean; rolesAWeek: number; seed: number },
  ) {
    this.world = world;
    this.#policy = policy;
    this.#learns = learns;
    this.#rolesAWeek = rolesAWeek;
    this.#random = seeded(seed + 2_000);
    this.knowledge = { ...dayZeroKnowledge, learned: skillsOf(world) };
  }

  /** Asks for the roles of next week, then lets them take place. */
  runWeek(): void {
    for (let count = 0; count < this.#rolesAWeek; count++) {
      const role = this.world.newRole(`w${this.world.week}-${count}`, this.#random);
      this.#open.push(this.#fill(role));
    }
    this.world.week += 1;
    this.#settle();
    if (this.#learns) this.#learn();
  }

  /** Lets take place what was still to come. */
  finish(): void {
    this.#settle();
  }

  /** Asks one after the other until the places are taken. */
  #fill(role: Role): Filled {
    const { world } = this;
    const invitations: Invitation[] = [];
    let taken = 0;
    for (const { index, match } of this.#policy(role, world, this.knowledge)) {
      if (taken >= role.places || invitations.length >= MOST_INVITATIONS) break;
      const answer = world.invite(index, role);
      taken += Number(answer.accepted);
      const kept = match && {
        outcome: outcomeOf(role, { match, answer, at: world.now }),
        chances: match.chances,
      };
      invitations.push({ index, ...answer, ...(kept && { kept }) });
    }
    return { role, week: world.week, invitations };
  }

  #settle(): void {
    for (const filled of this.#open) {
      for (const { index, accepted, attended, stars, kept } of filled.invitations) {
        if (accepted) this.world.pastOf(index).settle(filled.role, attended, stars);
        if (!kept) continue;
        this.outcomes.push(kept.outcome);
        this.told.push(kept.chances);
      }
      this.filled.push(filled);
    }
    this.#open = [];
  }

  #learn(): void {
    const { length } = this.outcomes;
    if (length < Math.max(this.#trainedWith + NEW_OUTCOMES, this.#trainedWith * MORE)) return;
    this.#trainedWith = length;
    this.knowledge = { ...this.knowledge, model: this.modelAfter(length) };
  }

  /** What is active once the first `count` outcomes have been learned from. */
  modelAfter(count: number): Model {
    const active = this.knowledge.model;
    if (count === 0) return active;
    const training = train(this.outcomes.slice(0, count), { active });
    return training.isBetter ? training.model : active;
  }
}

/** The policy of the product: the engine's order. `fairness` as `rankCandidates` takes it. */
export function asking({ fairness = 0 } = {}): Policy {
  return (role, world, knowledge) =>
    matchesOf(role, world.candidatesFor(role), { now: world.now, knowledge, fairness }).map(
      (match) => ({ index: matchIndex(match), match }),
    );
}

/** The policy of those who order by a ranker of the field; nothing is learned from what comes of it. */
export function askingBy(ranker: Ranker): Policy {
  return (role, world) => {
    const pool = availableFor(role, world.candidatesFor(role));
    return ranker(role, pool, world.now).map((index) => ({ index }));
  };
}

/** The same, with the weights of the first day. */
export function untaught(knowledge: Knowledge): Knowledge {
  return { ...knowledge, model: dayZero };
}

function skillsOf({ volunteers }: World): Knowledge['learned'] {
  const table = learnSkills(
    volunteers.map(({ seen }) => seen.skills),
    { seed: 1 },
  );
  return learnedSkills(table);
}

function outcomeOf(
  role: Role,
  { match, answer, at }: { match: Match; answer: Answer; at: number },
): Outcome {
  const { accepted, attended, stars } = answer;
  return {
    at,
    roleId: role.id,
    features: match.features,
    accepted,
    attended: accepted ? attended : undefined,
    good: attended && (stars ?? GOOD_STARS) >= GOOD_STARS,
  };
}
