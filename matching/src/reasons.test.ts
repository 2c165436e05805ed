/** What is said of a fit: to organisers, and to the person whom it is about. */
import { describe, expect, test } from 'vitest';
import { describeReason, describeReasonToSelf, type Reason } from './reasons.ts';

const asksCooking = { tone: 'for', asked: 'Cooking' } as const;

const said: readonly [Reason, string, string | undefined][] = [
  [{ kind: 'has-skill', ...asksCooking, offered: ' cooking ' }, 'Has Cooking', 'You have Cooking'],
  [
    { kind: 'has-skill', ...asksCooking, offered: 'Chef' },
    'Has Cooking (as Chef)',
    'You have Cooking',
  ],
  [
    { kind: 'close-skill', ...asksCooking, offered: 'Baking' },
    'Baking is close to Cooking',
    'Your Baking is close to Cooking',
  ],
  [
    { kind: 'learned-skill', ...asksCooking, offered: 'Baking' },
    'Baking and Cooking are often listed together',
    'Your Baking and Cooking are often listed together',
  ],
  [
    { kind: 'no-asked-skill', tone: 'against' },
    'Has none of the skills asked for',
    'Asks for other skills',
  ],
  [{ kind: 'no-skills', tone: 'against' }, 'No skills to go by', 'No skills of yours to go by'],
  [
    { kind: 'interest', tone: 'for', interest: 'Rivers' },
    'Interested in Rivers, as is this event',
    'Matches your interest in Rivers',
  ],
  [
    { kind: 'close-interest', tone: 'for', interest: 'Rivers', topic: 'Beaches' },
    'Interested in Rivers, close to Beaches',
    'Close to your interest in Rivers',
  ],
  [{ kind: 'free', tone: 'for' }, 'Free at this time', 'You are free then'],
  [
    { kind: 'nearby', tone: 'for', area: 'Clifton' },
    'Lives nearby, in Clifton',
    'Near Clifton, where you live',
  ],
  [
    { kind: 'distance', tone: 'for', kilometres: 0 },
    'Lives less than 1 km away',
    'less than 1 km from where you live',
  ],
  [
    { kind: 'distance', tone: 'against', kilometres: 12 },
    'Lives 12 km away',
    '12 km from where you live',
  ],
  [{ kind: 'same-role', tone: 'for', times: 1 }, 'Did this role once', 'You did this role once'],
  [
    { kind: 'same-family', tone: 'for', times: 2 },
    'Did similar roles twice',
    'You did similar roles twice',
  ],
  [
    { kind: 'little-found', tone: 'for' },
    'Few people have found this yet',
    'Few people have found this yet',
  ],
  [
    { kind: 'busy', tone: 'against' },
    'Already has another role at this time',
    'You already have another role then',
  ],
  [{ kind: 'away', tone: 'against' }, 'Away on that day', 'You are away then'],
  [{ kind: 'not-free', tone: 'against' }, 'Not free at this time', 'Outside your free times'],
];

describe('MT-05 reasons in words', () => {
  test.each(said)('MT-05 %j', (reason, toOrganisers, toSelf) => {
    expect(describeReason(reason)).toBe(toOrganisers);
    expect(describeReasonToSelf(reason)).toBe(toSelf);
  });

  test.each<[Reason, string]>([
    [{ kind: 'experience', tone: 'for', years: 1 }, '1 year of experience'],
    [{ kind: 'experience', tone: 'for', years: 2.34 }, '2.3 years of experience'],
    [{ kind: 'attendance', tone: 'for', attended: 4, confirmed: 5 }, 'Came to 4 of 5'],
    [{ kind: 'acceptance', tone: 'for', accepted: 3, asked: 4 }, 'Took 3 of 4 offered places'],
    // That somebody could not come is no fault.
    [
      { kind: 'acceptance', tone: 'against', accepted: 0, asked: 1 },
      'Could take 0 of 1 offered place',
    ],
    [{ kind: 'rating', tone: 'for', stars: 4.666 }, 'Rated 4.7 of 5 by organisers'],
    [{ kind: 'same-organiser', tone: 'for', times: 3 }, 'Helped the same organiser 3 times before'],
    [{ kind: 'elsewhere', tone: 'against', area: 'Lahore' }, 'Lives in Lahore'],
    [{ kind: 'load', tone: 'against', turns: 1 }, 'Has 1 turn in these four weeks'],
    [{ kind: 'newcomer', tone: 'for' }, 'New here'],
    [{ kind: 'last-turn', tone: 'for', days: 60 }, 'No turn for 60 days'],
    [{ kind: 'last-turn', tone: 'against', days: 0 }, 'Had a turn today'],
    [{ kind: 'last-turn', tone: 'against', days: 1 }, 'Had a turn 1 day ago'],
  ])('MT-05 only organisers weigh %j', (reason, toOrganisers) => {
    expect(describeReason(reason)).toBe(toOrganisers);
    expect(describeReasonToSelf(reason)).toBeUndefined();
  });

  test.each([
    [['Driving'], 'Driving'],
    [['Driving', 'Cooking'], 'Driving or Cooking'],
    [['Driving', 'Cooking', 'First aid'], 'Driving, Cooking or 1 more'],
    [['Driving', 'Cooking', 'First aid', 'Sewing'], 'Driving, Cooking or 2 more'],
  ])('MT-05 of the missing skills %j two are named', (missing, named) => {
    const reason: Reason = { kind: 'lacks-skills', tone: 'against', missing };
    expect(describeReason(reason)).toBe(`Does not list ${named}`);
    expect(describeReasonToSelf(reason)).toBe(`Also asks for ${named}`);
  });

  test.each([
    [120, 240, '2 of 4 hours'],
    [30, 60, '0.5 of 1 hour'],
    [100, 240, '1 h 40 min of 4 h'],
    [0, 45, '0 min of 45 min'],
    [90, 100, '1 h 30 min of 1 h 40 min'],
  ])(
    'MT-05 free for %d of %d minutes is said in whole and half hours, or to the minute',
    (free, all, words) => {
      const reason: Reason = {
        ...{ kind: 'partly-free', tone: 'for', freeMinutes: free, eventMinutes: all },
      };
      expect(describeReason(reason)).toBe(`Free for ${words}`);
      expect(describeReasonToSelf(reason)).toBe(`You are free for ${words}`);
    },
  );
});
