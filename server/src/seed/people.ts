/** Sixty made-up volunteers. Any likeness is chance. */
import type { WeeklySlot } from '@saath/contract/accounts/accounts/schema';
import type { Random } from './random.ts';

const givenNames = [
  'Aisha',
  'Bilal',
  'Chanda',
  'Daniyal',
  'Eman',
  'Farhan',
  'Ghazala',
  'Hassan',
  'Iqra',
  'Junaid',
  'Kiran',
  'Liaqat',
  'Mahnoor',
  'Nasir',
  'Omar',
  'Parveen',
  'Qasim',
  'Rabia',
  'Saad',
  'Tahira',
  'Usman',
  'Veena',
  'Waqas',
  'Yusra',
  'Zainab',
  'Asif',
  'Benazir',
  'Dua',
  'Faisal',
  'Grace',
] as const;
const familyNames = [
  'Khan',
  'Ahmed',
  'Baloch',
  'Malik',
  'Siddiqui',
  'Qureshi',
  'Rehman',
  'Shah',
  'Yousafzai',
  'Mirza',
  'Emmanuel',
  'Tariq',
  'Nadeem',
  'Bibi',
  'Chaudhry',
] as const;

/** Skills that go together, an interest, and a sentence about the person. */
const walksOfLife = [
  [
    ['First aid', 'Nursing'],
    ['Management', 'Outdoor'],
    'I work as a nurse and keep a calm head when things get busy.',
  ],
  [
    ['Cooking', 'Catering'],
    ['Management'],
    'I have cooked for weddings of four hundred guests and enjoy every one of them.',
  ],
  [
    ['DevOps', 'Cloud'],
    ['Development'],
    'I keep servers running during the week and would like to do something with people.',
  ],
  [
    ['UI/UX', 'Graphic design'],
    ['Development', 'Outdoor'],
    'I draw posters, signs and screens that everybody understands.',
  ],
  [
    ['Teaching', 'Tutoring', 'Urdu'],
    ['Management'],
    'I teach maths at a girls’ school and love the moment when it clicks.',
  ],
  [['Photography', 'Video editing'], ['Outdoor'], 'I take pictures that make people feel seen.'],
  [
    ['Driving', 'Logistics'],
    ['Outdoor', 'cricket'],
    'I have a van and know every street between the canal and the ring road.',
  ],
  [
    ['Cricket coaching', 'Sports coaching'],
    ['cricket'],
    'I coach under-fourteens and believe that everyone can learn to bat.',
  ],
  [
    ['Translation', 'Urdu', 'English'],
    ['Management'],
    'I translate between Urdu, English and Punjabi, also in a crowd.',
  ],
  [
    ['Crowd management', 'Security'],
    ['cricket', 'Management'],
    'I have looked after gates at stadiums for six seasons.',
  ],
  [
    ['Fundraising', 'Social media'],
    ['Management'],
    'I write letters that people answer and posts that they share.',
  ],
  [
    ['Tree planting', 'Gardening'],
    ['Outdoor'],
    'I grow seedlings on my roof and give them away in spring.',
  ],
] as const;

export type DemoPerson = {
  readonly name: string;
  readonly email: string;
  readonly skills: string[];
  readonly interests: string[];
  readonly description: string;
  readonly experienceYears: number;
  readonly contactNumber: string;
  readonly weekly: WeeklySlot[];
};

/** Some write their names and about themselves in Urdu, by their place among the people. */
const inUrdu: Readonly<Record<number, { name: string; description: string }>> = {
  3: { name: 'دانیال ملک', description: 'شام کو وقت ہوتا ہے، اور گاڑی بھی۔' },
  8: { name: 'اقرا شاہ', description: 'بچوں کو پڑھانا اچھا لگتا ہے۔' },
  17: { name: 'رابعہ قریشی', description: 'میں خاموشی سے کام کرتی ہوں اور آخر تک رکتی ہوں۔' },
  26: { name: 'بینظیر بی بی', description: 'محلے میں سب مجھے جانتے ہیں؛ کھانا پکانا میرے ذمے۔' },
};

/** @returns as many people as asked for, no two with the same name or address */
export function demoPeople(count: number, random: Random): DemoPerson[] {
  return Array.from({ length: count }, (_, index) => {
    const given = givenNames[index % givenNames.length] ?? '';
    const turn = Math.floor(index / givenNames.length);
    const family = familyNames[(index * 4 + turn * 7) % familyNames.length] ?? '';
    const [skills, interests, description] = random.pick(walksOfLife);
    const [extra] = random.pick(walksOfLife)[0];
    return {
      name: `${given} ${family}`,
      email: `${given}.${family}.${index + 1}@demo.saath.example`.toLowerCase(),
      skills: [...new Set([...skills, ...(random.below(3) === 0 ? [extra] : [])])],
      interests: [...interests],
      description,
      experienceYears: random.below(12),
      contactNumber: `0300${String(1_000_000 + index * 137).slice(-7)}`,
      weekly: random.below(2) === 0 ? freeHours(random) : [],
      ...inUrdu[index],
    };
  });
}

/** Weekends all day, and some weekday evenings. */
function freeHours(random: Random): WeeklySlot[] {
  const weekend = [5, 6].map((weekday) => ({ weekday, from: 360, to: 1320 }));
  const evenings = random
    .some([0, 1, 2, 3, 4], 2)
    .map((weekday) => ({ weekday, from: 1020, to: 1320 }));
  return [...evenings, ...weekend];
}
