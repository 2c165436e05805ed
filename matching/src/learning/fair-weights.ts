/** How much each outcome counts, so that no single organiser sets everybody's weights. */
import { features } from '../features.ts';
import type { Head } from '../model.ts';
import { fitHead } from './head.ts';
import type { Labelled } from './outcome.ts';

/** One organiser counts for a fifth of all outcomes at most; where there are fewer than five, for an equal part. */
const MOST_OF_ALL = 0.2;

/** Whoever has less of all cannot move much. */
const WORTH_LOOKING_AT = 0.1;

/** How far a single organiser may move a weight for the others: by so much of it, */
const MOST_MOVED = 0.1;
/** or, where it is near nothing, by so much log-odds. */
const LEAST_WEIGHT = 2;

/** With fewer others nobody can say who differs. */
const FEWEST_OTHERS = 4;

const MOST_HALVINGS = 6;

/**
 * The outcomes, those of one organiser weighing less where they would count for too much: for a fifth of all at most, and for
 * no more than moves a weight by a tenth against what all others teach. Outcomes of nobody known weigh as they do.
 *
 * Costs a fit for each organiser with a tenth of the outcomes or more, and some for each who moves too much.
 */
export function fairlyWeighed(outcomes: readonly Labelled[], prior: Head): Labelled[] {
  const byOrganiser = Map.groupBy(outcomes, ({ organiserId }) => organiserId ?? '');
  byOrganiser.delete('');
  const shares = cappedShares(byOrganiser, outcomes);
  const all = sumOf(outcomes);
  if (byOrganiser.size > FEWEST_OTHERS)
    for (const [organiser, own] of byOrganiser)
      if (sumOf(own) >= WORTH_LOOKING_AT * all) lower(organiser, { outcomes, shares, prior });
  return weighed(outcomes, shares);
}

type Shares = Map<string, number>;

/** How much of each outcome counts, by organiser. Repeated, because the whole gets smaller with each part. */
function cappedShares(
  byOrganiser: ReadonlyMap<string, readonly Labelled[]>,
  outcomes: readonly Labelled[],
): Shares {
  const shares: Shares = new Map([...byOrganiser.keys()].map((organiser) => [organiser, 1]));
  const most = Math.max(MOST_OF_ALL, 1 / Math.max(1, byOrganiser.size));
  for (let round = 0; round < 50; round++)
    for (const [organiser, own] of byOrganiser) {
      const sum = sumOf(own);
      const others = sumOf(weighed(outcomes, shares)) - sum * (shares.get(organiser) ?? 1);
      if (others > 0) shares.set(organiser, Math.min(1, (most / (1 - most)) * (others / sum)));
    }
  return shares;
}

/** Halves what an organiser counts until no weight differs too much from what the others alone teach; at last it is nothing. */
function lower(
  organiser: string,
  { outcomes, shares, prior }: { outcomes: readonly Labelled[]; shares: Shares; prior: Head },
): void {
  const before = shares.get(organiser) ?? 1;
  shares.set(organiser, 0);
  const without = fitHead(weighed(outcomes, shares), prior);
  for (let halving = 0; halving < MOST_HALVINGS; halving++) {
    shares.set(organiser, before * 0.5 ** halving);
    if (!movesTooMuch(fitHead(weighed(outcomes, shares), prior), without)) return;
  }
  shares.set(organiser, 0);
}

function movesTooMuch(head: Head, without: Head): boolean {
  return features.some((feature) => {
    const weight = without.weights[feature];
    const most = MOST_MOVED * Math.max(LEAST_WEIGHT, Math.abs(weight));
    return Math.abs(head.weights[feature] - weight) > most;
  });
}

function weighed(outcomes: readonly Labelled[], shares: Shares): Labelled[] {
  return outcomes.map((outcome) => ({
    ...outcome,
    weight: outcome.weight * (shares.get(outcome.organiserId ?? '') ?? 1),
  }));
}

function sumOf(outcomes: readonly Labelled[]): number {
  return outcomes.reduce((sum, { weight }) => sum + weight, 0);
}
