import type { WhyNot } from '@saath/contract/places/why-not/schema';
import { formatNumber } from '../../../lib/numbers.ts';
import { ordinal } from '../../../lib/ordinal.ts';
import { m } from '../../../paraglide/messages.js';

/** '41% fit. 13th of 29 who are free. The 10th suggested has 63%.' */
export function standingText({ score, place, compared, isAll, lastSuggested }: WhyNot['standing']) {
  const count = formatNumber(compared + (isAll ? 1 : 0));
  const stands =
    place === null
      ? m.below_the_best_who_are_free({ count })
      : isAll
        ? m.place_of_all_who_are_free({ place: ordinal(place), count })
        : m.place_of_those_who_are_free({ place: ordinal(place) });
  const last =
    lastSuggested &&
    m.last_suggested_has_percent({
      place: ordinal(lastSuggested.place),
      percent: percentOf(lastSuggested.score),
    });
  const own = m.percent_fit_and_standing({ percent: percentOf(score), stands });
  return last ? `${own} ${last}` : own;
}

/** @param slots with the change itself, which is in the words of the server */
export function changeText(
  { place, score }: Pick<WhyNot['changes'][number], 'place' | 'score'>,
  { change }: { change: string },
): string {
  return place === null
    ? m.change_to_percent({ change, percent: percentOf(score) })
    : m.change_to_place({ change, place: ordinal(place) });
}

function percentOf(score: number): string {
  return `${Math.round(100 * score)}%`;
}
