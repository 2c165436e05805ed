/** Figure 10: what tags mean, as matching itself understands them (`resolveTag`, `tagSimilarity`). */
import { randomNumbers } from '@saath/matching/assignment/random-numbers';
import { resolveTag } from '@saath/matching/concepts';
import { normalise } from '@saath/matching/normalise';
import { skills } from '@saath/matching/skill-graph';
import { isSameSkill, tagSimilarity } from '@saath/matching/tags';
import { equivalents } from '@saath/matching/testing/equivalents';
import { means, pairsOf, standsIn } from '@saath/matching/testing/everyday';
import { falseFriends } from '@saath/matching/testing/false-friends';
import { heldOutEquivalents, heldOutFalseFriends } from '@saath/matching/testing/held-out-tags';
import { misspellingsOf } from '@saath/matching/testing/misspellings';
import type { Figure } from './figure.ts';
import { escoGroups, hasMeaningData } from './meaning-data.ts';

const SEED = 20261122;
const ROUNDS = 3;
/** One ESCO label in so many is misspelt; each misspelling is compared with every label. */
const ESCO_SHARE = 40;

/** Shares of all queries: understood, taken for something else, not understood. */
type Outcome = { right: number; wrong: number; nothing: number; queries: number };

export function tagFigures(): Figure[] {
  return [
    misspeltFigure('10a', 'of the table, one word', tableOutcome(1, 1)),
    misspeltFigure('10a', 'of the table, several words', tableOutcome(2, Infinity)),
    ...(hasMeaningData ? [misspeltFigure('10b', 'of ESCO', escoOutcome())] : []),
    ...everydayFigures('10d', 'chosen on', falseFriends, equivalents),
    ...everydayFigures('10e', 'held out', heldOutFalseFriends, heldOutEquivalents),
  ];
}

function misspeltFigure(number: string, what: string, outcome: Outcome): Figure {
  const { right, wrong, nothing, queries } = outcome;
  const share = (count: number) => (count / queries).toFixed(3);
  return {
    number,
    what: `Labels ${what} with one wrong letter, ${queries} of them: right, another skill`,
    measured: `${share(right)}, ${share(wrong)} (nothing ${share(nothing)})`,
    bar: '>= 0.95, <= 0.03',
    isMet: right / queries >= 0.95 && wrong / queries <= 0.03,
  };
}

/** Misspellings that are labels of another skill, or other words in the same letters, are not asked about. */
function tableOutcome(fewest: number, most: number): Outcome {
  const random = randomNumbers(SEED);
  const labels = skills.flatMap(({ name, also }) =>
    [name, ...(also?.split(', ') ?? [])].map((label) => ({ name, label })),
  );
  const known = new Set(labels.map(({ label }) => keyOf(label)));
  const outcome = { right: 0, wrong: 0, nothing: 0, queries: 0 };
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, label } of labels)
      for (const text of misspellingsOf(label, random)) {
        const words = normalise(label).split(' ').length;
        if (words < fewest || words > most || known.has(keyOf(text))) continue;
        const found = resolveTag(text).skills;
        count(outcome, found.length === 1 && found[0] === name, found.length > 0);
      }
  return outcome;
}

/**
 * A role asks for a label of ESCO, and somebody offers it with one wrong letter: right when the two are the same skill.
 * Wrong when what was written is the same as a label of another group that the right label is not the same as, or means
 * a skill of the table that the right label does not.
 */
function escoOutcome(): Outcome {
  const random = randomNumbers(SEED);
  const labels = escoGroups().flatMap((group, number) => group.map((text) => ({ text, number })));
  const tags = labels.map(({ text, number }) => ({ tag: resolveTag(text), number }));
  const known = new Set(labels.map(({ text }) => keyOf(text)));
  const outcome = { right: 0, wrong: 0, nothing: 0, queries: 0 };
  for (const [at, { text, number }] of labels.entries()) {
    if (at % ESCO_SHARE > 0) continue;
    const asked = resolveTag(text);
    for (const misspelt of misspellingsOf(text, random)) {
      if (known.has(keyOf(misspelt))) continue;
      const offered = resolveTag(misspelt);
      const isSame = isSameSkill(tagSimilarity(asked, offered));
      const isOther =
        offered.skills.some((skill) => !asked.skills.includes(skill)) ||
        tags.some(
          (other) =>
            other.number !== number &&
            isSameSkill(tagSimilarity(other.tag, offered)) &&
            !isSameSkill(tagSimilarity(other.tag, asked)),
        );
      count(outcome, isSame && !isOther, isOther);
    }
  }
  return outcome;
}

function everydayFigures(number: string, part: string, friends: string, others: string): Figure[] {
  const apart = pairsOf(friends);
  const same = pairsOf(others);
  const refused = apart.filter((pair) => !standsIn(pair)).length;
  const met = same.filter(means).length;
  return [
    {
      number,
      what: `Everyday false friends refused, ${part}: of ${apart.length}`,
      measured: (refused / apart.length).toFixed(3),
      bar: '>= 0.95',
      isMet: refused / apart.length >= 0.95,
    },
    {
      number,
      what: `Everyday words for a skill understood, ${part}: of ${same.length}`,
      measured: (met / same.length).toFixed(3),
      bar: '>= 0.85',
      isMet: met / same.length >= 0.85,
    },
  ];
}

function count(outcome: Outcome, isRight: boolean, isAnything: boolean): void {
  outcome.queries++;
  if (isRight) outcome.right++;
  else if (isAnything) outcome.wrong++;
  else outcome.nothing++;
}

function keyOf(label: string): string {
  return normalise(label).replaceAll(' ', '');
}
