/** Wishes and invitations of organisers, and counts. */
import type { Language } from '@saath/contract/language';
import type { OrganiserRequestState } from '@saath/contract/office/organisers/rules';
import type { ColumnType, Generated } from 'kysely';

type OrganiserRequest = {
  id: string;
  userId: string;
  state: OrganiserRequestState;
  text: string;
  answer: Generated<string>;
  askedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
};

type Invitation = {
  id: string;
  email: string;
  emailKey: string;
  language: Language;
  tokenHash: Buffer;
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: Generated<Date | null>;
  withdrawnAt: Generated<Date | null>;
};

export type TallyName =
  | 'people.Volunteer'
  | 'people.Admin'
  | 'people.active'
  | 'events.open'
  | 'events.pending'
  | 'events.cancelled';

/** Kept by triggers; never written by the product. */
type Tally = { name: TallyName; count: string };

/** A month that is over, as `2026-12`. */
type MonthFigure = {
  month: string;
  joined: number;
  places: ColumnType<string, number, number>;
  filled: ColumnType<string, number, number>;
  helpedSeconds: ColumnType<string, number, number>;
  /** The instants between which the month lies; null for rows of the version before. */
  fromAt: Generated<Date | null>;
  until: Generated<Date | null>;
};

/** A month that was added up and has changed since; written by triggers. */
type MonthDue = { id: Generated<string>; month: string };

/** A day of UTC that is over, with the minutes of help that ended in it. */
type DayFigure = { fromAt: Date; until: Date; minutes: string };

/** As `MonthDue`. */
type DayDue = { id: Generated<string>; fromAt: Date };

/** Whoever other branches may ask for help. */
type LendingChoice = { userId: string; chosenAt: Date };

/** A branch is asked for people for a role of another one's event. */
type Appeal = {
  roleId: string;
  branchId: string;
  word: string;
  state: 'asked' | 'passed_on' | 'declined';
  askedBy: string | null;
  askedAt: Date;
};

/** Who was asked for a role, by which branch of theirs. */
type AppealPerson = { userId: string; roleId: string; branchId: string; askedAt: Date };

export type OfficeTables = {
  lendingChoice: LendingChoice;
  appeal: Appeal;
  appealPerson: AppealPerson;
  organiserRequest: OrganiserRequest;
  invitation: Invitation;
  tally: Tally;
  monthFigure: MonthFigure;
  monthDue: MonthDue;
  dayFigure: DayFigure;
  dayDue: DayDue;
};
