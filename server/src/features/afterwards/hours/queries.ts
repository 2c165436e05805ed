/** SQL of hours after an event: the ledger with what people say about it. */
import type { MissedAnswer, ProposalState } from '@saath/contract/afterwards/hours/rules';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import { columnsOfRights, type EventOfRights } from '../../../platform/actor.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { comingList } from '../../../platform/participation-states.ts';
import type { Tables } from '../../../platform/tables.ts';

type Ledger = Selectable<Tables['hoursLedger']>;
type Proposal = Selectable<Tables['hourProposal']>;

export type HoursRow = {
  readonly participationId: string;
  readonly eventId: string;
  readonly userId: string;
  readonly name: string;
  readonly nameOrder: string;
  readonly pictureId: string | null;
  readonly roleName: string | null;
  /** Whether the time in the role counts; null without a role. */
  readonly countsHours: boolean | null;
  readonly state: ParticipationState;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly minutes: number | null;
  readonly basis: Ledger['basis'] | null;
  readonly reason: string | null;
  readonly proposalId: string | null;
  readonly proposedMinutes: number | null;
  readonly proposalReason: string | null;
  readonly proposalState: ProposalState | null;
  readonly proposalAnswer: string | null;
  readonly proposedAt: Date | null;
  readonly missedAnswer: MissedAnswer | null;
  readonly missedNote: string | null;
  /** When the person was last told of the event that is over. */
  readonly toldAt: Date | null;
};

/** A row of `people`; `proposal` is the last one of the person. */
const hoursColumns = [
  'participation.id as participationId',
  'participation.eventId',
  'participation.userId',
  'appUser.name',
  'appUser.nameOrder',
  'appUser.pictureId',
  'eventRole.name as roleName',
  'eventRole.countsHours',
  'participation.state',
  'participation.startTime',
  'participation.endTime',
  'hoursLedger.minutes',
  'hoursLedger.basis',
  'hoursLedger.reason',
  'proposal.proposalId',
  'proposal.proposedMinutes',
  'proposal.proposalReason',
  'proposal.proposalState',
  'proposal.proposalAnswer',
  'proposal.proposedAt',
  'missedAnswer.answer as missedAnswer',
  'missedAnswer.note as missedNote',
  sql<Date | null>`(select max(told_at) from recap
    where recap.event_id = participation.event_id and recap.user_id = participation.user_id)`.as(
    'toldAt',
  ),
] as const;

