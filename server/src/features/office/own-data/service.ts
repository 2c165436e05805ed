/** All that is stored about a person, for that person. */

import type { OwnData } from '@saath/contract/accounts/account-care/schema';
import { inHours } from '@saath/contract/afterwards/hours/rules';
import type { AnswerValue } from '@saath/contract/events/questions/rules';
import { stringify } from 'csv-stringify/sync';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { pointOf } from '../../../platform/points.ts';
import { sessionsOf } from '../../accounts/account-care/queries.ts';
import { presentUser } from '../../accounts/accounts/present.ts';
import { readUser } from '../../accounts/accounts/service.ts';
import { readAvailability, readDaysOff } from '../../accounts/availability/service.ts';
import { agreedSince } from '../../accounts/contact-choice/queries.ts';
import { readContact } from '../../accounts/emergency-contact/service.ts';
import { passkeysOf } from '../../accounts/passkeys/queries.ts';
import { identitiesOf } from '../../accounts/ways-in/queries.ts';
import { averageRating } from '../../afterwards/ratings/service.ts';
import { presentOwnMatch } from '../../matching/match-log/present.ts';
import { decisionsAbout } from '../../matching/match-log/queries.ts';
import { readSettings } from '../../notices/notices/service.ts';
import { consentsInWords, textsSignedFor } from '../../places/guardians/queries.ts';
import { presentTraining } from '../../places/papers/present.ts';
import { papersOf, saidAgeOf } from '../../places/papers/queries.ts';
import { presentGiven } from '../../places/place/present.ts';
import { ownAnswersOf, rememberedOf } from '../../places/questions/queries.ts';
import { signedTextsOf } from '../../places/signatures/queries.ts';
import { presentOwnLog } from '../audit-log/present.ts';
import { entriesAbout } from '../audit-log/service.ts';
import { askedOf, lendingSince } from '../lending/queries.ts';
import { presentOwnRequest } from '../organisers/present.ts';
import { requestsOf } from '../organisers/queries.ts';
import { presentOwnEvidence, presentOwnFeedback } from './present.ts';
import {
  ownBranches,
  ownCertificates,
  ownCorrections,
  ownDevices,
  ownFeedback,
  ownMessages,
  ownMissedAnswers,
  ownNotices,
  ownParticipations,
  ownProposals,
  ownRights,
} from './queries.ts';

export type OwnDataBook = {
  readonly db: Database;
  readonly now: Clock;
  /** Of the installation. */
  readonly timeZone: string;
};

/**
 * @returns everything as one value, and the participations as CSV (RFC 4180, UTF-8), in which no cell can be taken
 * for a formula by a spreadsheet
 */
export async function exportOwnData(
  { db, now, timeZone }: OwnDataBook,
  userId: string,
): Promise<{ data: OwnData; participationsCsv: string }> {
  const { user, roles } = await readUser(db, userId);
  const participations = await participationsOf({ db, now }, userId);
  return {
    data: {
      exportedAt: now().toISOString(),
      profile: presentUser(user, roles),
      weeklyAvailability: await readAvailability(db, userId),
      daysOff: await readDaysOff({ db, now }, userId),
      emergencyContact: (await readContact(db, userId)) ?? null,
      leadsSeeContactSince: (await agreedSince(db, userId))?.toISOString() ?? null,
      matching: { area: user.area, point: pointOf(user), off: user.matchingOff },
      suggestions: (await decisionsAbout(db, userId)).map(presentOwnMatch),
      participations,
      ...(await hoursOf(db, userId)),
      feedback: (await ownFeedback(db, userId)).map(presentOwnFeedback),
      messages: await messagesOf(db, userId),
      notices: (await ownNotices(db, userId)).map(withIsoTime),
      noticeSettings: await readSettings({ db, timeZone }, userId),
      organiserRequests: (await requestsOf(db, userId)).map(presentOwnRequest),
      ...(await papersOfPerson(db, userId)),
      ...(await answersOfPerson(db, userId)),
      rating: { average: await averageRating({ db }, userId) },
      doors: (await ownRights(db, userId)).map(presentRight),
      branches: (await ownBranches(db, userId)).map(presentRight),
      lending: await lendingOf(db, userId),
      ...(await waysInOf(db, userId)),
      ...(await devicesOf({ db, now }, userId)),
      changes: presentOwnLog(await entriesAbout({ db, now }, userId), userId),
    },
    participationsCsv: csvOf(participations),
  };
}

const csvColumns = [
  'event',
  'location',
  'startTime',
  'endTime',
  'role',
  'state',
  'requestedAt',
  'note',
  'answer',
  'hours',
  'hoursBasis',
];

function csvOf(participations: OwnData['participations']): string {
  return stringify(participations, {
    header: true,
    columns: csvColumns,
    escape_formulas: true,
    record_delimiter: 'windows',
    // Without it a line end inside a cell would begin a new row, with whatever stands behind it.
    quote_record_delimiter: true,
  });
}

async function messagesOf(db: Database, userId: string) {
  const messages = await ownMessages(db, userId);
  return messages.map(({ event, isFromOrganisers, body, createdAt }) => ({
    event,
    by: isFromOrganisers ? ('organisers' as const) : ('you' as const),
    text: body,
    createdAt: createdAt.toISOString(),
  }));
}

