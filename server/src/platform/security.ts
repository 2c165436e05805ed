/**
 * The security log: who came in, who was turned away, what changed about accounts. Kept apart from the transaction it
 * tells of, since a refusal undoes that. A flood of the same is one entry with a number.
 */
import type { SecurityKind } from '@saath/contract/office/security-log/rules';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { newId } from './ids.ts';
import { errorFields, type Log } from './log.ts';
import { networkOf, shortened } from './network.ts';

export type SecurityNote = {
  readonly kind: SecurityKind;
  /** Who was signed in. */
  readonly actorId?: string | undefined;
  /** Whose account it is about. */
  readonly subjectId?: string | undefined;
  /** The caller's, as the socket tells it; only a part of it is kept. */
  readonly address: string;
  readonly requestId?: string | undefined;
  /** Of a refusal. */
  readonly code?: string | undefined;
  /** The pattern of the address that was called. */
  readonly route?: string | undefined;
};

export type SecurityLog = {
  /** Returns at once. Nothing in a note may come from what somebody typed. */
  readonly noteSecurity: (note: SecurityNote) => void;
  /** Resolves when all that was noted is in the database. */
  readonly settle: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const MINUTE = 60_000;
const WRITE_AFTER = 500;
/** Kinds by callers in one minute; beyond that, entries are put together across callers. */
const MOST_ENTRIES = 500;
/** From so many of the same within a minute on, and at ten times that, people at the console should know. */
const BURST = 10;

type Entry = {
  id: string;
  at: Date;
  kind: SecurityKind;
  actorId: string | null;
  subjectId: string | null;
  network: string;
  requestId: string | null;
  count: number;
  details: { code?: string; route?: string };
};

export function openSecurityLog({
  db,
  log,
  now,
}: {
  readonly db: Database;
  readonly log: Log;
  readonly now: Clock;
}): SecurityLog {
  let minute = 0;
  /** Of this minute, by kind and caller. */
  let entries = new Map<string, Entry>();
  const changed = new Set<Entry>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function entryFor(note: SecurityNote, at: Date): Entry {
    const isFull = entries.size >= MOST_ENTRIES;
    const caller = note.actorId ?? networkOf(note.address);
    const key = `${note.kind} ${isFull ? 'many' : caller}`;
    const present = entries.get(key);
    if (present) {
      present.count++;
      // Told together, they are about nobody in particular.
      if (present.subjectId !== (note.subjectId ?? null)) present.subjectId = null;
      return present;
    }
    const entry: Entry = {
      id: newId(),
      at,
      kind: note.kind,
      actorId: isFull ? null : (note.actorId ?? null),
      subjectId: isFull ? null : (note.subjectId ?? null),
      network: isFull ? '' : shortened(note.address),
      requestId: note.requestId ?? null,
      count: 1,
      details: {
        ...(note.code ? { code: note.code } : {}),
        ...(note.route ? { route: note.route } : {}),
      },
    };
    entries.set(key, entry);
    return entry;
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...changed];
    if (rows.length === 0) return;
    changed.clear();
    await db
      .insertInto('securityEvent')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          count: sql`excluded.count`,
          subjectId: sql`excluded.subject_id`,
        }),
      )
      .execute()
      .catch((error: unknown) => {
        // They stand in the lines of the log; the next try takes them along.
        for (const row of rows) changed.add(row);
        log.error(errorFields(error), 'security log');
      });
  }

  async function settle(): Promise<void> {
    writing = writing.then(write);
    await writing;
  }

  return {
    noteSecurity(note) {
      const at = now();
      const current = Math.floor(at.getTime() / MINUTE);
      if (current !== minute) {
        minute = current;
        entries = new Map();
      }
      const entry = entryFor(note, at);
      // A database that is away does not fill the memory.
      if (changed.size < 2 * MOST_ENTRIES) changed.add(entry);
      const { id: _, at: __, details, ...fields } = entry;
      const line = { security: note.kind, ...fields, ...details, requestId: note.requestId };
      const isBurst = entry.count === BURST || entry.count % (10 * BURST) === 0;
      if (isBurst) log.warn(line, 'security: again and again');
      else if (entry.count === 1) log.info(line, 'security');
      timer ??= setTimeout(() => void settle(), WRITE_AFTER).unref();
    },
    settle,
    stop: settle,
  };
}