/** Everybody of an event with hours, the last proposal and the answer to having been missed. */
function people(db: Database, eventId: string) {
  return db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .leftJoin('hoursLedger', (on) =>
      on
        .onRef('hoursLedger.participationId', '=', 'participation.id')
        .on('hoursLedger.eventId', '=', eventId),
    )
    .leftJoin('missedAnswer', (on) =>
      on
        .onRef('missedAnswer.eventId', '=', 'participation.eventId')
        .onRef('missedAnswer.userId', '=', 'participation.userId'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('hourProposal')
          .select([
            'id as proposalId',
            'minutes as proposedMinutes',
            'hourProposal.reason as proposalReason',
            'hourProposal.state as proposalState',
            'hourProposal.answer as proposalAnswer',
            'proposedAt',
          ])
          .whereRef('hourProposal.eventId', '=', 'participation.eventId')
          .whereRef('hourProposal.userId', '=', 'participation.userId')
          .orderBy('proposedAt', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('proposal'),
      (on) => on.onTrue(),
    )
    .select(hoursColumns)
    .where('participation.eventId', '=', eventId);
}

const ofEvent = sql<boolean>`participation.state in (${comingList}, 'no_show', 'excused')`;

/** One page, by name, after the person with the given id; without those whose account is gone. */
export async function peopleByName(
  db: Database,
  { eventId, after, limit }: { eventId: string; after: string | undefined; limit: number },
): Promise<HoursRow[]> {
  let query = people(db, eventId)
    .where(ofEvent)
    .where('appUser.leftAt', 'is', null)
    .orderBy('appUser.nameOrder')
    .orderBy('appUser.id')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(app_user.name_order, app_user.id) > (select name_order, id from app_user beside where beside.id = ${after})`,
    );
  return await query.execute();
}

/** Whose hours wait for an organiser: the oldest proposals first, then those who can be excused. */
export async function waitingPeople(
  db: Database,
  { eventId, limit }: { eventId: string; limit: number },
): Promise<HoursRow[]> {
  return await people(db, eventId)
    .where('appUser.leftAt', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('proposal.proposalState', '=', 'open'),
        and([
          eb('participation.state', '=', 'no_show'),
          eb('missedAnswer.answer', 'in', ['emergency', 'no_message']),
        ]),
      ]),
    )
    .orderBy(sql`case when proposal.proposal_state = 'open' then proposal.proposed_at end`, (by) =>
      by.asc().nullsLast(),
    )
    .orderBy('missedAnswer.answeredAt')
    .orderBy('participation.id')
    .limit(limit)
    .execute();
}

export async function personOf(
  db: Database,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<HoursRow | undefined> {
  return await people(db, eventId)
    .where('participation.userId', '=', userId)
    .where(ofEvent)
    .executeTakeFirst();
}

export async function countProposals(db: Database, eventId: string): Promise<number> {
  const { proposals } = await db
    .selectFrom('hourProposal')
    .select(({ fn }) => fn.countAll<string>().as('proposals'))
    .where('eventId', '=', eventId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(proposals);
}

export async function insertCorrection(
  tx: Tx,
  correction: Insertable<Tables['hourCorrection']>,
): Promise<void> {
  await tx.insertInto('hourCorrection').values(correction).execute();
}

export async function findProposal(db: Database, id: string): Promise<Proposal | undefined> {
  return await db.selectFrom('hourProposal').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The participation that a proposal is about. */
export async function participationOfProposal(
  db: Database,
  { eventId, userId }: Pick<Proposal, 'eventId' | 'userId'>,
): Promise<{ id: string; state: ParticipationState }> {
  return await db
    .selectFrom('participation')
    .select(['id', 'state'])
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** @returns false when another one of the person waits for an answer */
export async function insertProposal(
  tx: Tx,
  proposal: Insertable<Tables['hourProposal']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('hourProposal')
    .values(proposal)
    .onConflict((conflict) =>
      // Written into the statement: the database finds the index by it.
      conflict.columns(['eventId', 'userId']).where('state', '=', sql.lit('open')).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** For calls about a proposal: in which event it is. */
export async function eventOfProposal(
  db: Database,
  id: string,
): Promise<EventOfRights | undefined> {
  return await db
    .selectFrom('hourProposal')
    .innerJoin('event', 'event.id', 'hourProposal.eventId')
    .select(columnsOfRights)
    .where('hourProposal.id', '=', id)
    .executeTakeFirst();
}

type ProposalAnswer = Pick<Proposal, 'state' | 'answer' | 'answeredBy' | 'answeredAt'>;

export async function answerProposal(tx: Tx, { id, ...answer }: ProposalAnswer & { id: string }) {
  await tx.updateTable('hourProposal').set(answer).where('id', '=', id).execute();
}

/** What waits for an answer is answered by a correction. */
export async function closeProposals(
  tx: Tx,
  { eventId, userId, ...answer }: ProposalAnswer & { eventId: string; userId: string },
): Promise<void> {
  await tx
    .updateTable('hourProposal')
    .set(answer)
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .where('state', '=', 'open')
    .execute();
}

export async function putMissedAnswer(
  tx: Tx,
  answer: Insertable<Tables['missedAnswer']>,
): Promise<void> {
  const { eventId: _event, userId: _user, ...change } = answer;
  await tx
    .insertInto('missedAnswer')
    .values(answer)
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doUpdateSet(change))
    .execute();
}
