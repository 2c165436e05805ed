import type { DayPerson, MarkResult } from '@saath/contract/day/check-in/schema';
import { told } from '@saath/contract/texts';
import { useCallback, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { type Day, listOf } from './kept-list.ts';
import { markFor } from './list.ts';
import type { StoredMark } from './mark-store.ts';

/**
 * A press that takes hours away from somebody whose time is over, or lets somebody in who has a place elsewhere, until it
 * is said why.
 */
type Unexplained = {
  readonly about: 'hours' | 'clash';
  readonly mark: StoredMark;
  readonly person: DayPerson;
  /** The server's question, with how many hours or with the other place. */
  readonly what: string;
};

/** Refusals that a reason overcomes. */
const aboutOf = {
  'check_in.reason_needed': 'hours',
  'joining.overlap': 'clash',
} as const satisfies Record<string, Unexplained['about']>;

const isAnswerable = (code: string): code is keyof typeof aboutOf => Object.hasOwn(aboutOf, code);

/** What the server asks before it takes a press, and what it says when it takes none. */
export function useRefusals(day: Day, organiserId: string) {
  const { roles, can } = day.event;
  // To who may do neither, the server's words say what to do.
  const mayCorrect = can.includes('day.correct');
  const [full, setFull] = useState<DayPerson>();
  const [unexplained, setUnexplained] = useState<readonly Unexplained[]>([]);
  const take = useCallback(
    (result: MarkResult, person: DayPerson | undefined, mark: StoredMark | undefined) => {
      if (mayCorrect && result.code === 'check_in.full' && person) setFull(result.person ?? person);
      else if (mayCorrect && result.code && isAnswerable(result.code) && person && mark) {
        const about = aboutOf[result.code];
        setUnexplained((asked) => [...asked, { about, mark, person, what: told(result) }]);
      } else
        toast.error(person ? m.name_what({ name: person.name, what: told(result) }) : told(result));
    },
    [mayCorrect],
  );
  const [asked] = unexplained;
  const questions = (send: (marks: readonly StoredMark[]) => Promise<void>) => ({
    unexplained: {
      about: asked?.about ?? 'hours',
      id: asked?.mark.id,
      name: asked?.person.name ?? '',
      what: asked?.what ?? '',
      onGive: (reason: string) => {
        const why = asked?.about === 'clash' ? { clashReason: reason } : { reason };
        if (asked) void send([{ ...asked.mark, ...why, id: newId() }]);
        setUnexplained((all) => all.slice(1));
      },
      onClose: () => setUnexplained((all) => all.slice(1)),
    },
    full: {
      name: full?.name,
      roleName: roles.find(({ id }) => id === full?.roleId)?.name ?? '',
      onRaise: () => {
        const given = { ...listOf(day), organiserId, now: Date.now(), addPlace: true };
        if (full) void send([markFor(full, 'checked_in', given)]);
        setFull(undefined);
      },
      onClose: () => setFull(undefined),
    },
  });
  return { take, questions };
}
