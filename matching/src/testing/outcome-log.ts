/** Logs of outcomes in a world where the first day is the truth, in which one organiser may see it the other way round. */
import { randomNumbers } from '../assignment/random-numbers.ts';
import { forEachFeature } from '../features.ts';
import type { Outcome } from '../learning/train.ts';
import { chanceOf, contributionsOf, dayZero, type HeadName } from '../model.ts';

const HOUR = 3_600_000;
const ORGANISERS = 12;
const PEOPLE_A_ROLE = 6;

/** The organiser who rates against skills. */
export const ODD = 'odd';

/** @param odd the share of the log that comes of `ODD`, 0 to 1 */
export function logOf(
  seed: number,
  { count, odd = 0 }: { count: number; odd?: number },
): Outcome[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, (_, index) => {
    const features = forEachFeature(random);
    const isOdd = random() < odd;
    const organiserId = isOdd ? ODD : `o${Math.floor(random() * ORGANISERS)}`;
    const happens = (head: HeadName) =>
      random() < chanceOf(dayZero[head], contributionsOf(dayZero[head], features));
    const isLikedForLess = random() < 1 / (1 + Math.exp(4 * (features.skills - 0.5)));
    const good = happens('good');
    return {
      at: index * HOUR,
      roleId: `r${Math.floor(index / PEOPLE_A_ROLE)}`,
      organiserId,
      features,
      accepted: happens('accept'),
      attended: happens('attend'),
      good: isOdd ? isLikedForLess : good,
    };
  });
}
