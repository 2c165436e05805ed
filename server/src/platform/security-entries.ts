/** Security events of one minute, put together: a flood of the same is one entry with a number. */
import type { SecurityKind } from '@saath/contract/office/security-log/rules';
import { newId } from './ids.ts';
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

/** A row of `security_event`; the count and the subject change as long as its minute lasts. */
export type SecurityEntry = {
  readonly id: string;
  readonly at: Date;
  readonly kind: SecurityKind;
  readonly actorId: string | null;
  subjectId: string | null;
  readonly network: string;
  readonly requestId: string | null;
  count: number;
  readonly details: { readonly code?: string; readonly route?: string };
};

const MINUTE = 60_000;
/** Kinds by callers in one minute; beyond that, entries are put together across callers. */
export const MOST_ENTRIES = 500;

/** @returns the entry that a note belongs to, of which the note is counted already; one memory for a process */
export function gatherByMinute(): (note: SecurityNote, at: Date) => SecurityEntry {
  let minute = 0;
  /** Of this minute, by kind and caller. */
  let entries = new Map<string, SecurityEntry>();

  return (note, at) => {
    const current = Math.floor(at.getTime() / MINUTE);
    if (current !== minute) {
      minute = current;
      entries = new Map();
    }
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
    const entry = isFull ? entryOfMany(note, at) : entryOf(note, at);
    entries.set(key, entry);
    return entry;
  };
}

function entryOf(note: SecurityNote, at: Date): SecurityEntry {
  return {
    id: newId(),
    at,
    kind: note.kind,
    actorId: note.actorId ?? null,
    subjectId: note.subjectId ?? null,
    network: shortened(note.address),
    requestId: note.requestId ?? null,
    count: 1,
    details: {
      ...(note.code ? { code: note.code } : {}),
      ...(note.route ? { route: note.route } : {}),
    },
  };
}

/** Whoever comes after the minute's entries are full is told of together, so without a name. */
function entryOfMany(note: SecurityNote, at: Date): SecurityEntry {
  return { ...entryOf(note, at), actorId: null, subjectId: null, network: '' };
}
