/** MT-07: what the steps of a participation say about the decision that they began with. */
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { features, forEachFeature, neutral } from '@saath/matching/features';
import { expect, test } from 'vitest';
import {
  decisionsIn,
  labelsOf,
  lookAgainAt,
  type PastStep,
  packFeatures,
  type StoryFacts,
  unpackFeatures,
} from './policy.ts';

const start = new Date('2026-12-07T09:00:00Z');
const before = new Date('2026-12-01T09:00:00Z');
const after = new Date('2026-12-08T09:00:00Z');

type Actor = 'them' | 'organiser' | 'saath';

/** `confirmed by organiser`, each step from the one before. */
function steps(...told: readonly `${ParticipationState} by ${Actor}`[]): PastStep[] {
  let from: ParticipationState | null = null;
  return told.map((each, index) => {
    const [to, actor] = each.split(' by ') as [ParticipationState, Actor];
    const actorId = actor === 'saath' ? null : actor;
    const step = { id: String(index), from, to, actorId, at: before };
    from = to;
    return step;
  });
}

const facts: StoryFacts = {
  userId: 'them',
  startTime: start,
  isCancelled: false,
  isLeaving: false,
  stars: null,
  usual: { count: 0, sum: 0 },
  now: after,
};

type Told = `${ParticipationState} by ${Actor}`[];
const sameRole = () => false;
type Expected = {
  decision?: string;
  asked?: boolean;
  accepted?: boolean;
  attended?: boolean;
  good?: boolean;
};

const stories: [string, Told, Expected, Partial<StoryFacts>?][] = [
  [
    'given and kept until the event',
    ['confirmed by organiser'],
    { decision: 'given', asked: true, accepted: true },
  ],
  ['given, the event is to come', ['confirmed by organiser'], { asked: true }, { now: before }],
  [
    'given, then withdrawn by the person',
    ['confirmed by organiser', 'withdrawn by them'],
    { asked: true, accepted: false, good: false },
    { now: before },
  ],
  [
    'given, then taken back by an organiser',
    ['confirmed by organiser', 'withdrawn by organiser'],
    { asked: true },
  ],
  [
    'given, then put back among the requests',
    ['confirmed by organiser', 'requested by organiser'],
    { asked: true },
  ],
  [
    'given, checked in',
    ['confirmed by organiser', 'checked_in by them'],
    { asked: true, accepted: true, attended: true, good: true },
  ],
  [
    'given, left early with two stars',
    ['confirmed by organiser', 'checked_in by them', 'left_early by organiser'],
    { asked: true, accepted: true, attended: true, good: false },
    { stars: 2 },
  ],
  [
    'given, completed with three stars',
    ['confirmed by organiser', 'completed by organiser'],
    { asked: true, accepted: true, attended: true, good: true },
    { stars: 3 },
  ],
  [
    'three stars from somebody who mostly gives five',
    ['confirmed by organiser', 'completed by organiser'],
    { asked: true, accepted: true, attended: true, good: false },
    { stars: 3, usual: { count: 100, sum: 490 } },
  ],
  [
    'two stars from somebody who mostly gives two',
    ['confirmed by organiser', 'completed by organiser'],
    { asked: true, accepted: true, attended: true, good: true },
    { stars: 2, usual: { count: 100, sum: 210 } },
  ],
  [
    'given, not there',
    ['confirmed by organiser', 'no_show by organiser'],
    { asked: true, accepted: true, attended: false, good: false },
  ],
  [
    'given, not there, in truth there',
    ['confirmed by organiser', 'no_show by organiser', 'completed by organiser'],
    { asked: true, accepted: true, attended: true, good: true },
  ],
  [
    'given, excused',
    ['confirmed by organiser', 'excused by organiser'],
    { asked: true, accepted: true },
  ],
  [
    'given, the event was cancelled',
    ['confirmed by organiser', 'withdrawn by organiser'],
    { asked: true },
    { isCancelled: true },
  ],
  [
    'given, the account is leaving',
    ['confirmed by organiser', 'withdrawn by them'],
    { asked: true },
    { isLeaving: true },
  ],
  [
    'given at the door, once it had begun',
    ['confirmed by organiser', 'checked_in by organiser'],
    { asked: false, attended: true, good: true },
    { startTime: before },
  ],
  [
    'asked for and given',
    ['requested by them', 'confirmed by organiser', 'completed by organiser'],
    { decision: 'given', asked: false, attended: true, good: true },
  ],
  [
    'asked for and given, then withdrawn',
    ['requested by them', 'confirmed by organiser', 'withdrawn by them'],
    { asked: false, good: false },
  ],
  ['given at once by the event', ['confirmed by saath'], { asked: false }],
  [
    'taken by themselves',
    ['confirmed by them', 'checked_in by them'],
    { asked: false, attended: true, good: true },
  ],
  [
    'offered, not answered yet',
    ['waitlisted by them', 'offered by saath'],
    { decision: 'offered', asked: true },
  ],
  [
    'offered and taken',
    ['waitlisted by them', 'offered by saath', 'confirmed by them'],
    { decision: 'offered', asked: true, accepted: true },
  ],
  [
    'offered and run out',
    ['waitlisted by them', 'offered by organiser', 'expired by saath'],
    { decision: 'offered', asked: true, accepted: false, good: false },
  ],
  [
    'offered and passed on',
    ['waitlisted by them', 'offered by saath', 'withdrawn by them'],
    { asked: true, accepted: false, good: false },
  ],
  [
    'offered, then back on the wait list',
    ['waitlisted by them', 'offered by saath', 'waitlisted by organiser'],
    { asked: true },
  ],
  [
    'given from the wait list',
    ['waitlisted by them', 'confirmed by organiser'],
    { decision: 'given', asked: true, accepted: true },
  ],
  [
    'declined while places were free',
    ['requested by them', 'declined by organiser'],
    { decision: 'declined', asked: false },
  ],
  [
    'given, withdrawn, and asked for again',
    ['confirmed by organiser', 'withdrawn by them', 'requested by them'],
    { asked: true, accepted: false, good: false },
  ],
];

