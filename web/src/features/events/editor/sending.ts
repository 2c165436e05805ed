/** Sends what was typed in the editor, and understands why it was not taken. */
import type { ErrorCode } from '@saath/contract/errors';
import { eventEditorMessages } from '@saath/contract/events/events/messages';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../lib/call-error.ts';
import { endedRightText } from '../../../lib/ended-right.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { eventQuery } from '../admin-list/queries.ts';
import { useSaveEvent } from './saving.ts';
import { type Editing, followEvent, meetConflict } from './state.ts';
import type { EditorProblem } from './values.ts';

type Sent = {
  readonly current: Editing;
  /** Whether people hear of a corrected place. */
  readonly notify: boolean;
  readonly correction?: { reason: string };
  readonly isSecondTry?: boolean;
};

/** The server wants to know why first. */
export type Asked = { readonly sent: Sent; readonly question: string };

type SendingParts = {
  eventId: string;
  setEditing: (editing: Editing | undefined) => void;
  refuse: (problem: EditorProblem) => void;
  /** Undefined for who may not put hours right, whatever the reason. */
  askWhy: ((asked: Asked) => void) | undefined;
  /** The refusal that says that the event is not theirs to see any more. */
  hidden: ErrorCode | undefined;
};

/** Saves, and finds out what to do when somebody else has saved first. */
export function useSending({ eventId, setEditing, refuse, askWhy, hidden }: SendingParts) {
  const save = useSaveEvent();
  const queryClient = useQueryClient();

  const send = (sent: Sent) =>
    save.mutate(
      {
        ...{ values: sent.current.mine, base: sent.current.base },
        ...{ notify: sent.notify, correction: sent.correction },
      },
      {
        onSuccess: () => setEditing(undefined),
        onError: (error) => void understand(error, sent),
      },
    );
  const understand = async (error: Error, sent: Sent) => {
    const { current } = sent;
    if (error instanceof CallError && error.code === 'events.times_recorded')
      return askWhy
        ? askWhy({ sent, question: error.message })
        : refuse({ message: m.an_admin_changes_times_with_hours() });
    const isConflict = error instanceof CallError && error.code === 'events.changed_meanwhile';
    if (!isConflict) {
      const isAnswered = error instanceof CallError && error.status > 0;
      const failed = spoken(eventEditorMessages, isAnswered ? 'updateFailed' : 'saveFailed');
      const ended = endedRightText(error, hidden);
      return refuse({ message: ended ?? failureText(error, failed) });
    }
    try {
      const { event: theirs } = await queryClient.fetchQuery({
        ...eventQuery(eventId),
        staleTime: 0,
      });
      const followed = followEvent(current, theirs);
      const isHarmless = followed !== current;
      setEditing(isHarmless ? followed : meetConflict(current, theirs));
      if (isHarmless && !sent.isSecondTry) send({ ...sent, current: followed, isSecondTry: true });
    } catch {
      refuse({ message: error.message });
    }
  };
  return { send, isSaving: save.isPending };
}
