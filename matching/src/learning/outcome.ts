/** What came of suggestions: what the heads learn from. */
import { type Features, features } from '../features.ts';
import type { HeadName } from '../model.ts';
import type { Example } from './head.ts';

/** What came of one person for one role. A question without an answer yet is undefined, and nothing is learned from it. */
export type Outcome = {
  /** When it was decided, in epoch milliseconds: the newest outcomes judge what the others taught. */
  readonly at: number;
  readonly roleId: string;
  /** Whose event it was; undefined for one of whom nobody knows. */
  readonly organiserId?: string | undefined;
  /** Where the person lives, in words; undefined for one who does not say. No head looks at it: the audit does (`groups.ts`). */
  readonly area?: string | undefined;
  /** As they were when the person was suggested. */
  readonly features: Features;
  /** Whether the person took the place that was offered; undefined while nobody has answered. */
  readonly accepted?: boolean | undefined;
  /** Whether the person came; only of those who accepted. */
  readonly attended?: boolean | undefined;
  /** Came, and was rated three stars or more, or not rated. False also for those who declined or did not come. */
  readonly good?: boolean | undefined;
  /** From 1: where it stood in a list that a volunteer browsed. Undefined for a person who was asked. */
  readonly position?: number | undefined;
};

export type Labelled = Example & {
  readonly at: number;
  readonly roleId: string;
  readonly organiserId: string | undefined;
  readonly area: string | undefined;
  /** Whether the person came, as far as it is known: what they did themselves, whatever it was worth. */
  readonly came: boolean;
};

/** An outcome that is so much older than the newest counts half: people and organisers change. 18 months. */
const HALF_LIFE = 18 * 30.44 * 86_400_000;

/** The outcomes with an answer for the head, oldest first; those of the same moment in the order given. */
export function labelledFor(name: HeadName, outcomes: readonly Outcome[]): Labelled[] {
  const newest = outcomes.reduce(
    (latest, { at }) => Math.max(latest, at),
    Number.NEGATIVE_INFINITY,
  );
  return outcomes
    .flatMap((outcome) => {
      const label = outcome[answers[name]];
      if (label === undefined) return [];
      const { at, roleId, organiserId, area, features: values, attended, good } = outcome;
      const weight = weightOf(outcome) * 0.5 ** ((newest - at) / HALF_LIFE);
      const came = attended === true || good === true;
      return [{ at, roleId, organiserId, area, features: values, label, weight, came }];
    })
    .sort((a, b) => a.at - b.at);
}

const answers = { good: 'good', accept: 'accepted', attend: 'attended' } as const;

/**
 * What stands at place k of a list is looked at about 1 / k as often as what stands first (Joachims, Swaminathan and
 * Schnabel 2017), so that it was not taken counts for so much. What was taken was seen, and who was asked was asked.
 */
function weightOf({ accepted, position = 1 }: Outcome): number {
  return accepted === false ? 1 / position : 1;
}

/** @throws RangeError for a feature that is missing or not from 0 to 1, a moment that is none, or a position below 1 */
export function requireSound({ at, features: values, position = 1 }: Outcome): void {
  if (!Number.isFinite(at)) throw new RangeError(`An outcome at no moment: ${at}.`);
  if (!(position >= 1)) throw new RangeError(`A list has no place ${position}.`);
  for (const feature of features) {
    const value = values[feature];
    if (!(value >= 0 && value <= 1)) throw new RangeError(`${feature} of an outcome is ${value}.`);
  }
}
