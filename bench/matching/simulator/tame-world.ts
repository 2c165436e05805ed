/** The world that the figures were first set in: three towns, words of the product's own table, nothing that changes. */
import type { Candidate } from '../../../matching/src/need.ts';
import { Past } from './past.ts';
import { type Random, seeded } from './random.ts';
import {
  FIRST_WEEK,
  makeOrganiser,
  makeRole,
  type Organiser,
  type TameRole,
  WEEK,
} from './roles.ts';
import { type Truth, truthOf } from './truth.ts';
import { makeVolunteer, type Volunteer } from './volunteers.ts';
import type { Answer, World } from './world.ts';

const VOLUNTEERS = 3_000;
const ORGANISERS = 40;

/** So many events are rated by their organisers. */
const RATED = 0.7;

export class TameWorld implements World {
  readonly volunteers: readonly Volunteer[];
  readonly organisers: readonly Organiser[];
  readonly pasts: readonly Past[];
  readonly #chance: Random;
  week = 0;

  constructor(seed: number) {
    const random = seeded(seed);
    this.organisers = Array.from({ length: ORGANISERS }, (_, index) =>
      makeOrganiser(index, random),
    );
    this.volunteers = Array.from({ length: VOLUNTEERS }, (_, index) =>
      makeVolunteer(index, random),
    );
    this.pasts = this.volunteers.map(() => new Past());
    this.#chance = seeded(seed + 1_000);
  }

  nextWeek(): void {
    this.week += 1;
  }

  profiles(): readonly (readonly string[])[] {
    return this.volunteers.map(({ seen }) => seen.skills);
  }

  get now(): number {
    return FIRST_WEEK + this.week * WEEK;
  }

  newRole(id: string, random: Random): TameRole {
    return makeRole(id, { organiser: random.pick(this.organisers), week: this.week, random });
  }

  candidatesFor(role: TameRole): Candidate[] {
    const { now } = this;
    return this.volunteers.map(({ index, seen }) => {
      const past = this.pastOf(index);
      return {
        ...seen,
        busy: past.busyDuring(role.need.event),
        history: past.historyFor(role, now),
      };
    });
  }

  truth(index: number, role: TameRole): Truth {
    const turns = this.pastOf(index).turnsAround(role.need.event);
    return truthOf(this.volunteers[index] as Volunteer, role, turns);
  }

  invite(index: number, role: TameRole): Answer {
    const { accepts, shows, quality } = this.truth(index, role);
    const accepted = this.#chance.happens(accepts);
    const attended = accepted && this.#chance.happens(shows);
    const isRated = attended && this.#chance.happens(RATED);
    const stars = isRated ? this.#starsFor(quality) : undefined;
    this.pastOf(index).invite(role, accepted);
    return { accepted, attended, stars, worth: attended ? quality : 0 };
  }

  pastOf(index: number): Past {
    return this.pasts[index] as Past;
  }

  areaOf(index: number): string {
    return this.volunteers[index]?.seen.area ?? '';
  }

  /** 1 to 5, with noise. */
  #starsFor(quality: number): number {
    const felt = 1 + 4 * quality + 0.5 * this.#chance.normal();
    return Math.min(5, Math.max(1, Math.round(felt)));
  }
}
