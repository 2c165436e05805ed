/** What the score of a person is made of that no role changes, a row each. About 75 bytes a person. */

import { givingWay } from '../fairness.ts';
import { type Features, neutral } from '../features.ts';
import { amountOf, countOf, pastOf } from '../history.ts';
import type { Spot } from '../nearby.ts';
import { featuresOf } from '../score.ts';
import type { Entry } from './entry.ts';
import { grown } from './growing.ts';
import { WEEK_WORDS, weekBits } from './week-hours.ts';

/** Features that belong to the person alone. */
const own = ['experience', 'attendance', 'acceptance', 'rating', 'skillCount'] as const;

const MINUTE = 60_000;

/** In place of the minute of the last turn. */
export const NEVER = -1;
export const UNKNOWN = -2;

export class Columns {
  /** Rows in use, dead ones with them. */
  length = 0;
  isAlive: Uint8Array;
  hasWeek: Uint8Array;
  hasHistory: Uint8Array;
  /** Six a row. */
  week: Uint32Array;
  home: Int32Array;
  /** Minute of the epoch, `NEVER` or `UNKNOWN`. */
  lastTurn: Int32Array;
  /** How far the person gives way to others at a `way` of 1, in log-odds at least. */
  way: Float32Array;
  /** Each once; many live at the same kilometre. */
  readonly homes: Spot[];
  #features: Float32Array;
  #homeNumbers: Map<string, number>;
  #prior: Float32Array;
  /** Of which weights `#prior` is, and for how many rows. */
  #priorOf = { weights: own.map(() => 0), upTo: 0, most: Number.NEGATIVE_INFINITY };

  /**
   * @param rows about how many there will be
   * @param before whose rows come over one by one (`take`)
   */
  constructor(rows = 0, before?: Columns) {
    const length = Math.max(1024, rows);
    this.isAlive = new Uint8Array(length);
    this.hasWeek = new Uint8Array(length);
    this.hasHistory = new Uint8Array(length);
    this.week = new Uint32Array(WEEK_WORDS * length);
    this.home = new Int32Array(length);
    this.lastTurn = new Int32Array(length);
    this.way = new Float32Array(length);
    this.#features = new Float32Array(own.length * length);
    this.#prior = new Float32Array(length);
    this.homes = before ? before.homes : [{ words: '' }];
    this.#homeNumbers = before ? before.#homeNumbers : new Map([['', 0]]);
  }

  add(entry: Entry): number {
    const row = this.#newRow();
    const bits = weekBits(entry.availability);
    this.hasWeek[row] = bits ? 1 : 0;
    this.week.set(bits ?? new Uint32Array(WEEK_WORDS), WEEK_WORDS * row);
    this.home[row] = this.#numberOfHome(entry);
    this.hasHistory[row] = entry.history ? 1 : 0;
    this.lastTurn[row] = lastTurnOf(entry);
    const { history } = entry;
    this.way[row] = givingWay({ history: history && { ...history, ...dependent } }, { way: 1 });
    const values = ownFeatures(entry);
    for (const [at, feature] of own.entries())
      this.#features[own.length * row + at] = values[feature];
    return row;
  }

  /** The part of each row's own features in the log-odds, and the most that a living row has. */
  priorsFor(head: { readonly weights: Features }): {
    readonly priors: Float32Array;
    readonly most: number;
  } {
    if (this.#prior.length < this.isAlive.length)
      this.#prior = grown(this.#prior, this.isAlive.length);
    const weights = own.map((feature) => head.weights[feature]);
    const isOther = weights.some((weight, at) => weight !== this.#priorOf.weights[at]);
    if (isOther || this.#priorOf.upTo > this.length)
      this.#priorOf = { weights, upTo: 0, most: Number.NEGATIVE_INFINITY };
    const known = this.#priorOf;
    for (; known.upTo < this.length; known.upTo++) {
      let sum = 0;
      for (let at = 0; at < own.length; at++) {
        const feature = own[at] ?? 'rating';
        const value = this.#features[own.length * known.upTo + at] ?? 0;
        sum += (weights[at] ?? 0) * (value - neutral[feature]);
      }
      this.#prior[known.upTo] = sum;
      // The row just written may have been rounded up.
      known.most = Math.max(known.most, this.#prior[known.upTo] ?? 0);
    }
    return { priors: this.#prior, most: known.most };
  }

  /** Adds a row of other columns that share their homes with these. */
  take(from: Columns, row: number): void {
    const to = this.#newRow();
    this.hasWeek[to] = from.hasWeek[row] ?? 0;
    this.hasHistory[to] = from.hasHistory[row] ?? 0;
    this.home[to] = from.home[row] ?? 0;
    this.lastTurn[to] = from.lastTurn[row] ?? 0;
    this.way[to] = from.way[row] ?? 0;
    for (let at = 0; at < WEEK_WORDS; at++)
      this.week[WEEK_WORDS * to + at] = from.week[WEEK_WORDS * row + at] ?? 0;
    for (let at = 0; at < own.length; at++)
      this.#features[own.length * to + at] = from.#features[own.length * row + at] ?? 0;
  }

  #newRow(): number {
    const row = this.length;
    if (row === this.isAlive.length) this.#grow(Math.ceil(row * 1.25));
    this.length += 1;
    this.isAlive[row] = 1;
    return row;
  }

  #numberOfHome({ area, point }: Entry): number {
    const key = point ? `${area}\n${point.latitude} ${point.longitude}` : area;
    const known = this.#homeNumbers.get(key);
    if (known !== undefined) return known;
    this.homes.push({ words: area, point });
    this.#homeNumbers.set(key, this.homes.length - 1);
    return this.homes.length - 1;
  }

  #grow(length: number): void {
    this.isAlive = grown(this.isAlive, length);
    this.hasWeek = grown(this.hasWeek, length);
    this.hasHistory = grown(this.hasHistory, length);
    this.week = grown(this.week, WEEK_WORDS * length);
    this.home = grown(this.home, length);
    this.lastTurn = grown(this.lastTurn, length);
    this.way = grown(this.way, length);
    this.#features = grown(this.#features, own.length * length);
  }
}

function lastTurnOf({ history }: Entry): number {
  if (!history) return UNKNOWN;
  const { confirmed, lastConfirmedAt } = history;
  if (lastConfirmedAt === null) return countOf(confirmed) === 0 ? NEVER : UNKNOWN;
  if (!Number.isFinite(lastConfirmedAt)) return UNKNOWN;
  return Math.max(0, Math.floor(lastConfirmedAt / MINUTE));
}

/** What only a role tells. */
const dependent = {
  sameRole: 0,
  sameFamily: 0,
  sameOrganiser: 0,
  recentTurns: 0,
  openInvitations: 0,
};

/** By the same arithmetic as the score. */
function ownFeatures({ skills, experienceYears, history }: Entry) {
  return featuresOf({
    isBusy: false,
    isAway: false,
    skills: [],
    skillCount: skills.length,
    interest: undefined,
    freeTime: undefined,
    experienceYears: amountOf(experienceYears),
    area: '',
    nearness: undefined,
    past: history ? pastOf({ ...history, ...dependent }, 0) : undefined,
  });
}
