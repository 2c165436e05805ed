/** What is known of the places of a role, without anybody's name. */
import type { Group } from './poisson-binomial.ts';

/** A role, or a shift of one, that is yet to begin. */
export type Part = {
  readonly places: number;
  /** With how few people the work can be done; at most `places`. */
  readonly minimum: number;
  /** Whether the minimum was told; without one, all places are needed. */
  readonly hasMinimum: boolean;
  /** Places that nobody holds and nobody is offered. */
  readonly free: number;
  /** How many places may still be opened. */
  readonly mayOpen: number;
  /** Who holds a place, less `unanswered`. */
  readonly holders: readonly Group[];
  /** Who holds a place, has been asked by a reminder and has not answered. */
  readonly unanswered: readonly Group[];
  /** Who is offered a place and has not answered. */
  readonly offered: Group;
  /** Who waits for a place, and who has asked for one and has no answer. */
  readonly waiting: Group;
  readonly requested: Group;
};
