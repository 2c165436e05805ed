import { describe, expect, test } from 'vitest';
import { resolveTag } from '../concepts.ts';
import { dayZeroKnowledge } from '../knowledge.ts';
import { learnedSkills, learnSkills, MOST_SIMILAR } from '../learned-skills.ts';
import { type Candidate, noHistory, type RoleNeed } from '../need.ts';
import { isPaper } from '../papers.ts';
import { explainCandidate } from '../rank-candidates.ts';
import { isCovered } from '../score.ts';
import { pairWeigher } from './pair-weights.ts';

const HOUR = 3_600_000;
const startsAt = Date.parse('2026-12-05T04:00:00Z');

function roleAsking(...skills: string[]): RoleNeed {
  return {
    name: 'Helper',
    description: '',
    skills,
    places: 2,
    event: {
      title: 'Open day',
      description: '',
      type: '',
      place: '',
      timeZone: 'Asia/Karachi',
      startsAt,
      endsAt: startsAt + 4 * HOUR,
    },
  };
}

function personWith(...skills: string[]): Candidate {
  return {
    id: skills.join(),
    skills,
    interests: [],
    experienceYears: 20,
    availability: [],
    busy: [],
    area: '',
    history: noHistory,
  };
}

/** However many list the two together, and whatever else they list. */
function momentAfter(together: readonly string[], people: number) {
  const profiles = Array.from({ length: people }, (_, person) =>
    person % 3 === 0 ? [`Tag ${person % 7}`, `Tag ${person % 5}`] : [...together],
  );
  const learned = learnedSkills(learnSkills(profiles, { seed: 1 }));
  return { now: startsAt - 48 * HOUR, knowledge: { ...dayZeroKnowledge, learned } };
}

const asksTwoThings = [
  ['Photography', 'Urdu'],
  ['Cooking', 'Chess'],
  ['First aid', 'Urdu'],
  ['Beekeeping', 'Hive building'],
  ['Enhanced DBS', 'Hive building'],
] as const;

describe('MT-13 what is often listed together stands in for nothing', () => {
  test.each(asksTwoThings)(
    'MT-13 asked for %s, ‘Fill for me’ never takes somebody with %s alone',
    (asked, other) => {
      for (const people of [60, 600, 6_000]) {
        const moment = momentAfter([asked, other], people);
        const weigh = pairWeigher(roleAsking(asked), { ...moment, fairness: 0 });
        expect(weigh(personWith(other), 'no')).toEqual({ weight: 0, obstacle: 'no-skill' });
        expect(weigh(personWith(other), 'any').obstacle).toBe('no-skill');
        expect(weigh(personWith(asked), 'no').weight).toBeGreaterThan(0);
      }
    },
  );

  test('MT-13 what was learned is told as listed together, and never for a paper', () => {
    const told = (asked: string, other: string) =>
      explainCandidate(
        roleAsking(asked),
        personWith(other),
        momentAfter([asked, other], 6_000),
      ).reasons.map(({ kind }) => kind);
    expect(told('Photography', 'Urdu')).toContain('learned-skill');
    expect(told('First aid', 'Urdu')).toContain('no-asked-skill');
    expect(told('First aid', 'Urdu')).not.toContain('learned-skill');
  });

  test('MT-13 the most that is learned is less than what covers', () => {
    const match = { asked: '', offered: '', learned: MOST_SIMILAR, similarity: MOST_SIMILAR };
    expect(isCovered(match)).toBe(false);
    expect(isCovered({ ...match, similarity: MOST_SIMILAR + 0.02 })).toBe(true);
  });
});

describe('MT-13 a paper that a role asks for is had, not made up for', () => {
  const weigh = pairWeigher(roleAsking('First aid', 'Urdu'), {
    now: startsAt - 48 * HOUR,
    knowledge: dayZeroKnowledge,
    fairness: 0,
  });

  test('MT-13 of First aid and Urdu, ‘Fill for me’ takes who has both or First aid, not Urdu alone', () => {
    expect(weigh(personWith('Urdu'), 'no').obstacle).toBe('no-skill');
    expect(weigh(personWith('First aid'), 'no').weight).toBeGreaterThan(0);
    expect(weigh(personWith('Paramedic'), 'no').weight).toBeGreaterThan(0);
    expect(weigh(personWith('Urdu', 'First aid'), 'no').weight).toBeGreaterThan(
      weigh(personWith('First aid'), 'no').weight,
    );
  });

  test('MT-13 whoever asked for the role is weighed all the same', () => {
    expect(weigh(personWith('Urdu'), 'this').weight).toBeGreaterThan(0);
  });

  test.each(['first aid certificate', 'HGV licence', 'Enhanced DBS', 'SIA licensed', 'Driver'])(
    'MT-13 %s is a paper',
    (tag) => expect(isPaper(resolveTag(tag))).toBe(true),
  );
  test.each(['Urdu', 'Cooking', 'Good listener', ''])('MT-13 %s is none', (tag) =>
    expect(isPaper(resolveTag(tag))).toBe(false),
  );
});
