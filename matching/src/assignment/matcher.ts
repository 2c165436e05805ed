/**
 * The exact solver: successive shortest augmenting paths with dual prices, the Hungarian family (Kuhn 1955; Munkres 1957;
 * Jonker and Volgenant 1987; with capacities as in Ahuja, Magnanti and Orlin 1993, sections 9.7 and 12.4).
 *
 * Every role has a price. What a person in a role keeps is weight - price; who has no role keeps 0. At all times, for the
 * places asked for so far, (1) nobody would keep more in another role, and (2) a role has a place filled only if bonus + price
 * is 0 or more, and left empty only if it is 0 or less. These two make the plan optimal: see certificate.ts. `#fillPlace` asks
 * for one place more and restores both:
 *
 * Roles are the nodes. A step from role a to role b is: a takes somebody who is in b, and b needs one more. Its length is what
 * that person keeps now minus what they would keep in a. By (1) no step is below 0, so Dijkstra's algorithm finds the shortest
 * chain that ends with somebody free, or with a role that gives up a place (bonus + price, by (2) not below 0 either). The
 * roles on the way lower their prices by just enough for the chain to have length 0.
 */
import { FREE, GONE, type Problem, type Solution } from './problem.ts';

/** Where the shortest chain ends: with a free person by this pair, or without one (-1): the role gives up a place. */
type End = { role: number; pair: number; distance: number };

const NO_PAIR = -1;

export class Matcher {
  readonly #problem: Problem;
  readonly #roles: number;
  /** Role of each person. Anyone who is free or gone is in one of two more roles behind the real ones. */
  readonly #roleOf: Int32Array;
  /** Weight of the pair that each person is in; 0 for those who are free. */
  readonly #held: Int32Array;
  /** Being free costs 0. Anyone who is gone cannot be had: they keep more than anything. */
  readonly #price: Float64Array;
  readonly #filled: Int32Array;

  // Of one search, for each role: the shortest chain to it, the role before it, and the pair by which that one takes somebody.
  readonly #distance: Float64Array;
  readonly #before: Int32Array;
  readonly #by: Int32Array;

