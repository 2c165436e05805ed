/**
 * The security log: who came in, who was turned away, what changed about accounts. Kept apart from the transaction it
 * tells of, since a refusal undoes that. A flood of the same is one entry with a number.
 */
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { errorFields, type Log } from './log.ts';
import {
  gatherByMinute,
  MOST_ENTRIES,
  type SecurityEntry,
  type SecurityNote,
} from './security-entries.ts';

export type SecurityLog = {
  /** Returns at once. Nothing in a note may come from what somebody typed. */
  readonly noteSecurity: (note: SecurityNote) => void;
  /** Resolves when all that was noted is in the database. */
  readonly settle: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Milliseconds, so that a flood is a few writes. */
const WRITE_AFTER = 500;
/** From so many of the same within a minute on, and at ten times that, people at the console should know. */
const BURST = 10;

export function openSecurityLog({
  db,
  log,
  now,
}: {
  readonly db: Database;
  readonly log: Log;
  readonly now: Clock;
}): SecurityLog {
  const entryFor = gatherByMinute();
  const changed = new Set<SecurityEntry>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const entries = [...changed];
    if (entries.length === 0) return;
    changed.clear();
    await store(db, entries).catch((error: unknown) => {
      // They stand in the lines of the log; the next try takes them along.
      for (const entry of entries) changed.add(entry);
      log.error(errorFields(error), 'security log');
    });
  }

  async function settle(): Promise<void> {
    writing = writing.then(write);
    await writing;
  }

  return {
    noteSecurity(note) {
      const entry = entryFor(note, now());
      // A database that is away does not fill the memory.
      if (changed.size < 2 * MOST_ENTRIES) changed.add(entry);
      sayAtConsole(log, note, entry);
      timer ??= setTimeout(() => void settle(), WRITE_AFTER).unref();
    },
    settle,
    stop: settle,
  };
}

/** The first of a minute, and bursts: a line for each of a flood would bury the rest. */
function sayAtConsole(log: Log, note: SecurityNote, entry: SecurityEntry): void {
  const { id: _, at: __, details, ...fields } = entry;
  const line = { security: note.kind, ...fields, ...details, requestId: note.requestId };
  const isBurst = entry.count === BURST || entry.count % (10 * BURST) === 0;
  if (isBurst) log.warn(line, 'security: again and again');
  else if (entry.count === 1) log.info(line, 'security');
}

/** An entry that is there already gets the number and the subject that it has by now. */
async function store(db: Database, entries: readonly SecurityEntry[]): Promise<void> {
  await db
    .insertInto('securityEvent')
    .values(entries)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        count: sql`excluded.count`,
        subjectId: sql`excluded.subject_id`,
      }),
    )
    .execute();
}
