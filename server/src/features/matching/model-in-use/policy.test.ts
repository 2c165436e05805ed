/** MT-13: what a row says was learned is read when it is of this version of the product, and refused otherwise. */
import { dayZero } from '@saath/matching/model';
import { expect, test } from 'vitest';
import { learnedColumns, readLearned, readModel, writeModel } from './policy.ts';

const written = JSON.parse(writeModel(dayZero)) as typeof dayZero & { meaning: number };
const goodWith = (weights: object) => ({
  ...written,
  good: { ...written.good, weights: { ...written.good.weights, ...weights } },
});

test('MT-13 a model is read as it was written, also from before its meaning was told', () => {
  expect(readModel(written)).toEqual(dayZero);
  expect(readModel(dayZero)).toEqual(dayZero);
  const { load: _, ...weights } = dayZero.good.weights;
  expect(readModel({ ...written, good: { ...written.good, weights } })).toEqual(dayZero);
});

test.each([
  ['of a later version', { ...written, meaning: written.meaning + 1 }],
  ['with a weight for what this version does not look at', goodWith({ commuting: 3 })],
  ['with a weight that is no number', goodWith({ skills: '4' })],
  ['without one of its heads', { ...written, attend: undefined }],
  [
    'with a variance of nothing',
    { ...written, good: { ...written.good, variances: { skills: 0 } } },
  ],
  ['that is none', 'model'],
])('MT-13 a model %s is refused', (_name, value) => {
  expect(readModel(value)).toBeUndefined();
});

test('MT-13 vectors that are not those of the tags are refused', () => {
  const table = { tags: ['a', 'b'], size: 2, vectors: Float32Array.of(1, 0, 0, 1), profiles: 9 };
  const row = learnedColumns(table);
  expect(readLearned(row)).toEqual(table);
  expect(readLearned({ ...row, learnedTags: ['a'] })).toBeUndefined();
  const broken = Buffer.from(row.learnedVectors);
  broken.writeFloatLE(Number.NaN, 4);
  expect(readLearned({ ...row, learnedVectors: broken })).toBeUndefined();
});
