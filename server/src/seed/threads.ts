/** What two of the demo's volunteers and its organisers wrote to each other. */
import { insertMessage, openThread, updateThread } from '../features/messages/threads/queries.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Later than that nobody could have written. */
const MOST_DAYS = 25;

/** Who wrote it, how many minutes ago, what. */
type Line = readonly [from: 'participant' | 'organisers', ago: number, text: string];

const answered: readonly Line[] = [
  ['participant', 1570, 'Assalam o alaikum! May my younger brother come along? He is 15.'],
  ['organisers', 1510, 'Walaikum assalam! Yes, gladly, as long as you stay together.'],
  ['participant', 1500, 'We will. Thank you!\nShould we bring gloves?'],
  [
    'organisers',
    35,
    'We have gloves for everybody. Please bring water, and come ten minutes early.',
  ],
];
const open: readonly Line[] = [
  ['participant', 90, 'بس سے آنا ہو تو قریب ترین اسٹاپ کون سا ہے؟'],
  ['participant', 88, 'And is there a place to leave a bag?'],
];

/** The demo's own volunteer has an answer to read, and one other question waits for the organisers. */
export async function plantThreads(
  tx: Tx,
  { volunteers, adminId, now }: { volunteers: readonly string[]; adminId: string; now: Date },
): Promise<void> {
  const [own = ''] = volunteers;
  const first = await tx
    .selectFrom('participation')
    .select(['eventId', 'userId'])
    .where('userId', '=', own)
    .where('endTime', '>', new Date(now.getTime() - MOST_DAYS * DAY))
    .orderBy((eb) => eb('state', 'in', ['declined', 'withdrawn']))
    .orderBy('startTime', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!first) return;
  const second = await tx
    .selectFrom('participation')
    .select(['eventId', 'userId'])
    .where('eventId', '=', first.eventId)
    .where('userId', '<>', own)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  await plantThread(tx, first, { lines: answered, adminId, now });
  if (second) await plantThread(tx, second, { lines: open, adminId, now });
}

async function plantThread(
  tx: Tx,
  place: { eventId: string; userId: string },
  { lines, adminId, now }: { lines: readonly Line[]; adminId: string; now: Date },
): Promise<void> {
  const { id: threadId } = await openThread(tx, place, now);
  let number = 0;
  // What was said last waits to be read by the other side.
  const unread = { organisers: 0, participant: 0 };
  let lastAt = now;
  for (const [from, ago, body] of lines) {
    const isFromOrganisers = from === 'organisers';
    number += 1;
    lastAt = new Date(now.getTime() - ago * MINUTE);
    if (isFromOrganisers) {
      unread.organisers = 0;
      unread.participant += 1;
    } else {
      unread.participant = 0;
      unread.organisers += 1;
    }
    await insertMessage(tx, {
      threadId,
      number,
      key: newId(),
      isFromOrganisers,
      authorId: isFromOrganisers ? adminId : place.userId,
      body,
      createdAt: lastAt,
    });
  }
  await updateThread(tx, threadId, {
    messages: number,
    lastAt,
    unreadByOrganisers: unread.organisers,
    unreadByParticipant: unread.participant,
    seenByOrganisers: number - unread.organisers,
    seenByParticipant: number - unread.participant,
  });
}
