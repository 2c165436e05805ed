/** What the harder worlds differ in. Those of one list are for choosing, those of the other for judging, once. */

export type Family = {
  readonly name: string;
  readonly seed: number;
  readonly people: number;
  readonly organisers: number;
  /** Towns, how far they lie apart, and how far out of them people live, in kilometres. */
  readonly towns: number;
  readonly apartKm: number;
  readonly outKm: number;
  /** Shares of skills that have a name of their own here, which nobody else knows; of tags that tell nothing; of misspelt ones. */
  readonly localNames: number;
  readonly chatter: number;
  readonly misspelt: number;
  readonly compound: number;
  /** Shares of people who write Urdu and Hindi. */
  readonly urdu: number;
  readonly hindi: number;
  /** Of people who say yes and do not come, and who come to be known later. */
  readonly flaky: number;
  readonly late: number;
  /** Who tell where they live, and when they are free; and of the hours that are wrong. */
  readonly tellsPlace: number;
  readonly tellsWeek: number;
  readonly wrongHours: number;
  /** Of organisers who value something else than ability, and who give those of one town fewer stars. */
  readonly odd: number;
  readonly biased: number;
  /** In log-odds: for each turn and for each request of late; for a friend who comes; by the season. */
  readonly fatigue: number;
  readonly friends: number;
  readonly season: number;
  /** In the week of the change, so many people come to like other things and get other habits. */
  readonly changesInWeek: number;
  readonly change: number;
};

const common: Omit<Family, 'name' | 'seed'> = {
  people: 900,
  organisers: 25,
  towns: 4,
  apartKm: 30,
  outKm: 6,
  localNames: 0.06,
  chatter: 0.1,
  misspelt: 0.2,
  compound: 0.2,
  urdu: 0.12,
  hindi: 0.06,
  flaky: 0.1,
  late: 0.25,
  tellsPlace: 0.8,
  tellsWeek: 0.55,
  wrongHours: 0.1,
  odd: 0.2,
  biased: 0.15,
  fatigue: 0.25,
  friends: 0.8,
  season: 0.6,
  changesInWeek: 12,
  change: 0.3,
};

export const choosing: readonly Family[] = [
  { ...common, name: 'four towns', seed: 201 },
  { ...common, name: 'one city', seed: 202, towns: 1, outKm: 14, localNames: 0.2, odd: 0.3 },
  { ...common, name: 'far apart', seed: 203, towns: 7, apartKm: 60, flaky: 0.2, late: 0.4 },
  {
    ...common,
    name: 'many scripts',
    seed: 204,
    urdu: 0.3,
    hindi: 0.15,
    misspelt: 0.3,
    change: 0.5,
  },
];

export const judging: readonly Family[] = [
  { ...common, name: 'valley', seed: 901, towns: 9, apartKm: 18, outKm: 3, people: 700 },
  { ...common, name: 'metropolis', seed: 902, towns: 1, outKm: 20, people: 1_300, organisers: 40 },
  { ...common, name: 'own words', seed: 903, localNames: 0.25, chatter: 0.2, compound: 0.3 },
  { ...common, name: 'two languages', seed: 904, urdu: 0.4, hindi: 0.05, misspelt: 0.25 },
  { ...common, name: 'students', seed: 905, flaky: 0.22, season: 1.2, late: 0.5, friends: 1.4 },
  { ...common, name: 'unfair', seed: 906, biased: 0.4, odd: 0.3, tellsPlace: 0.9 },
  { ...common, name: 'tired', seed: 907, fatigue: 0.45, people: 750, wrongHours: 0.2 },
  {
    ...common,
    name: 'upheaval',
    seed: 908,
    change: 0.7,
    changesInWeek: 16,
    tellsWeek: 0.35,
    tellsPlace: 0.6,
  },
];
