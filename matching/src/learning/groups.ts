/** Who might be passed over: people told apart by where they live, when they are free, and whether anybody knows them. */
import { type Feature, type Features, forEachFeature, neutral } from '../features.ts';
import { type Head, logOddsOf } from '../model.ts';
import { fitHead } from './head.ts';

/** By what people are told apart. */
export const groupKinds = ['area', 'distance', 'hours', 'past', 'organiser'] as const;
export type GroupKind = (typeof groupKinds)[number];

export type Group = {
  readonly kind: GroupKind;
  /** `far`, `near`, `free`, `busy`, `new`, `known`; of an area or an organiser what the caller calls it. */
  readonly name: string;
};

/** What of somebody who was asked is looked at. */
export type Asked = {
  readonly features: Features;
  /** Whether the person came: what they did themselves, whatever anybody thought of it. */
  readonly came: boolean;
  readonly weight: number;
  /** Undefined where it is unknown, or not to be used. */
  readonly area?: string | undefined;
  readonly organiserId?: string | undefined;
};

export type AuditedGroup = Group & {
  readonly asked: number;
  /** Of those who were asked, the share that came. */
  readonly came: number;
  /** Of all first places, the share that the group gets by the head, */
  readonly first: number;
  /** and that it would get if nothing counted but whether people came. */
  readonly merited: number;
  /** The one by the other: below 1 people are put before the group who come no more often. Smoothed, so that few cases make no scandal. */
  readonly ofMerit: number;
  /** Whether it is less than four fifths, and by more than chance makes of so few. */
  readonly isClear: boolean;
};

/** The four fifths rule (Uniform Guidelines on Employee Selection Procedures, 1978). */
export const FOUR_FIFTHS = 0.8;

/** With fewer nothing can be said. */
const FEWEST_ASKED = 30;

/** So many first places are added on both sides. */
const SMOOTHING = 3;

/** Of the people who were asked, the first third are those who would be asked if fewer were. */
const FIRST = 1 / 3;

/** What the makers believed about place and hours is doubted, so that little is enough to see what they are really worth. */
const doubted: readonly Feature[] = ['nearby', 'freeTime'];
const DOUBT = 2;

/** Whether somebody came says nothing of what they are able to do, so that stays as the makers believed. */
const abilities: readonly Feature[] = [
  'skills',
  'sameSkills',
  'coveredSkills',
  'learnedSkills',
  'experience',
  'skillCount',
];

/** As good as fixed. */
const FIXED = 1e-6;

const FAR = 0.35;
const FREE = 0.7;

/**
 * A head that has learned from who came alone. What place and hours are worth is doubted, abilities are worth as much as on the
 * first day, and earlier stars nothing.
 */
export function meritHead(asked: readonly Asked[], prior: Head): Head {
  const examples = asked.map(({ features, came, weight }) => ({ features, label: came, weight }));
  return fitHead(examples, {
    intercept: prior.intercept,
    weights: { ...prior.weights, rating: 0 },
    variances: forEachFeature((each) => {
      if (each === 'rating' || abilities.includes(each)) return FIXED;
      return doubted.includes(each) ? DOUBT : prior.variances[each];
    }),
  });
}

/**
 * What each group gets by a head of what its coming merits, the least first: its share of the first third of those who were
 * asked, against its share if they were ordered by merit. Groups of fewer than 30 are left out, and so is a group that
 * everybody is in. O(asked log asked).
 */
export function auditOf(head: Head, merit: Head, asked: readonly Asked[]): AuditedGroup[] {
  const count = Math.ceil(asked.length * FIRST);
  const first = firstBy(head, asked, count);
  const merited = firstBy(merit, asked, count);
  const groups = new Map<string, { group: Group; members: Asked[] }>();
  for (const each of asked)
    for (const group of groupsOf(each)) {
      const key = `${group.kind} ${group.name}`;
      const known = groups.get(key);
      if (known) known.members.push(each);
      else groups.set(key, { group, members: [each] });
    }
  return [...groups.values()]
    .filter(({ members }) => members.length >= FEWEST_ASKED && members.length < asked.length)
    .map(({ group, members }) => {
      const within = (places: ReadonlySet<Asked>) =>
        members.filter((each) => places.has(each)).length;
      const [has, merits] = [within(first), within(merited)];
      return {
        ...group,
        asked: members.length,
        came: members.filter(({ came }) => came).length / members.length,
        first: has / count,
        merited: merits / count,
        ofMerit: (has + SMOOTHING) / (merits + SMOOTHING),
        isClear: isClearlyLess(has, FOUR_FIFTHS * merits),
      };
    })
    .sort((one, other) => one.ofMerit - other.ofMerit);
}

/** By two standard deviations of a count, which is as large as the root of what is expected. */
function isClearlyLess(count: number, expected: number): boolean {
  return count < expected - 2 * Math.sqrt(expected);
}

function firstBy(head: Head, asked: readonly Asked[], count: number): Set<Asked> {
  const scored = asked.map((each) => ({ each, score: logOddsOf(head, each.features) }));
  scored.sort((one, other) => other.score - one.score);
  return new Set(scored.slice(0, count).map(({ each }) => each));
}

/**
 * What the group gets of its merit that gets least, of those told apart by where they live and when they are free; 1 where
 * there are none to compare. Areas are many and small, and by chance alone one of them gets little: an area counts only where
 * its lack is clear.
 */
export function leastOfMerit(head: Head, merit: Head, asked: readonly Asked[]): number {
  const least = auditOf(head, merit, asked).find(
    (group) => saysNothingOfMerit(group) && (group.kind !== 'area' || group.isClear),
  );
  return least?.ofMerit ?? 1;
}

/** Whether a group of those told apart by where they live and when they are free clearly gets less than four fifths. */
export function clearlyPassesOver(head: Head, merit: Head, asked: readonly Asked[]): boolean {
  return auditOf(head, merit, asked).some((group) => saysNothingOfMerit(group) && group.isClear);
}

/** Where and when somebody lives and is free says nothing of how well they help; what they have done may. */
function saysNothingOfMerit({ kind }: Group): boolean {
  return kind === 'area' || kind === 'distance' || kind === 'hours';
}

/** A feature that is neutral is unknown, and puts nobody into a group. */
export function groupsOf({ features, area, organiserId }: Omit<Asked, 'came' | 'weight'>): Group[] {
  const isUnknown = (feature: Feature) => Math.abs(features[feature] - neutral[feature]) < 1e-6;
  const isNew = isUnknown('attendance') && isUnknown('acceptance');
  const { nearby, freeTime } = features;
  return [
    { kind: 'past', name: isNew ? 'new' : 'known' } as const,
    ...(isUnknown('nearby')
      ? []
      : [{ kind: 'distance', name: nearby < FAR ? 'far' : 'near' } as const]),
    ...(isUnknown('freeTime')
      ? []
      : [{ kind: 'hours', name: freeTime < FREE ? 'busy' : 'free' } as const]),
    ...(area ? [{ kind: 'area', name: area } as const] : []),
    ...(organiserId ? [{ kind: 'organiser', name: organiserId } as const] : []),
  ];
}
