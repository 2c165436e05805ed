import { fill } from '@saath/contract/language-in-use';
import { skillsInUrdu } from '@saath/contract/matching/suggest/urdu';
import { inUrdu } from '@saath/contract/urdu';
import { resolveTag } from '@saath/matching/concepts';
import { describeReasonToSelf, type Reason } from '@saath/matching/reasons';
import { expect, test } from 'vitest';
import { reasonWording } from './features/matching/suggest/service.ts';

const urduOf = (audience: 'reason' | 'own_reason', reason: Reason): string => {
  const { code, values } = reasonWording(audience, reason);
  return inUrdu(code, values, fill) ?? code;
};

test('EC-06 every reason is told in Urdu, to organisers and to oneself, with what it is about', () => {
  const told = reasons.flatMap((reason) => [
    urduOf('reason', reason),
    ...(describeReasonToSelf(reason) ? [urduOf('own_reason', reason)] : []),
  ]);
  // Names of skills and interests that Urdu has none for stay as people wrote them.
  expect(told.filter((text) => /[A-Za-z{}]/.test(text.replace(/[A-Z]{2,}/g, '')))).toEqual([]);
});

test('EC-06 reasons count as Urdu does', () => {
  const free = { kind: 'partly-free', tone: 'for', freeMinutes: 120, eventMinutes: 240 } as const;
  expect(urduOf('reason', free)).toBe('4 گھنٹوں میں سے 2 فارغ');
  const role = { kind: 'same-role', tone: 'for', times: 2 } as const;
  expect(urduOf('reason', role)).toBe('یہ ذمہ داری دو بار نبھائی');
  const lacks = { kind: 'lacks-skills', tone: 'against', missing: ['A', 'B', 'C'] } as const;
  expect(urduOf('reason', lacks)).toBe('\u2068A\u2069، \u2068B\u2069 یا مزید 1 درج نہیں');
});

test('EC-06 MT-01 reasons name usual skills in Urdu; what people typed keeps its own direction', () => {
  const has = { kind: 'has-skill', tone: 'for' } as const;
  expect(urduOf('reason', { ...has, asked: 'First Aid', offered: 'First aid' })).toBe(
    'مہارت: ابتدائی طبی امداد',
  );
  expect(urduOf('reason', { ...has, asked: 'Beekeeping', offered: 'شہد' })).toBe(
    'مہارت: \u2068Beekeeping\u2069 (بطور شہد)',
  );
  expect(urduOf('reason', { ...has, asked: 'Cooking', offered: 'کھانا پکانا' })).toBe(
    'مہارت: کھانا پکانا',
  );
});

test('EC-06 MT-01 the Urdu name of a skill means that skill to matching', () => {
  const meant = Object.entries(skillsInUrdu).map(([skill, name]) => {
    const [{ skills: english }, { skills: urdu, recognition }] = [skill, name].map(resolveTag) as [
      ReturnType<typeof resolveTag>,
      ReturnType<typeof resolveTag>,
    ];
    return { skill, isSame: english.length === 1 && english[0] === urdu[0], recognition };
  });
  expect(meant.length).toBeGreaterThan(40);
  expect(meant.filter(({ isSame, recognition }) => !isSame || recognition !== 'synonym')).toEqual(
    [],
  );
});

const skill = { asked: 'COOKING', offered: 'BAKING' };
const reasons: Reason[] = [
  { kind: 'has-skill', tone: 'for', ...skill },
  { kind: 'has-skill', tone: 'for', asked: 'COOKING', offered: 'COOKING' },
  { kind: 'close-skill', tone: 'for', ...skill },
  ...[1, 2, 5].map((count): Reason => {
    return { kind: 'lacks-skills', tone: 'against', missing: Array(count).fill('DRIVING') };
  }),
  { kind: 'no-asked-skill', tone: 'against' },
  { kind: 'no-skills', tone: 'against' },
  { kind: 'learned-skill', tone: 'for', ...skill },
  { kind: 'interest', tone: 'for', interest: 'HEALTH' },
  { kind: 'close-interest', tone: 'for', interest: 'HEALTH', topic: 'FOOD' },
  { kind: 'free', tone: 'for' },
  ...[
    [60, 60],
    [90, 240],
    [100, 240],
    [100, 230],
    [40, 225],
    [20, 50],
  ].map(([freeMinutes = 0, eventMinutes = 0]): Reason => {
    return { kind: 'partly-free', tone: 'for', freeMinutes, eventMinutes };
  }),
  { kind: 'experience', tone: 'for', years: 1 },
  { kind: 'experience', tone: 'for', years: 3.5 },
  { kind: 'attendance', tone: 'for', attended: 3, confirmed: 4 },
  ...(['same-role', 'same-family', 'same-organiser'] as const).flatMap((kind) =>
    [1, 2, 3].map((times): Reason => ({ kind, tone: 'for', times })),
  ),
  ...(['for', 'against'] as const).flatMap((tone): Reason[] => [
    { kind: 'acceptance', tone, accepted: 0, asked: 1 },
    { kind: 'acceptance', tone, accepted: 3, asked: 4 },
    { kind: 'load', tone, turns: 1 },
    { kind: 'load', tone, turns: 4 },
    { kind: 'rating', tone, stars: 3.5 },
  ]),
  { kind: 'nearby', tone: 'for', area: 'CLIFTON' },
  { kind: 'elsewhere', tone: 'against', area: 'CLIFTON' },
  { kind: 'newcomer', tone: 'for' },
  { kind: 'little-found', tone: 'for' },
  { kind: 'last-turn', tone: 'for', days: 30 },
  { kind: 'last-turn', tone: 'against', days: 0 },
  { kind: 'last-turn', tone: 'against', days: 1 },
  { kind: 'busy', tone: 'against' },
  { kind: 'away', tone: 'against' },
  { kind: 'not-free', tone: 'against' },
];
