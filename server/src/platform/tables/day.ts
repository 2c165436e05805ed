/** What was pressed on the day, and the devices at the door. */
import type { BranchRight, HeldRight, Right } from '@saath/contract/abilities';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import type { Generated } from 'kysely';

/** A device at the door of an event. */
type KioskPass = {
  id: string;
  eventId: string;
  organiserId: string;
  device: string;
  openedAt: Date;
  endsAt: Date;
};

/** What was pressed on the day; see the migration. */
type CheckInMark = {
  id: string;
  eventId: string;
  userId: string;
  fromState: ParticipationState;
  toState: ParticipationState;
  isUndo: boolean;
  at: Date;
  receivedAt: Date;
  actorId: string | null;
  outcome: 'done' | 'same' | 'superseded';
};

/** What somebody who is no organiser may do at one event: one right each. */
type EventGrant = {
  userId: string;
  eventId: string;
  givenRight: Right;
  givenBy: string | null;
  givenAt: Date;
  /** When it ends by itself; null: with the event, or when somebody ends it. */
  expiresAt: Generated<Date | null>;
  /** Whose people they lead, of the right `role_lead`; null of every other. */
  roleId: Generated<string | null>;
};

/** What somebody who is no organiser may do at all events of a branch: one right each. */
type BranchGrant = {
  userId: string;
  branchId: string;
  givenRight: BranchRight;
  givenBy: string | null;
  givenAt: Date;
  /** When it ends by itself; null: with the event, or when somebody ends it. */
  expiresAt: Generated<Date | null>;
  /** Given by what the organisation's provider says of the person (ADR 91). */
  byProvider: Generated<boolean>;
};

/** Both, event by event, without rights at one role; a view. */
type HeldRightRow = {
  userId: string;
  eventId: string;
  givenRight: HeldRight;
  /** The branch by which they have it; null of a right at the event itself. */
  branchId: string | null;
  expiresAt: Date | null;
};

export type DayTables = {
  branchGrant: BranchGrant;
  heldRight: HeldRightRow;
  checkInMark: CheckInMark;
  eventGrant: EventGrant;
  kioskPass: KioskPass;
};
