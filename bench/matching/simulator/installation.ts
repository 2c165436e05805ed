/** A simulated installation over the weeks: organisers ask, people answer, and the engine learns or does not. */
import { dayZeroKnowledge, type Knowledge } from '../../../matching/src/knowledge.ts';
import { learnedSkills, learnSkills } from '../../../matching/src/learned-skills.ts';
import { type Outcome, train } from '../../../matching/src/learning/train.ts';
import { dayZero, type Model } from '../../../matching/src/model.ts';
import type { Match } from '../../../matching/src/rank-candidates.ts';
import { isGood } from '../../../server/src/features/matching/match-log/policy.ts';
import { type Random, seeded } from './random.ts';
import { availableFor, matchesOf, matchIndex, type Ranker } from './rankers.ts';
import { FIRST_WEEK, WEEK } from './roles.ts';
import type { Answer, Role, World } from './world.ts';

/** The people to ask for a role, best first, with what the engine saw in them where it was asked. */
export type Choice = { readonly index: number; readonly match?: Match };
export type Policy = (role: Role, world: World, knowledge: Knowledge) => Choice[];

/** Kept for one invitation. */
export type Invitation = Answer & {
  readonly index: number;
  readonly match?: Match;
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

/** Skills that go together are learned anew when so many more people are there. */
const MORE_PEOPLE = 1.1;

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
  /** The stars that each organiser gave. */
  readonly #usual = new Map<number, { count: number; sum: number }>();
  #open: Filled[] = [];
  #learnedFrom = 0;
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
    this.knowledge = dayZeroKnowledge;
    this.#learnSkills();
  }

  /** Asks for the roles of next week, then lets them take place. */
  runWeek(): void {
    for (let count = 0; count < this.#rolesAWeek; count++) {
      const role = this.world.newRole(`w${this.world.week}-${count}`, this.#random);
      this.#open.push(this.#fill(role));
    }
    this.world.nextWeek();
    this.#settle();
    this.#learnSkills();
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
      invitations.push({ index, ...answer, ...(match && { match }) });
    }
    return { role, week: world.week, invitations };
  }

  #settle(): void {
    for (const filled of this.#open) {
      for (const { index, accepted, attended, stars } of filled.invitations) {
        if (accepted) this.world.pastOf(index).settle(filled.role, attended, stars);
        if (stars !== undefined) this.#rate(filled.role, stars);
      }
      for (const invitation of filled.invitations) this.#keep(filled, invitation);
      this.filled.push(filled);
    }
    this.#open = [];
  }

  #rate({ organiser }: Role, stars: number): void {
    const { count, sum } = this.#usualOf(organiser.index);
    this.#usual.set(organiser.index, { count: count + 1, sum: sum + stars });
  }

  #usualOf(organiser: number): { count: number; sum: number } {
    return this.#usual.get(organiser) ?? { count: 0, sum: 0 };
  }

  /** As the product keeps it (`match-log/policy.ts` of the server). */
  #keep({ role, week }: Filled, { index, accepted, attended, stars, match }: Invitation): void {
    if (!match) return;
    const usual = this.#usualOf(role.organiser.index);
    const area = this.world.areaOf(index);
    this.outcomes.push({
      at: FIRST_WEEK + week * WEEK,
      roleId: role.id,
      organiserId: `o${role.organiser.index}`,
      ...(area && { area }),
      features: match.features,
      accepted,
      attended: accepted ? attended : undefined,
      good: attended && (stars === undefined || isGood(stars, usual)),
    });
    this.told.push(match.chances);
  }

  #learnSkills(): void {
    const profiles = this.world.profiles();
    if (profiles.length < this.#learnedFrom * MORE_PEOPLE) return;
    this.#learnedFrom = profiles.length;
    this.knowledge = {
      ...this.knowledge,
      learned: learnedSkills(learnSkills(profiles, { seed: 1 })),
    };
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
