/** MT-13: nobody is passed over for where they live and when they are free. */
import { expect, test } from 'vitest';
import { type Features, forEachFeature, neutral } from '../features.ts';
import { dayZero, type Model } from '../model.ts';
import { biasedWorld, learnIn } from '../testing/biased-world.ts';
import { byComing, hasToGo } from './fair-fit.ts';
import { fairlyWeighed } from './fair-weights.ts';
import { type Asked, auditOf, leastOfMerit, meritHead } from './groups.ts';
import { fitHead } from './head.ts';
import { labelledFor, type Outcome } from './outcome.ts';
import { train } from './train.ts';

const prior = dayZero.good;
const goodOf = (outcomes: readonly Outcome[]) => labelledFor('good', outcomes);

/** As it was before there was an audit: every opinion teaches. */
const unaudited = (outcomes: readonly Outcome[], active: Model): Model => ({
  ...active,
  good: fitHead(fairlyWeighed(goodOf(outcomes), prior), prior),
});
const audited = (outcomes: readonly Outcome[], active: Model): Model =>
  train(outcomes, { active }).model;

const least = ({ model, outcomes }: { model: Model; outcomes: readonly Outcome[] }) =>
  leastOfMerit(model.good, meritHead(goodOf(outcomes), prior), goodOf(outcomes));

test('MT-13 whom organisers rate down for their town keeps four fifths of their merit, and the audit sees whether they do', () => {
  const seed = 6;
  const world = biasedWorld(seed, { fewerStars: 2.5 });
  const after = learnIn(world, audited, { rounds: 4, roles: 30 });
  expect(world.ofMerit(after.model.good)).toBeGreaterThanOrEqual(0.8);
  expect(least(after)).toBeGreaterThanOrEqual(0.7);

  const other = biasedWorld(seed, { fewerStars: 2.5 });
  const without = learnIn(other, unaudited, { rounds: 4, roles: 30 });
  expect(other.ofMerit(without.model.good)).toBeLessThan(0.5);
  expect(least(without)).toBeLessThan(0.5);
});

test('MT-13 a version that passes a group over goes, even where nothing better is proved: the first day takes over', () => {
  const outcomes = biasedWorld(5, { fewerStars: 0 }).goOn(dayZero, 20);
  const { good } = dayZero;
  const unfair = { ...dayZero, good: { ...good, weights: { ...good.weights, nearby: 12 } } };
  // Nothing can be proved by so little: a version that is fair stays.
  expect(train(outcomes, { active: dayZero }).isBetter).toBe(false);
  const { isBetter, model } = train(outcomes, { active: unfair });
  expect({ isBetter, good: model.good }).toEqual({ isBetter: true, good });
});

test('MT-13 where the first day itself passes people over by their stars, it counts without them, though nothing better is proved', () => {
  const world = biasedWorld(22, { fewerStars: 2.5 });
  const { model, outcomes } = learnIn(world, audited);
  expect(world.ofMerit(model.good)).toBeGreaterThanOrEqual(0.8);
  const starless = { ...prior, weights: { ...prior.weights, rating: 0 } };
  const firstDay = { ...dayZero, good: starless };
  expect(train(outcomes, { active: dayZero }).firstDay).toEqual(firstDay);
});

test('MT-13 a head goes for one that passes nobody over, and for a fairer one only where its own lack is clear', () => {
  // By merit the first 20 of 60 are all from far away; the others put so many of those first as have the feature.
  const goes = (active: number, successor: number) => {
    const people = Array.from({ length: 60 }, (_, index): Asked => {
      const isFar = index >= 30;
      const isFirst = (far: number) => Number(index % 30 < (isFar ? far : 20 - far));
      const values = { experience: isFirst(active), interest: isFirst(successor) };
      const nearby = isFar ? 0.1 : 0.9;
      return { features: { ...neutral, nearby, ...values }, came: true, weight: 1 };
    });
    const by = (weights: Partial<Features>) => ({
      ...prior,
      weights: { ...forEachFeature(() => 0), ...weights },
    });
    const heads = { active: by({ experience: 1 }), successor: by({ interest: 1 }) };
    return hasToGo(heads, by({ nearby: -1 }), people);
  };
  expect(goes(10, 20)).toBe(true);
  expect(goes(20, 20)).toBe(false);
  expect(goes(10, 14)).toBe(false);
  expect(goes(2, 14)).toBe(true);
  expect(goes(2, 0)).toBe(false);
});

