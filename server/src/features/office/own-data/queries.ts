/** SQL of what a person takes along. */
import type { HoursBasis } from '@saath/contract/afterwards/hours/rules';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type OwnParticipationRow = {
  readonly event: string;
  readonly location: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly role: string | null;
  readonly state: Selectable<Tables['participation']>['state'];
  readonly requestedAt: Date;
  readonly note: string;
  readonly answer: string;
  readonly checkedInAt: Date | null;
  readonly checkedOutAt: Date | null;
  readonly comingAnswer: 'coming' | 'late' | null;
  readonly lateMinutes: number | null;
  readonly answeredAt: Date | null;
  readonly minutes: number | null;
  readonly basis: HoursBasis | null;
  readonly overAt: Date | null;
};

/** Oldest first, all of them: a person has at most as many as there were events. */
export async function ownParticipations(
  db: Database,
  userId: string,
): Promise<OwnParticipationRow[]> {
  return await db
    .selectFrom('participation')
    .innerJoin('everyEvent as event', 'event.id', 'participation.eventId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .leftJoin('hoursLedger', 'hoursLedger.participationId', 'participation.id')
    .leftJoin('comingAnswer', (join) =>
      join
        .onRef('comingAnswer.eventId', '=', 'participation.eventId')
        .onRef('comingAnswer.userId', '=', 'participation.userId'),
    )
    .select([
      'event.title as event',
      'event.location',
      'participation.startTime',
      'participation.endTime',
      'eventRole.name as role',
      'participation.state',
      'participation.requestedAt',
      'participation.note',
      'participation.answer',
      'participation.checkedInAt',
      'participation.checkedOutAt',
      'comingAnswer.answer as comingAnswer',
      'comingAnswer.lateMinutes',
      'comingAnswer.answeredAt',
      'hoursLedger.minutes',
      'hoursLedger.basis',
      'hoursLedger.overAt',
    ])
    .where('participation.userId', '=', userId)
    .orderBy('participation.startTime')
    .orderBy('event.id')
    .execute();
}

export async function ownFeedback(db: Database, userId: string) {
  return await db
    .selectFrom('feedback')
    .leftJoin('everyEvent as event', 'event.id', 'feedback.eventId')
    .leftJoin('story', 'story.feedbackId', 'feedback.id')
    .select([
      'event.title as event',
      'feedback.rating',
      'feedback.message',
      'feedback.createdAt',
      'story.words',
      'story.askedAt',
      'story.consent',
      'story.answeredAt',
      'story.publishedAt',
    ])
    .where('feedback.userId', '=', userId)
    .orderBy('feedback.createdAt')
    .orderBy('feedback.id')
    .execute();
}

export async function ownNotices(
  db: Database,
  userId: string,
): Promise<{ title: string; createdAt: Date }[]> {
  return await db
    .selectFrom('notice')
    .select(['title', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The threads of a person, both sides, in the order in which they were written. */
export async function ownMessages(
  db: Database,
  userId: string,
): Promise<{ event: string; isFromOrganisers: boolean; body: string; createdAt: Date }[]> {
  return await db
    .selectFrom('thread')
    .innerJoin('threadMessage', 'threadMessage.threadId', 'thread.id')
    .innerJoin('everyEvent as event', 'event.id', 'thread.eventId')
    .select([
      'event.title as event',
      'threadMessage.isFromOrganisers',
      'threadMessage.body',
      'threadMessage.createdAt',
    ])
    .where('thread.userId', '=', userId)
    .orderBy('threadMessage.createdAt')
    .orderBy('thread.id')
    .orderBy('threadMessage.number')
    .execute();
}

/** On which the person is told. */
export async function ownDevices(
  db: Database,
  userId: string,
): Promise<{ endpoint: string; createdAt: Date }[]> {
  return await db
    .selectFrom('pushSubscription')
    .select(['endpoint', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function ownCorrections(db: Database, userId: string) {
  return await db
    .selectFrom('hourCorrection')
    .innerJoin('everyEvent as event', 'event.id', 'hourCorrection.eventId')
    .select([
      'event.title as event',
      'hourCorrection.minutes',
      'hourCorrection.reason',
      'hourCorrection.correctedAt as at',
    ])
    .where('hourCorrection.userId', '=', userId)
    .orderBy('hourCorrection.correctedAt')
    .orderBy('hourCorrection.id')
    .execute();
}

export async function ownProposals(db: Database, userId: string) {
  return await db
    .selectFrom('hourProposal')
    .innerJoin('everyEvent as event', 'event.id', 'hourProposal.eventId')
    .select([
      'event.title as event',
      'hourProposal.minutes',
      'hourProposal.reason',
      'hourProposal.proposedAt as at',
      'hourProposal.state',
      'hourProposal.answer',
    ])
    .where('hourProposal.userId', '=', userId)
    .orderBy('hourProposal.proposedAt')
    .orderBy('hourProposal.id')
    .execute();
}

export async function ownMissedAnswers(db: Database, userId: string) {
  return await db
    .selectFrom('missedAnswer')
    .innerJoin('everyEvent as event', 'event.id', 'missedAnswer.eventId')
    .select([
      'event.title as event',
      'missedAnswer.answer',
      'missedAnswer.note',
      'missedAnswer.answeredAt as at',
    ])
    .where('missedAnswer.userId', '=', userId)
    .orderBy('missedAnswer.answeredAt')
    .orderBy('missedAnswer.eventId')
    .execute();
}

export async function ownCertificates(db: Database, userId: string) {
  return await db
    .selectFrom('certificate')
    .select([
      'number',
      'name',
      sql<string>`from_day::text`.as('from'),
      sql<string>`to_day::text`.as('to'),
      'minutes',
      'issuedAt',
      'revokedAt',
    ])
    .where('userId', '=', userId)
    .orderBy('issuedAt')
    .orderBy('id')
    .execute();
}

export async function ownRights(db: Database, userId: string) {
  return await db
    .selectFrom('eventGrant')
    .innerJoin('everyEvent as event', 'event.id', 'eventGrant.eventId')
    .select(['event.title as event', 'eventGrant.givenRight as right'])
    .select(['eventGrant.givenAt', 'eventGrant.expiresAt'])
    .where('eventGrant.userId', '=', userId)
    .orderBy('eventGrant.givenAt')
    .orderBy('eventGrant.eventId')
    .execute();
}

export async function ownBranches(db: Database, userId: string) {
  return await db
    .selectFrom('branchGrant')
    .innerJoin('branch', 'branch.id', 'branchGrant.branchId')
    .select(['branch.name as branch', 'branchGrant.givenRight as right'])
    .select(['branchGrant.givenAt', 'branchGrant.expiresAt'])
    .where('branchGrant.userId', '=', userId)
    .orderBy('branchGrant.givenAt')
    .orderBy('branchGrant.branchId')
    .execute();
}
