/** Whether a skill is found by a word for it that the index has never seen, or by a misspelling of one that it has. */
import { randomNumbers } from '@saath/matching/assignment/random-numbers';
import { indexLabels } from '@saath/matching/label-index';
import { normalise } from '@saath/matching/normalise';
import type { Figure } from './figure.ts';
import { escoGroups } from './meaning-data.ts';

const SEED = 20261130;
/** Of the groups with three labels or more, so many lose one; of all, so many are misspelt once. */
const HELD_OUT = 0.3;
const MISSPELT = 0.4;
const SHORTEST = 5;

type Query = { readonly text: string; readonly group: number };
type Quality = { readonly hits: number; readonly meanReciprocalRank: number };

export function spellingFigures(): Figure[] {
  const random = randomNumbers(SEED);
  const all = escoGroups();
  const { groups, heldOut } = holdOut(all, random);
  const misspelt = misspellings(groups, random);
  const synonyms = qualityOf(heldOut, groups);
  const slips = qualityOf(misspelt, groups);
  const part = `${all.length} skill groups of ESCO; its occupations are not in the data at hand, so not measured`;
  return [
    {
      number: '10c',
      what: `In the label index alone, misspellings by one letter find the skill: Hits@1 of ${misspelt.length} (${part})`,
      measured: `${slips.hits.toFixed(3)} (MRR ${slips.meanReciprocalRank.toFixed(3)})`,
      bar: '>= 0.97',
      isMet: slips.hits >= 0.97,
    },
    {
      number: '10f',
      what: `Held-out synonyms find the skill: MRR of ${heldOut.length} (${part})`,
      measured: `${synonyms.meanReciprocalRank.toFixed(3)} (Hits@1 ${synonyms.hits.toFixed(3)})`,
      bar: '>= 0.83',
      isMet: synonyms.meanReciprocalRank >= 0.83,
    },
  ];
}

/** Labels that two groups share cannot tell which of them is meant, so they are not asked for. */
function holdOut(all: readonly string[][], random: () => number) {
  const holders = holdersOf(all);
  const heldOut: Query[] = [];
  const groups = all.map((labels, group) => {
    if (labels.length < 3 || random() >= HELD_OUT) return labels;
    const text = labels[Math.floor(random() * labels.length)] ?? '';
    const rest = labels.filter((label) => normalise(label) !== normalise(text));
    if (rest.length === 0 || holders.get(normalise(text)) !== 1) return labels;
    heldOut.push({ text, group });
    return rest;
  });
  return { groups, heldOut };
}

function misspellings(groups: readonly (readonly string[])[], random: () => number): Query[] {
  const holders = holdersOf(groups);
  return groups.flatMap((labels, group) => {
    if (random() >= MISSPELT) return [];
    const label = labels[Math.floor(random() * labels.length)] ?? '';
    if (label.length < SHORTEST || holders.get(normalise(label)) !== 1) return [];
    const text = withSlip(label, random);
    return holders.has(normalise(text)) ? [] : [{ text, group }];
  });
}

/** One letter dropped, added, mistaken, or swapped with the one before it; never the first. */
function withSlip(label: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (label.length - 1));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const before = label.slice(0, at);
  const after = label.slice(at + 1);
  const ways = [
    before + after,
    before + letter + label.slice(at),
    before + letter + after,
    before.slice(0, -1) + label.charAt(at) + before.slice(-1) + after,
  ];
  return ways[Math.floor(random() * ways.length)] ?? label;
}

function holdersOf(groups: readonly (readonly string[])[]): Map<string, number> {
  const holders = new Map<string, number>();
  for (const labels of groups)
    for (const key of new Set(labels.map(normalise))) holders.set(key, (holders.get(key) ?? 0) + 1);
  return holders;
}

/** A group that is found as like as the right one counts as found before it. */
function qualityOf(queries: readonly Query[], groups: readonly (readonly string[])[]): Quality {
  const index = indexLabels(groups);
  const ranks = queries.map(({ text, group }) => {
    const found = index.nearest(text, groups.length);
    const right = found.find(({ entry }) => entry === group);
    return right
      ? found.filter(({ likeness }) => likeness >= right.likeness).length
      : groups.length;
  });
  return {
    hits: ranks.filter((rank) => rank === 1).length / ranks.length,
    meanReciprocalRank: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length,
  };
}
