/** All that is stored about a person, for that person. */
import type { OwnData } from '@saath/contract/account-care/schema';
import { stringify } from 'csv-stringify/sync';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { sessionsOf } from '../account-care/queries.ts';
import { presentUser } from '../accounts/present.ts';
import { readUser } from '../accounts/service.ts';
import { presentOwnLog } from '../audit-log/present.ts';
import { entriesAbout } from '../audit-log/service.ts';
import { readAvailability, readDaysOff } from '../availability/service.ts';
import { presentSettings } from '../notices/present.ts';
import { presentOwnRequest } from '../organisers/present.ts';
import { requestsOf } from '../organisers/queries.ts';
import { averageRating } from '../ratings/service.ts';
import { ownFeedback, ownNotices, ownParticipations } from './queries.ts';

/**
 * @returns everything as one value, and the participations as CSV (RFC 4180, UTF-8), in which no cell can be taken
 * for a formula by a spreadsheet
 */
export async function exportOwnData(
  { db, now }: { db: Database; now: Clock },
  userId: string,
): Promise<{ data: OwnData; participationsCsv: string }> {
  const { user, roles } = await readUser(db, userId);
  const participations = (await ownParticipations(db, userId)).map((row) => ({
    ...row,
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
    requestedAt: row.requestedAt.toISOString(),
  }));
  const sessions = (await sessionsOf(db, { userId, now: now() })).map((session) => ({
    device: session.device,
    createdAt: session.createdAt.toISOString(),
    seenAt: session.seenAt.toISOString(),
  }));
  const columns = [
    'event',
    'location',
    'startTime',
    'endTime',
    'role',
    'state',
    'requestedAt',
    'note',
    'answer',
  ];
  return {
    data: {
      exportedAt: now().toISOString(),
      profile: presentUser(user, roles),
      weeklyAvailability: await readAvailability(db, userId),
      daysOff: await readDaysOff({ db, now }, userId),
      participations,
      feedback: (await ownFeedback(db, userId)).map(withIsoTime),
      notices: (await ownNotices(db, userId)).map(withIsoTime),
      noticeSettings: presentSettings(user),
      organiserRequests: (await requestsOf(db, userId)).map(presentOwnRequest),
      rating: { average: await averageRating({ db }, userId) },
      sessions,
      changes: presentOwnLog(await entriesAbout({ db, now }, userId), userId),
    },
    participationsCsv: stringify(participations, {
      header: true,
      columns,
      escape_formulas: true,
      record_delimiter: 'windows',
      // Without it a line end inside a cell would begin a new row, with whatever stands behind it.
      quote_record_delimiter: true,
    }),
  };
}

function withIsoTime<T extends { readonly createdAt: Date }>(row: T) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