/** Where they are logged in, and where they are told. */
async function devicesOf({ db, now }: Pick<OwnDataBook, 'db' | 'now'>, userId: string) {
  const sessions = await sessionsOf(db, { userId, now: now() });
  return {
    sessions: sessions.map(({ device, createdAt, seenAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    devices: (await ownDevices(db, userId)).map(({ endpoint, createdAt }) => ({
      service: new URL(endpoint).hostname,
      createdAt: createdAt.toISOString(),
    })),
  };
}

async function lendingOf(db: Database, userId: string): Promise<OwnData['lending']> {
  return {
    since: (await lendingSince(db, userId))?.toISOString() ?? null,
    asked: (await askedOf(db, userId)).map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}

async function waysInOf(db: Database, userId: string) {
  const [identities, passkeys] = [await identitiesOf(db, userId), await passkeysOf(db, userId)];
  return {
    accountsElsewhere: identities.map(({ issuer, email, addedAt }) => ({
      ...{ at: new URL(issuer).hostname, email },
      addedAt: addedAt.toISOString(),
    })),
    passkeys: passkeys.map(({ name, addedAt, usedAt }) => ({
      name,
      addedAt: addedAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
}

async function papersOfPerson(db: Database, userId: string) {
  const [papers, said] = [await papersOf(db, userId), await saidAgeOf(db, userId)];
  return {
    papers: papers.map((row) => ({
      ...{ id: row.id, name: row.kindName, state: row.state },
      ...{ validUntil: row.validUntil, reason: row.reason },
      claimedAt: row.claimedAt.toISOString(),
      evidence: presentOwnEvidence(row),
      training: presentTraining(row) ?? null,
    })),
    signatures: (await signedTextsOf(db, userId)).map(
      ({ agreementName: agreement, text, hash, name, guardianName, signedAt, withdrawnAt }) => ({
        ...{ agreement, text, hash, name, guardian: guardianName },
        signedAt: signedAt.toISOString(),
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
      }),
    ),
    guardians: await guardiansOf(db, userId),
    overAge: said ? { age: said.age, saidAt: said.saidAt.toISOString() } : null,
  };
}

/** Whom the person named, what came of it, and what was signed with it. */
async function guardiansOf(db: Database, userId: string): Promise<OwnData['guardians']> {
  const signed = Map.groupBy(await textsSignedFor(db, userId), ({ consentId }) => consentId);
  return (await consentsInWords(db, userId)).map(
    ({ id, event, role, name, email, state, signedName, sentAt, answeredAt }) => ({
      ...{ event, role, name, email, state, signedName },
      sentAt: sentAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
      signed: (signed.get(id) ?? []).map(({ signedAt, withdrawnAt, ...text }) => ({
        ...{ agreement: text.agreement, name: text.name, signedAt: signedAt.toISOString() },
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
      })),
    }),
  );
}

async function answersOfPerson(db: Database, userId: string) {
  const answers = await ownAnswersOf(db, userId);
  const remembered = await rememberedOf(db, userId);
  const text = (value: AnswerValue | null) =>
    typeof value === 'object' ? (value?.join('; ') ?? null) : value;
  return {
    answers: answers.map(({ event, question, value, answeredAt }) => ({
      ...{ event, question, answer: text(value) },
      answeredAt: answeredAt.toISOString(),
    })),
    rememberedAnswers: remembered.map(({ words, value }) => ({
      question: words,
      answer: text(value),
    })),
  };
}

async function participationsOf({ db, now }: Pick<OwnDataBook, 'db' | 'now'>, userId: string) {
  const rows = await ownParticipations(db, userId);
  return rows.map(({ minutes, basis, overAt, ...given }) => {
    const { checkedInAt, checkedOutAt, comingAnswer, lateMinutes, answeredAt, ...row } = given;
    const isOver = overAt !== null && overAt <= now();
    return {
      ...row,
      arrivedAt: checkedInAt?.toISOString() ?? null,
      leftAt: checkedOutAt?.toISOString() ?? null,
      coming: presentGiven({ answer: comingAnswer, lateMinutes, answeredAt }),
      startTime: row.startTime.toISOString(),
      endTime: row.endTime.toISOString(),
      requestedAt: row.requestedAt.toISOString(),
      hours: isOver && minutes !== null ? inHours(minutes) : null,
      hoursBasis: isOver ? basis : null,
    };
  });
}

/** What was said about hours, and what was certified. */
async function hoursOf(db: Database, userId: string) {
  const withHours = <T extends { readonly minutes: number; readonly at: Date }>(row: T) => {
    const { minutes, at, ...rest } = row;
    return { ...rest, hours: inHours(minutes), at: at.toISOString() };
  };
  return {
    hourCorrections: (await ownCorrections(db, userId)).map(withHours),
    hourProposals: (await ownProposals(db, userId)).map(withHours),
    missedAnswers: (await ownMissedAnswers(db, userId)).map((row) => ({
      ...row,
      at: row.at.toISOString(),
    })),
    certificates: (await ownCertificates(db, userId)).map(
      ({ minutes, issuedAt, revokedAt, ...row }) => ({
        ...row,
        hours: inHours(minutes),
        issuedAt: issuedAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      }),
    ),
  };
}

function withIsoTime<T extends { readonly createdAt: Date }>(row: T) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

function presentRight<Row extends { givenAt: Date; expiresAt: Date | null }>({
  givenAt,
  expiresAt,
  ...given
}: Row) {
  return {
    ...given,
    givenAt: givenAt.toISOString(),
    until: expiresAt?.toISOString() ?? null,
  };
}
