/**
 * `npm run bench:matching`: the figures of docs/matching.md, each with its bar, from fixed seeds.
 * `npm run bench:matching -- meaning ranking` measures some of them.
 */
import { startPostgres } from '../../tools/postgres.mjs';
import { measureAssignment } from './assignment.ts';
import { browsingFigures } from './browsing.ts';
import type { Figure } from './figure.ts';
import { measureFill } from './fill.ts';
import { fillingFigures } from './filling.ts';
import { hardFigures } from './hard.ts';
import { fallbackFigures } from './index-fallback.ts';
import { indexFigures } from './index-memory.ts';
import { measureMeaning } from './meaning.ts';
import { policyFigures } from './policies.ts';
import { rankingFigures } from './ranking.ts';
import { safetyFigures } from './safety.ts';

type Measure = () => readonly Figure[] | Promise<readonly Figure[]>;

/** By what they measure, in the order of their numbers as far as possible. */
const measures: Readonly<Record<string, Measure>> = {
  assignment: measureAssignment,
  index: indexFigures,
  fallback: fallbackFigures,
  meaning: measureMeaning,
  ranking: rankingFigures,
  hard: () => hardFigures(),
  safety: safetyFigures,
  policies: policyFigures,
  browsing: browsingFigures,
  filling: fillingFigures,
  fill: measureFill,
};
const onPostgres: readonly string[] = ['fallback', 'fill'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in measures));
if (unknown.length > 0) {
  console.error(
    `No such figures: ${unknown.join(', ')}. There are ${Object.keys(measures).join(', ')}.`,
  );
  process.exit(1);
}
const names = asked.length > 0 ? asked : Object.keys(measures);
const postgres = names.some((name) => onPostgres.includes(name))
  ? await startPostgres()
  : undefined;
if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;

console.log('| # | what | bar | measured | |');
console.log('|---|---|---|---|---|');
let isMissed = false;
for (const name of names) {
  for (const { number, what, bar, measured, isMet } of (await measures[name]?.()) ?? []) {
    console.log(`| ${number} | ${what} | ${bar} | ${measured} | ${isMet ? 'met' : 'MISSED'} |`);
    isMissed ||= !isMet;
  }
}
await postgres?.stop();
process.exit(isMissed ? 1 : 0);