test('MT-13 where nobody minds the town, stars teach', () => {
  const world = biasedWorld(2, { fewerStars: 0 });
  const { outcomes } = learnIn(world, audited, { rounds: 3 });
  expect(train(outcomes, { active: dayZero })).toMatchObject({
    taughtBy: 'stars',
    firstDay: dayZero,
  });
});

/** People of two areas; of those who live far away more come. */
const asked = (count: number): Asked[] =>
  Array.from({ length: 2 * count }, (_, index) => ({
    features: { ...neutral, nearby: index < count ? 0.9 : 0.1 },
    came: index % 3 === 0 || (index >= count && index % 3 === 1),
    weight: 1,
    area: index < count ? 'Clifton' : 'Korangi',
    organiserId: 'o',
  }));

test('MT-13 the audit names who gets how much of its merit, and is silent about few', () => {
  const people = asked(60);
  const merit = meritHead(people, prior);
  const groups = auditOf({ ...prior, weights: { ...prior.weights, nearby: 4 } }, merit, people);
  expect(groups[0]).toMatchObject({
    name: 'far',
    kind: 'distance',
    asked: 60,
    came: 2 / 3,
    first: 0,
  });
  const korangi = groups.find(({ name }) => name === 'Korangi');
  expect(korangi?.ofMerit).toBeLessThan(0.8);
  expect([groups[0]?.isClear, groups.at(-1)?.isClear]).toEqual([true, false]);
  // Everybody was asked by one organiser and is new: there is nobody to compare them with.
  expect(groups.map(({ kind }) => kind)).not.toContain('organiser');
  expect(auditOf(prior, merit, asked(29))).toEqual([]);
  expect(auditOf(prior, merit, [])).toEqual([]);
});

test('MT-13 an area that lacks a little, as one of many does by chance, does not stop learning; a clear lack does', () => {
  // A tenth are of Korangi; those of them with stars come first, the others last.
  const people = (withStars: number): Asked[] =>
    Array.from({ length: 300 }, (_, index) => {
      const isOfKorangi = index % 10 === 0;
      const rating = isOfKorangi ? Number(index < 10 * withStars) : 0.5;
      const area = isOfKorangi ? 'Korangi' : 'Clifton';
      return { features: { ...neutral, rating }, came: true, weight: 1, area };
    });
  const byStars = { ...prior, weights: { ...prior.weights, rating: 4 } };
  const alike = { ...prior, weights: { ...prior.weights, rating: 0 } };
  const four = people(4);
  expect(auditOf(byStars, alike, four)[0]).toMatchObject({ name: 'Korangi', isClear: false });
  expect(auditOf(byStars, alike, four)[0]?.ofMerit).toBeLessThan(0.6);
  expect(leastOfMerit(byStars, alike, four)).toBe(1);
  expect(leastOfMerit(byStars, alike, people(0))).toBeLessThan(0.3);
});

test('MT-13 what one came to by themselves is no opinion: no-shows and refusals count, stars do not', () => {
  const outcome = (given: Partial<Outcome>): Outcome => ({
    at: 0,
    roleId: 'r',
    features: neutral,
    ...given,
  });
  const labels = byComing(
    goodOf([
      outcome({ accepted: true, attended: true, good: false }),
      outcome({ accepted: true, attended: false, good: false }),
      outcome({ accepted: false, good: false }),
      outcome({ good: true }),
    ]),
  ).map(({ label }) => label);
  expect(labels).toEqual([true, false, false, true]);
});
