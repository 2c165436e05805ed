/** What is simulated: people, organisers, and what comes of invitations. The engine sees what a product would see. */
import type { Candidate, RoleNeed } from '../../../matching/src/need.ts';
import type { Past } from './past.ts';
import type { Random } from './random.ts';
import type { Truth } from './truth.ts';

export type Role = {
  readonly id: string;
  readonly need: RoleNeed;
  readonly organiser: { readonly index: number };
  /** The number of the kind of work that it asks for. */
  readonly domain: number;
  readonly place: { readonly city: string; readonly text: string };
  readonly places: number;
};

export type Answer = {
  readonly accepted: boolean;
  readonly attended: boolean;
  readonly stars: number | undefined;
  /** Hidden: what the help was worth, 0 to 1; 0 for those who did not come. */
  readonly worth: number;
};

/** The roles that a world is asked about are its own. */
export type World = {
  readonly volunteers: { readonly length: number };
  readonly pasts: readonly Past[];
  readonly week: number;
  /** The present: the week begins. */
  readonly now: number;

  nextWeek(): void;
  /** The skills of everybody who is there, as they wrote them. */
  profiles(): readonly (readonly string[])[];
  /** A role of next week. */
  newRole(id: string, random: Random): Role;
  /** Everybody who is there, as the product sees them for a role. */
  candidatesFor(role: Role): Candidate[];
  truth(index: number, role: Role): Truth;
  /** The person answers, and what will be becomes fixed; the past of the event is written by `settle`. */
  invite(index: number, role: Role): Answer;
  pastOf(index: number): Past;
  /** Where somebody lives, as they say; empty when they do not. */
  areaOf(index: number): string;
};
