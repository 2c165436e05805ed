/** A world that is harder than life: a family's own words, land, people and organisers, and a change in the middle. */
import type { Candidate } from '../../../../matching/src/need.ts';
import { Past } from '../past.ts';
import { type Random, seeded } from '../random.ts';
import { FIRST_WEEK, WEEK } from '../roles.ts';
import type { Truth } from '../truth.ts';
import type { Answer, World } from '../world.ts';
import type { Family } from './family.ts';
import { townsOf } from './land.ts';
import { type Around, type Habits, makePerson, type Person } from './people.ts';
import { type HardRole, makeOrganiser, makeRole, type Organiser } from './roles.ts';
import { truthOf } from './truth.ts';
import { wordingOf } from './wording.ts';

const RATED = 0.7;
const FEWER_STARS = 1.5;
/** Weeks for which a request is remembered. */
const REMEMBERED = 4;

export class HardWorld implements World {
  readonly family: Family;
  readonly volunteers: readonly Person[];
  readonly organisers: readonly Organiser[];
  readonly pasts: readonly Past[];
  week = 0;
  readonly #around: Around;
  readonly #chance: Random;
  /** By person: the weeks in which they were asked. */
  readonly #requests: number[][];
  /** By role: the circles of friends who come. */
  readonly #coming = new Map<string, Set<number>>();

  constructor(family: Family) {
    const random = seeded(family.seed);
    this.family = family;
    const towns = townsOf(family, random);
    this.#around = { family, towns, wording: wordingOf(family, random), random };
    this.organisers = Array.from({ length: family.organisers }, (_, index) =>
      makeOrganiser(index, this.#around),
    );
    this.volunteers = Array.from({ length: family.people }, (_, index) =>
      makePerson(index, this.#around),
    );
    this.pasts = this.volunteers.map(() => new Past());
    this.#requests = this.volunteers.map(() => []);
    this.#chance = seeded(family.seed + 1_000);
  }

  get now(): number {
    return FIRST_WEEK + this.week * WEEK;
  }

  nextWeek(): void {
    this.week += 1;
  }

  profiles(): readonly (readonly string[])[] {
    return this.#present().map(({ seen }) => seen.skills);
  }

  newRole(id: string, random: Random): HardRole {
    const { organisers, week } = this;
    return makeRole(id, { organisers, week, around: { ...this.#around, random } });
  }

  candidatesFor(role: HardRole): Candidate[] {
    const { now } = this;
    return this.#present().map(({ index, seen }) => {
      const past = this.pastOf(index);
      return {
        ...seen,
        busy: past.busyDuring(role.need.event),
        history: past.historyFor(role, now),
      };
    });
  }

  truth(index: number, role: HardRole): Truth {
    const { family, week } = this;
    const person = this.#person(index);
    return truthOf(person, role, {
      ...{ family, week },
      habits: this.#habitsOf(person),
      turns: this.pastOf(index).turnsAround(role.need.event),
      requests: this.#requests[index]?.filter((asked) => week - asked < REMEMBERED).length ?? 0,
      hasFriendThere: this.#coming.get(role.id)?.has(person.friends) ?? false,
    });
  }

  invite(index: number, role: HardRole): Answer {
    const { accepts, shows, quality } = this.truth(index, role);
    const accepted = this.#chance.happens(accepts);
    const attended = accepted && this.#chance.happens(shows);
    const isRated = attended && this.#chance.happens(RATED);
    const stars = isRated ? this.#starsFor(quality, this.#person(index), role) : undefined;
    this.pastOf(index).invite(role, accepted);
    this.#requests[index]?.push(this.week);
    if (accepted) {
      const coming = this.#coming.get(role.id) ?? new Set();
      this.#coming.set(role.id, coming.add(this.#person(index).friends));
    }
    return { accepted, attended, stars, worth: attended ? quality : 0 };
  }

  pastOf(index: number): Past {
    return this.pasts[index] as Past;
  }

  areaOf(index: number): string {
    return this.#person(index).seen.area;
  }

  #person(index: number): Person {
    return this.volunteers[index] as Person;
  }

  #present(): readonly Person[] {
    return this.volunteers.filter(({ joinsInWeek }) => joinsInWeek <= this.week);
  }

  #habitsOf({ before, after }: Person): Habits {
    return this.week < this.family.changesInWeek ? before : after;
  }

  #starsFor(quality: number, { home }: Person, { organiser }: HardRole): number {
    const unfair = home.town.name === organiser.dislikes ? FEWER_STARS : 0;
    const felt = 1.5 + 3.5 * quality + organiser.kindness - unfair + 0.5 * this.#chance.normal();
    return Math.min(5, Math.max(1, Math.round(felt)));
  }
}
