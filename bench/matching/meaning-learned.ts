/** Whether tags that stand in the same profiles are found to belong together, with occupations and their technologies as profiles. */
import { randomNumbers } from '@saath/matching/assignment/random-numbers';
import { learnedSkills, learnSkills, MOST_SIMILAR } from '@saath/matching/learned-skills';
import { trigramSimilarity } from '@saath/matching/spelling';
import type { Figure } from './figure.ts';
import { technologyUses } from './meaning-data.ts';

const SEED = 1;
/** Technologies of fewer occupations are not asked about. */
const LEAST_USES = 4;
const SPELLING_SHARE = 0.5;
const FEW_PROFILES = 50;
const DRAWS = 5;

type Similarity = (one: string, other: string) => number;

export function learnedFigures(): Figure[] {
  const { profiles, items, kindsOf } = read();
  const precision = (similarity: Similarity) => precisionOf(items, kindsOf, similarity);
  const spelled = spelling();
  const learned = learnedFrom(profiles);
  const alone = precision(learned);
  const blend = precision(blended(learned, spelled));
  const bySpelling = precision(spelled);
  const few = Array.from({ length: DRAWS }, (_, draw) =>
    precision(blended(learnedFrom(drawn(profiles, FEW_PROFILES, draw)), spelled)),
  );
  const worst = Math.min(...few);
  const what = `O*NET, ${profiles.length} occupations, ${items.length} technologies, R-Prec@10`;
  return [
    {
      number: '11a',
      what: `Technologies of the same class, as learned (${what})`,
      measured: alone.toFixed(3),
      bar: '>= 0.28',
      isMet: alone >= 0.28,
    },
    {
      number: '11b',
      what: `The same with ${SPELLING_SHARE} × trigrams (spelling alone ${bySpelling.toFixed(3)})`,
      measured: blend.toFixed(3),
      bar: '>= 0.29',
      isMet: blend >= 0.29,
    },
    {
      number: '11c',
      what: `The same from ${FEW_PROFILES} profiles, the least of ${DRAWS} draws, against spelling alone`,
      measured: `${worst.toFixed(4)} against ${bySpelling.toFixed(4)}`,
      bar: 'not below',
      isMet: worst >= bySpelling,
    },
  ];
}

function read() {
  const uses = technologyUses();
  const byOccupation = Map.groupBy(uses, ({ occupation }) => occupation);
  const profiles = [...byOccupation.values()].map((rows) => [
    ...new Set(rows.map(({ technology }) => technology)),
  ]);
  const byTechnology = Map.groupBy(uses, ({ technology }) => technology);
  const common = [...byTechnology].filter(
    ([, rows]) => new Set(rows.map(({ occupation }) => occupation)).size >= LEAST_USES,
  );
  const kindsOf = new Map(
    common.map(([item, rows]) => [item, new Set(rows.map((row) => row.kind))]),
  );
  const items = [...kindsOf.keys()].filter((item) =>
    [...kindsOf.keys()].some((other) => isOfSameKind(kindsOf, item, other)),
  );
  return { profiles, items, kindsOf };
}

function isOfSameKind(
  kindsOf: ReadonlyMap<string, ReadonlySet<string>>,
  one: string,
  other: string,
): boolean {
  const kinds = kindsOf.get(other);
  return one !== other && [...(kindsOf.get(one) ?? [])].some((kind) => kinds?.has(kind));
}

/** As the product gives it, hence already times n / (n + 400). */
function learnedFrom(profiles: readonly (readonly string[])[]): Similarity {
  return learnedSkills(learnSkills(profiles, { seed: SEED })).similarity;
}

function spelling(): Similarity {
  return (one, other) => trigramSimilarity(one.toLowerCase(), other.toLowerCase());
}

function blended(learned: Similarity, spelled: Similarity): Similarity {
  return (one, other) => learned(one, other) / MOST_SIMILAR + SPELLING_SHARE * spelled(one, other);
}

function drawn<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = randomNumbers(seed);
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Mean over the items of the share of relevant ones among the nearest R, R being how many there are, at most ten. */
function precisionOf(
  items: readonly string[],
  kindsOf: ReadonlyMap<string, ReadonlySet<string>>,
  similarity: Similarity,
): number {
  let sum = 0;
  for (const item of items) {
    const others = items
      .filter((other) => other !== item)
      .map((other) => ({ other, near: similarity(item, other) }))
      .sort((a, b) => b.near - a.near);
    const relevant = others.filter(({ other }) => isOfSameKind(kindsOf, item, other)).length;
    const nearest = others.slice(0, Math.min(10, relevant));
    sum +=
      nearest.filter(({ other }) => isOfSameKind(kindsOf, item, other)).length / nearest.length;
  }
  return sum / items.length;
}
