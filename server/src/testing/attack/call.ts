/** What one random step is: a call that may touch an event, and whose recorded hours it puts right on purpose. */
import type { Endpoint } from '@saath/contract/endpoint';
import type { Dice, World } from './world.ts';

/** Whose hours a step corrects, with a reason: of one place, of everybody in an event, or nobody's. */
export type Corrected = { readonly placeId?: string; readonly eventId?: string } | undefined;

export type AttackStep = {
  readonly name: string;
  /** Ends something for good, so that little can happen afterwards. */
  readonly isFinal?: true;
  /** The calls of the contract that the step makes. */
  readonly makes: readonly Endpoint[];
  /** What else it has to bring about at least sometimes, such as a place by a mail. */
  readonly brings?: readonly string[];
  readonly run: (world: World, dice: Dice) => Promise<Corrected>;
};
