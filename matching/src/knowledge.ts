/** What the engine has learned from an installation, next to what it knows by itself. */
import type { LearnedSkills } from './learned-skills.ts';
import { dayZero, type Model } from './model.ts';

export type Knowledge = {
  readonly model: Model;
  /** Which skills people list together; undefined until there are profiles to learn from. */
  readonly learned: LearnedSkills | undefined;
};

/** Of the first day. */
export const dayZeroKnowledge: Knowledge = { model: dayZero, learned: undefined };
