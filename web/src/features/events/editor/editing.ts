import type { ErrorCode } from '@saath/contract/errors';
import { eventEditorMessages } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { endedRightText } from '../../../lib/ended-right.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { eventQuery } from '../admin-list/queries.ts';
import { mayDo } from '../card/may-do.ts';
import { isChanged, lostRoles } from './merge.ts';
import { type News, newsOfSave } from './news.ts';
import { useSaveEvent } from './saving.ts';
import {
  type Editing,
  followEvent,
  followPlaces,
  keepEditing,
  loadTheirs,
  meetConflict,
  type Places,
  startEditing,
  versionsOf,
} from './state.ts';
import {
  type EditorProblem,
  type EditorRole,
  type EditorValues,
  editorProblem,
  valuesOf,
} from './values.ts';

export type EditorSession = ReturnType<typeof useEditing>;

/** View mode and edit mode of one event: what is typed, what is wrong with it, saving, and somebody else's save. */
export function useEditing(event: Event) {
  const [editing, setEditing] = useState<Editing>();
  const [problem, setProblem] = useState<EditorProblem>();
  const [refusal, setRefusal] = useState<EditorProblem>();
  const [lost, setLost] = useState<readonly EditorRole[]>([]);
  const [news, setNews] = useState<News>();
  const [asked, setAsked] = useState<Asked>();

  // Also after a change: what stood in the way of following (an edit of a role that is gone) may be gone, too.
  useEffect(() => {
    if (editing) setEditing(followEvent(editing, event));
  }, [editing, event]);

  const refuse = (found: EditorProblem) => {
    setProblem(found);
    setRefusal(found);
    toast.error(found.message);
  };
  const { send, isSaving } = useSending({
    ...{ eventId: event.id, setEditing, refuse },
    askWhy: mayDo(event, 'hours.write') ? setAsked : undefined,
    // To Admins an event that is not there has been deleted.
    hidden: mayDo(event, 'events.delete') ? undefined : 'events.not_found',
  });
  const submit = () => {
    if (!editing || isSaving) return;
    const found = editorProblem(editing.mine, editing.base);
    if (found) return refuse(found);
    setProblem(undefined);
    const concerned = newsOfSave(editing, new Date());
    if (concerned) return setNews(concerned);
    send({ current: editing, notify: true });
  };
  return {
    editing,
    problem,
    setProblem,
    /** The problem of the last save that was not sent or not taken; it calls for attention, once. */
    refusal,
    isSaving,
    /** Whom the save would tell; it waits for `saveWith` or `keepTyping`. */
    news,
    saveWith: (notify: boolean) => {
      setNews(undefined);
      if (editing) send({ current: editing, notify });
    },
    keepTyping: () => setNews(undefined),
    /** What the save would do to hours, as the server counted; it waits for a reason or for `giveUp`. */
    question: asked?.question,
    correctWith: (reason: string) => {
      setAsked(undefined);
      if (asked) send({ ...asked.sent, correction: { reason } });
    },
    giveUp: () => setAsked(undefined),
    hasChanges:
      lost.length > 0 || (editing !== undefined && isChanged(valuesOf(editing.base), editing.mine)),
    /** Roles as they were typed here that somebody else deleted; they stay until they are added again or let go. */
    lost,
    letGo: (id: string) => setLost((known) => known.filter((role) => role.id !== id)),
    start: () => setEditing((known) => known ?? startEditing(event)),
    change: (changed: Partial<EditorValues>) => {
      setProblem(undefined);
      setEditing((known) => known && { ...known, mine: { ...known.mine, ...changed } });
    },
    cancel: () => {
      setProblem(undefined);
      setEditing(undefined);
    },
    /** A role was deleted here: what was typed in it goes with it. */
    forgetRole: (id: string) => setEditing((known) => known && withoutRole(known, id)),
    /** The shifts of a role were set here: how many it takes is nothing that was typed. */
    followPlaces: (places: Places) => setEditing((known) => known && followPlaces(known, places)),
    keepMine: () => {
      if (!editing?.theirs) return;
      setLost([...lost, ...lostRoles(versionsOf(editing, editing.theirs))]);
      setEditing(keepEditing(editing));
    },
    takeTheirs: () => {
      setProblem(undefined);
      setEditing((known) => known && loadTheirs(known));
    },
    submit,
  };
}

const withoutRole = ({ mine, ...rest }: Editing, id: string): Editing => ({
  ...rest,
  mine: { ...mine, roles: mine.roles.filter((role) => role.id !== id) },
});

type Sent = {
  readonly current: Editing;
  /** Whether people hear of a corrected place. */
  readonly notify: boolean;
  readonly correction?: { reason: string };
  readonly isSecondTry?: boolean;
};

/** The server wants to know why first. */
type Asked = { readonly sent: Sent; readonly question: string };

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
function useSending({ eventId, setEditing, refuse, askWhy, hidden }: SendingParts) {
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
