import { array, assert, constantFrom, integer, option, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { features } from './features.ts';
import { dayZeroKnowledge } from './knowledge.ts';
import { type Candidate, noHistory, type RoleNeed } from './need.ts';
import { explainCandidate, rankCandidates } from './rank-candidates.ts';
import { describeReason } from './reasons.ts';

const now = Date.parse('2026-11-30T08:00:00Z');
const moment = { now, knowledge: dayZeroKnowledge };
/** A Saturday, 9 AM to 1 PM in Karachi. */
const event = {
  title: 'River clean-up',
  description: 'We collect rubbish along the river.',
  type: 'environment',
  place: '',
  timeZone: 'Asia/Karachi',
  startsAt: Date.parse('2026-12-05T04:00:00Z'),
  endsAt: Date.parse('2026-12-05T08:00:00Z'),
};
const need: RoleNeed = {
  name: 'First aider',
  description: 'Looks after people.',
  skills: ['First aid'],
  places: 1,
  event,
};

let count = 0;
function candidate(given: Partial<Candidate> = {}): Candidate {
  count += 1;
  return {
    id: `c${String(count).padStart(4, '0')}`,
    skills: [],
    interests: [],
    experienceYears: 0,
    availability: [],
    busy: [],
    area: '',
    history: noHistory,
    ...given,
  };
}

const ranked = (candidates: Candidate[], role = need) =>
  rankCandidates(role, candidates, moment).map(({ candidateId }) => candidateId);
const wordsFor = (one: Candidate, role = need) => {
  const { reasons, obstacles } = explainCandidate(role, one, moment);
  return [...obstacles, ...reasons].map(describeReason);
};

test('PF-05 MA-01 nobody is suggested for a day on which they are away', () => {
  const away = { startsAt: event.startsAt - 3_600_000, endsAt: event.startsAt + 1 };
  const before = { startsAt: event.startsAt - 3_600_000, endsAt: event.startsAt };
  const person = candidate({ skills: ['First aid'], away: [away] });
  expect(ranked([person])).toEqual([]);
  expect(wordsFor(person)[0]).toBe('Away on that day');
  expect(ranked([{ ...person, away: [before] }])).toEqual([person.id]);
});

describe('skills', () => {
  test('MA-01 ranks the skill itself, other words for it, near it and far from it in this order', () => {
    const cook = candidate({ skills: ['Cooking'] });
    const near = candidate({ skills: ['Nursing'] });
    const exact = candidate({ skills: ['First aid'] });
    expect(ranked([cook, near, exact])).toEqual([exact.id, near.id, cook.id]);
  });

  test('MA-01 MT-02 case, hyphens and misspellings do not matter', () => {
    for (const skill of ['first-aid', 'FIRST AID', 'First  Aid', 'frist aid'])
      expect(wordsFor(candidate({ skills: [skill] })).join(), skill).toMatch(/^Has /);
    expect(
      wordsFor(candidate({ skills: ['Booking'] }), { ...need, skills: ['Cooking'] }),
    ).toContain('Has none of the skills asked for');
  });

  test('MA-01 MT-02 the skills and interests that sign-up offers are known', () => {
    for (const skill of ['DevOps', 'Fullstack', 'UI/UX', 'Cloud', 'AI/ML']) {
      const role = { ...need, skills: [skill.toLowerCase()] };
      expect(wordsFor(candidate({ skills: [skill] }), role)[0]).toMatch(/^Has /);
    }
    const role = { ...need, skills: ['Cloud'] };
    expect(wordsFor(candidate({ skills: ['DevOps'] }), role).join()).toContain('close to Cloud');
  });

  test('MA-01 skills in Urdu match themselves', () => {
    const role = { ...need, skills: ['ابتدائی طبی امداد'] };
    const one = candidate({ skills: ['ابتدائی طبی امداد'] });
    expect(wordsFor(one, role)[0]).toMatch(/^Has /);
  });
});

describe('time', () => {
  test('MT-01 whoever is busy, or has said to be free at other times only, is not suggested, and why', () => {
    const busy = candidate({ busy: [{ startsAt: event.startsAt + 1, endsAt: event.endsAt }] });
    const away = candidate({ availability: [{ weekday: 0, from: 0, to: 1440 }] });
    const before = candidate({ busy: [{ startsAt: 0, endsAt: event.startsAt }] });
    const unknown = candidate();
    expect(ranked([busy, away, before, unknown]).toSorted()).toEqual([before.id, unknown.id]);
    expect(wordsFor(busy)).toContain('Already has another role at this time');
    expect(wordsFor(away)).toContain('Not free at this time');
  });

  test("MA-01 free hours are read in the event's zone, and part of the time counts for part", () => {
    const free = candidate({ availability: [{ weekday: 5, from: 540, to: 780 }] });
    const half = candidate({ availability: [{ weekday: 5, from: 540, to: 660 }] });
    expect(wordsFor(free)).toContain('Free at this time');
    expect(wordsFor(half)).toContain('Free for 2 of 4 hours');
    expect(ranked([half, free])[0]).toBe(free.id);
  });
});

describe('interests and history', () => {
  test('MA-01 interests in what the event is about help', () => {
    const outdoor = candidate({ interests: ['Outdoor'] });
    const none = candidate();
    expect(ranked([none, outdoor])[0]).toBe(outdoor.id);
  });

  test('MA-01 earlier times in the role help and are told', () => {
    const history = { ...noHistory, sameRole: 2 };
    const old = candidate({ history });
    expect(wordsFor(old)).toContain('Did this role twice');
    expect(ranked([candidate(), old])[0]).toBe(old.id);
  });
});

/** Long tags are cut for display. */
const isSaidIn = (tags: readonly string[], named: string) =>
  tags.some((tag) => tag.trim().startsWith(named.replace(/…$/, '').trim()));

describe('where people live, what organisers say, and what is not to be used', () => {
  const here = { ...need, event: { ...event, place: 'Sea View, Clifton, Karachi' } };

  test('MT-01 who lives where it is comes first, and who did not say is not marked down', () => {
    const near = candidate({ area: 'Clifton Karachi' });
    const far = candidate({ area: 'Lahore' });
    const untold = candidate();
    expect(ranked([far, untold, near], here)).toEqual([near.id, untold.id, far.id]);
    expect(wordsFor(near, here)).toContain('Lives nearby, in Clifton Karachi');
    expect(wordsFor(far, here)).toContain('Lives in Lahore');
  });

  test('MT-11 kilometres go before words, farther is later, and what lies on no map is unknown', () => {
    const park = { latitude: 24.81, longitude: 67.03 };
    const there = { ...here, event: { ...here.event, point: park } };
    const living = (latitude: number, area = '') =>
      candidate({ area, point: { latitude, longitude: 67.03 } });
    const near = living(24.85, 'Lahore');
    const farther = living(25.02);
    const far = living(26, 'Clifton Karachi');
    const untold = candidate();
    const nowhere = living(91);
    const order = ranked([far, farther, near, untold, nowhere], there);
    expect(order[0]).toBe(near.id);
    expect(order.slice(1, 3).sort()).toEqual([untold.id, nowhere.id].sort());
    expect(order.slice(3)).toEqual([farther.id, far.id]);
    expect(wordsFor(near, there)).toContain('Lives 4 km away');
    expect(wordsFor(far, there)).toContain('Lives 132 km away');
    expect(wordsFor(living(24.8101), there)).toContain('Lives less than 1 km away');
    expect(wordsFor(far, here)).toContain('Lives nearby, in Clifton Karachi');
  });

  test('MT-08 an open invitation elsewhere gives way to others, as far as the organiser wants', () => {
    const asked = candidate({
      skills: ['First aid'],
      history: { ...noHistory, openInvitations: 3 },
    });
    const other = candidate({ skills: ['Nursing'] });
    const first = (fairness: number) =>
      rankCandidates(need, [asked, other], { ...moment, fairness })[0]?.candidateId;
    expect(first(0)).toBe(asked.id);
    expect(first(1)).toBe(other.id);
  });

  test('MT-06 a history that is not to be used neither helps nor harms, and is not told', () => {
    const history = { ...noHistory, confirmed: 4, attended: 0, lastConfirmedAt: now };
    const hidden = candidate({ history: null });
    const shown = candidate({ history });
    const fresh = candidate();
    expect(ranked([shown, hidden, fresh])).toEqual([fresh.id, hidden.id, shown.id]);
    expect(wordsFor(hidden)).toEqual(['No skills to go by']);
    expect(wordsFor(shown)).toContain('Came to 0 of 4');
  });
});

describe('any input', () => {
  const tag = constantFrom(
    'First aid',
    'nursing',
    'Cloud',
    '',
    '   ',
    '\u0000',
    'x'.repeat(10_000),
    'گاڑی',
  );
  const anyone = record({
    id: string({ minLength: 1, maxLength: 6 }),
    skills: array(tag, { maxLength: 4 }),
    interests: array(tag, { maxLength: 3 }),
    experienceYears: constantFrom(0, 3, -1, Number.NaN, Number.POSITIVE_INFINITY),
    availability: array(
      record({ weekday: integer({ min: -1, max: 8 }), from: integer(), to: integer() }),
      { maxLength: 3 },
    ),
    busy: array(record({ startsAt: integer(), endsAt: integer() }), { maxLength: 2 }),
    area: constantFrom('', 'Karachi', '\u0000', 'x'.repeat(10_000)),
    history: option(
      record({
        confirmed: constantFrom(0, 4, -2, Number.NaN),
        attended: constantFrom(0, 9, -2, Number.NaN),
        asked: constantFrom(0, 3, Number.POSITIVE_INFINITY),
        accepted: constantFrom(0, 9, Number.NaN),
        openInvitations: constantFrom(0, 2, Number.NaN),
        sameRole: constantFrom(0, 2, Number.NaN),
        sameFamily: constantFrom(0, 5, -1),
        sameOrganiser: constantFrom(0, 1, Number.NaN),
        recentTurns: constantFrom(0, 30, Number.NaN),
        ratings: record({ count: constantFrom(0, 2, Number.NaN), sum: constantFrom(0, 9, 99) }),
        lastConfirmedAt: constantFrom(null, 0, now, Number.NaN),
      }),
    ),
  });

  test('MT-01 gives scores between 0 and 1, the same for the same input in any order', () => {
    const check = property(
      array(anyone, { maxLength: 8 }),
      array(tag, { maxLength: 4 }),
      (people, skills) => {
        const unique = [...new Map(people.map((one) => [one.id, one])).values()];
        const role = { ...need, skills };
        const first = rankCandidates(role, unique, moment);
        for (const { score, features: values } of first) {
          expect(score > 0 && score < 1).toBe(true);
          for (const feature of features)
            expect(values[feature] >= 0 && values[feature] <= 1, feature).toBe(true);
        }
        expect(rankCandidates(role, unique.toReversed(), moment)).toEqual(first);
      },
    );
    // biome-ignore lint/nursery/noFloatingPromises: nothing here is asynchronous
    assert(check, { numRuns: 150, seed: 7 });
  });

  test('MT-05 a reason names only what the person has said', () => {
    const check = property(anyone, array(tag, { maxLength: 4 }), (one, skills) => {
      for (const reason of explainCandidate({ ...need, skills }, one, moment).reasons) {
        if ('offered' in reason) expect(isSaidIn(one.skills, reason.offered)).toBe(true);
        if ('interest' in reason) expect(isSaidIn(one.interests, reason.interest)).toBe(true);
      }
    });
    // biome-ignore lint/nursery/noFloatingPromises: nothing here is asynchronous
    assert(check, { numRuns: 150, seed: 7 });
  });

  test('MT-01 refuses a zone that does not exist', () => {
    const lost = { ...need, event: { ...event, timeZone: 'Lahore' } };
    const one = candidate({ availability: [{ weekday: 1, from: 0, to: 60 }] });
    expect(() => rankCandidates(lost, [one], moment)).toThrow(RangeError);
  });
});