test.each(stories)('MT-07 %s', (_name, told, expected, change) => {
  const given = { ...facts, ...change };
  const [story, ...more] = decisionsIn(steps(...told), given, sameRole);
  if (!story) throw new Error('No decision');
  expect(more).toEqual([]);
  const { decision = story.decision, asked = story.isAsked, ...labels } = expected;
  expect({ decision: story.decision, asked: story.isAsked }).toEqual({ decision, asked });
  expect(labelsOf(story, given)).toEqual({
    accepted: null,
    attended: null,
    good: null,
    ...labels,
  });
});

test('MT-07 who asks, waits and gives up was not decided about', () => {
  expect(decisionsIn(steps('requested by them', 'withdrawn by them'), facts, sameRole)).toEqual([]);
  expect(
    decisionsIn(steps('requested by them', 'waitlisted by organiser'), facts, sameRole),
  ).toEqual([]);
  expect(decisionsIn([], facts, sameRole)).toEqual([]);
});

test('MT-07 two decisions about a person are told apart, and a decline that was taken back is forgotten', () => {
  const twice = decisionsIn(
    steps(
      'waitlisted by them',
      'offered by saath',
      'expired by saath',
      'requested by them',
      'declined by organiser',
      'confirmed by organiser',
      'completed by organiser',
    ),
    facts,
    sameRole,
  );
  expect(twice.map(({ decision }) => decision)).toEqual(['offered', 'declined', 'given']);
  expect(twice.map((story) => labelsOf(story, facts).good)).toEqual([false, null, true]);
});

test('MT-07 another role is another decision, another shift of the same role is not', () => {
  const moved = steps('confirmed by organiser', 'confirmed by organiser', 'completed by organiser');
  expect(decisionsIn(moved, facts, sameRole)).toHaveLength(1);
  const [first, second] = decisionsIn(moved, facts, () => true);
  if (!first || !second) throw new Error('Not two decisions');
  expect(labelsOf(first, facts)).toEqual({
    accepted: null,
    attended: null,
    good: null,
  });
  expect(labelsOf(second, facts).good).toBe(true);
});

test('MT-07 a place in an event to come is looked at again when it begins', () => {
  const [given] = decisionsIn(steps('confirmed by organiser'), facts, sameRole);
  const [lost] = decisionsIn(steps('confirmed by organiser', 'withdrawn by them'), facts, sameRole);
  if (!given || !lost) throw new Error('No decision');
  expect(lookAgainAt(given, { startTime: start, now: before })).toEqual(start);
  expect(lookAgainAt(given, { startTime: start, now: after })).toBeNull();
  expect(lookAgainAt(lost, { startTime: start, now: before })).toBeNull();
});

test('MT-07 the numbers of a decision are kept by all features of the engine, and come back', () => {
  const values = forEachFeature((feature) => features.indexOf(feature) / 32);
  const row = packFeatures(values);
  // Fails when the engine looks at something else: add a list to policy.ts.
  expect(row.features).toEqual(features.map((feature) => values[feature]));
  expect(unpackFeatures(row)).toEqual(values);
});

test('MT-07 a row is read by the list it was written by; what that list does not know is neutral', () => {
  const { features: numbers } = packFeatures(forEachFeature(() => 1));
  const short = unpackFeatures({ features: numbers.slice(0, 3), featureList: 1 });
  expect(short).toEqual({ ...neutral, skills: 1, sameSkills: 1, coveredSkills: 1 });
  // Written by a later version of the product that was taken back.
  expect(unpackFeatures({ features: numbers, featureList: 99 })).toEqual(neutral);
});
