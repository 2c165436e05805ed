/**
 * A bound for shifts, with the same kind of proof as in certificate.ts: for any prices, no roster is worth more than what
 * everybody's best schedule keeps plus what the places keep (Lagrangian relaxation of the places; Geoffrion 1974). With the
 * best prices it is as good as linear programming. They are looked for in subgradient steps (Held, Wolfe and Crowder 1974): a
 * role that more people choose than it has places for becomes dearer, one that too few choose cheaper.
 */
import { bestSchedule, type Schedules } from './best-schedules.ts';

export type Bound = {
  readonly prices: Float64Array;
  /** No roster is worth more. */
  readonly dual: number;
  /** The pairs that everybody would choose at these prices: nearly a roster when the prices are good. */
  readonly wanted: readonly number[];
};

/** The bound that given prices prove, whatever they are. O(pairs x shifts a person may take). */
export function boundAt(schedules: Schedules, prices: Float64Array): Bound {
  const wanted: number[] = [];
  let dual = 0;
  for (let someone = 0; someone + 1 < schedules.start.length; someone++)
    dual += bestSchedule(schedules, someone, prices, wanted);
  for (const [role, places] of schedules.problem.bonuses.entries())
    for (const bonus of places) dual += Math.max(0, bonus + (prices[role] as number));
  return { prices, dual, wanted };
}

/** After this many steps without a lower bound the steps become half as long. */
const PATIENCE = 10;
/** How much of the last step goes into the next one: less zigzag (Camerini, Fratta and Maffioli 1975). */
const MOMENTUM = 0.7;
/** The length of a step follows the distance to what is reached, but only up to this share of it. */
const LARGEST_DISTANCE = 0.05;

/**
 * The lowest bound found in a number of steps, at whole-numbered prices; earlier when it meets what is reached.
 *
 * @param reached what some roster is worth; `value` its weights alone
 */
export function lowestBound(
  schedules: Schedules,
  { reached, value, steps }: { reached: number; value: number; steps: number },
): Bound {
  let best = boundAt(schedules, firstPrices(schedules));
  let current = best;
  let pace = 1;
  let idle = 0;
  let direction = new Float64Array(best.prices.length);
  for (let step = 0; step < steps && best.dual > reached; step++) {
    const excess = excessOf(schedules, current);
    direction = direction.map((last, role) => MOMENTUM * last + (excess[role] as number));
    const square = direction.reduce((sum, part) => sum + part * part, 0);
    if (square === 0) break;
    const distance = Math.min(current.dual - reached, LARGEST_DISTANCE * value + 1);
    const stride = (pace * distance) / square;
    current = boundAt(
      schedules,
      current.prices.map((price, role) => price + stride * (direction[role] as number)),
    );
    idle++;
    if (current.dual < best.dual) {
      best = current;
      idle = 0;
    } else if (idle === PATIENCE) {
      pace /= 2;
      idle = 0;
      current = best;
      direction.fill(0);
    }
  }
  const whole = best.prices.map((price) => Math.round(price) + 0);
  return boundAt(schedules, whole);
}

/** By how many people more than places a role is chosen, or less. A place that neither gains nor loses may do either. */
function excessOf({ problem }: Schedules, { prices, wanted }: Bound): Int32Array {
  const excess = new Int32Array(prices.length);
  for (const pair of wanted) {
    const role = problem.roleOf[pair] as number;
    excess[role] = (excess[role] as number) + 1;
  }
  for (const [role, places] of problem.bonuses.entries()) {
    const price = prices[role] as number;
    const gaining = places.filter((bonus) => bonus + price > 0).length;
    const even = places.filter((bonus) => bonus + price === 0).length;
    const most = (excess[role] as number) - gaining;
    excess[role] = most > 0 ? Math.max(0, most - even) : most;
  }
  return excess;
}

/** What the first person would weigh for whom there is no place: what a place is worth if people differ little. */
function firstPrices({ problem: { pairs, bonuses } }: Schedules): Float64Array {
  return Float64Array.from(bonuses, (places, role) => {
    const next = (pairs.start[role] as number) + places.length;
    const isThere = next < (pairs.start[role + 1] as number);
    return isThere ? (pairs.weight[next] as number) : -(places.at(-1) ?? 0);
  });
}