  /** Nobody is in a role yet. O(people + roles). */
  constructor(problem: Problem) {
    const { people, start, weight } = problem.pairs;
    const roles = start.length - 1;
    this.#problem = problem;
    this.#roles = roles;
    this.#roleOf = new Int32Array(people).fill(roles);
    this.#held = new Int32Array(people);
    this.#filled = new Int32Array(roles);
    this.#distance = new Float64Array(roles);
    this.#before = new Int32Array(roles);
    this.#by = new Int32Array(roles);
    // At its highest weight nobody keeps anything in a role, so (1) holds.
    this.#price = Float64Array.from({ length: roles + 2 }, (_, role) =>
      role < roles && start[role] !== start[role + 1]
        ? (weight[start[role] as number] as number)
        : 0,
    );
    this.#price[roles + 1] = Number.NEGATIVE_INFINITY;
  }

  /** Asks for all places of all roles in turn. O(places x pairs) at worst; in practice a place looks at a few dozen pairs. */
  fillAll(): void {
    for (const [role, places] of this.#problem.bonuses.entries()) {
      // Prices only fall: where one place is better left empty, so are those after it, whose bonus is not higher.
      for (let place = 0; place < places.length; place++) if (!this.#fillPlace(role)) break;
    }
  }

  /**
   * Asks for one place more in a role and makes the plan optimal again.
   *
   * @returns false if all stays as it was: the place is better left empty
   */
  #fillPlace(role: number): boolean {
    this.#filled[role] = (this.#filled[role] as number) + 1;
    const seen: number[] = [];
    const end = this.#shortestChain(role, seen);
    for (const other of seen) {
      const saved = end.distance - (this.#distance[other] as number);
      if (saved > 0) this.#price[other] = (this.#price[other] as number) - saved;
    }
    this.#passOn(role, end);
    return end.pair !== NO_PAIR || end.role !== role;
  }

  /** Takes a person out for good, before anybody has a role. */
  remove(someone: number): void {
    this.#roleOf[someone] = this.#roles + 1;
  }

  solution(): Solution {
    return {
      roleOf: this.#roleOf.map((role) => {
        if (role < this.#roles) return role;
        return role === this.#roles ? FREE : GONE;
      }),
      prices: this.#price.slice(0, this.#roles),
    };
  }

  /** Dijkstra over roles. Leaves the distances of all roles in `seen`; those from the end's distance on are upper bounds. */
  #shortestChain(root: number, seen: number[]): End {
    const distance = this.#distance.fill(Number.POSITIVE_INFINITY);
    const end: End = { role: root, pair: NO_PAIR, distance: Number.POSITIVE_INFINITY };
    const waiting = [root];
    distance[root] = 0;
    seen.push(root);
    while (waiting.length > 0) {
      const role = takeNearest(waiting, distance);
      if ((distance[role] as number) >= end.distance) break;
      this.#tryGivingUp(role, end);
      this.#lookAtList(role, end, waiting, seen);
    }
    return end;
  }

  #tryGivingUp(role: number, end: End): void {
    const lastPlace = (this.#filled[role] as number) - 1;
    const bonus = this.#problem.bonuses[role]?.[lastPlace] ?? 0;
    const distance = (this.#distance[role] as number) + (this.#price[role] as number) + bonus;
    if (distance >= end.distance) return;
    end.role = role;
    end.pair = NO_PAIR;
    end.distance = distance;
  }

  /** All steps from a role. The list is best first, so it is left as soon as even a free person would be too far. */
  #lookAtList(role: number, end: End, waiting: number[], seen: number[]): void {
    const { start, person, weight } = this.#problem.pairs;
    const roleOf = this.#roleOf;
    const held = this.#held;
    const price = this.#price;
    const distance = this.#distance;
    const base = (distance[role] as number) + (price[role] as number);
    const last = start[role + 1] as number;
    for (let pair = start[role] as number; pair < last; pair++) {
      const ifFree = base - (weight[pair] as number);
      if (ifFree >= end.distance) return;
      const someone = person[pair] as number;
      const other = roleOf[someone] as number;
      if (other === this.#roles) {
        end.role = role;
        end.pair = pair;
        end.distance = ifFree;
        return;
      }
      const reached = ifFree + (held[someone] as number) - (price[other] as number);
      if (!(reached < (distance[other] as number)) || reached >= end.distance) continue;
      if (distance[other] === Number.POSITIVE_INFINITY) {
        waiting.push(other);
        seen.push(other);
      }
      distance[other] = reached;
      this.#before[other] = role;
      this.#by[other] = pair;
    }
  }

  /** Along the chain, from its end back to the root, everybody moves to the role that takes them. */
  #passOn(root: number, { role: last, pair: end }: End): void {
    if (end === NO_PAIR) this.#filled[last] = (this.#filled[last] as number) - 1;
    else this.#place(end, last);
    for (let role = last; role !== root; role = this.#before[role] as number) {
      this.#place(this.#by[role] as number, this.#before[role] as number);
    }
  }

  #place(pair: number, role: number): void {
    const { person, weight } = this.#problem.pairs;
    const someone = person[pair] as number;
    this.#roleOf[someone] = role;
    this.#held[someone] = weight[pair] as number;
  }
}

/** Removes and returns the role with the smallest distance; the earliest of equals. */
function takeNearest(waiting: number[], distance: Float64Array): number {
  let nearest = 0;
  for (let index = 1; index < waiting.length; index++) {
    const isNearer =
      (distance[waiting[index] as number] as number) <
      (distance[waiting[nearest] as number] as number);
    if (isNearer) nearest = index;
  }
  const role = waiting[nearest] as number;
  waiting[nearest] = waiting[waiting.length - 1] as number;
  waiting.pop();
  return role;
}
