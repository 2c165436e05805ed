import type { Event } from '@saath/contract/events/events/schema';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { mayDo } from '../card/may-do.ts';
import { isChanged, lostRoles } from './merge.ts';
import { type News, newsOfSave } from './news.ts';
import { type Asked, useSending } from './sending.ts';
import {
  type Editing,
  followEvent,
  followPlaces,
  keepEditing,
  loadTheirs,
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

  // Also after a change: what stood in the way of following (an edit of a role that is gone) may be gone, too.
  useEffect(() => {
    if (editing) setEditing(followEvent(editing, event));
  }, [editing, event]);

  const parts: Parts = { event, editing, setEditing, setProblem };
  const refuse = (found: EditorProblem) => {
    setProblem(found);
    setRefusal(found);
    toast.error(found.message);
  };
  const { lost, ...conflict } = useConflict(parts);
  return {
    editing,
    problem,
    setProblem,
    /** The problem of the last save that was not sent or not taken; it calls for attention, once. */
    refusal,
    ...useSaving(parts, refuse),
    hasChanges:
      lost.length > 0 || (editing !== undefined && isChanged(valuesOf(editing.base), editing.mine)),
    lost,
    ...conflict,
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
  };
}

type Parts = {
  event: Event;
  editing: Editing | undefined;
  setEditing: Dispatch<SetStateAction<Editing | undefined>>;
  setProblem: (problem: EditorProblem | undefined) => void;
};

/** Saving, once what is asked first has its answer: whether people are told, and why hours change. */
function useSaving(
  { event, editing, setEditing, setProblem }: Parts,
  refuse: (problem: EditorProblem) => void,
) {
  const [news, setNews] = useState<News>();
  const [asked, setAsked] = useState<Asked>();
  const { send, isSaving } = useSending({
    ...{ eventId: event.id, setEditing, refuse },
    askWhy: mayDo(event, 'hours.write') ? setAsked : undefined,
    // To Admins an event that is not there has been deleted.
    hidden: mayDo(event, 'events.delete') ? undefined : 'events.not_found',
  });
  return {
    isSaving,
    submit: () => {
      if (!editing || isSaving) return;
      const found = editorProblem(editing.mine, editing.base);
      if (found) return refuse(found);
      setProblem(undefined);
      const concerned = newsOfSave(editing, new Date());
      if (concerned) return setNews(concerned);
      send({ current: editing, notify: true });
    },
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
  };
}

/** What to do when somebody else has saved first. */
function useConflict({ editing, setEditing, setProblem }: Parts) {
  const [lost, setLost] = useState<readonly EditorRole[]>([]);
  return {
    /** Roles as they were typed here that somebody else deleted; they stay until they are added again or let go. */
    lost,
    letGo: (id: string) => setLost((known) => known.filter((role) => role.id !== id)),
    keepMine: () => {
      if (!editing?.theirs) return;
      setLost([...lost, ...lostRoles(versionsOf(editing, editing.theirs))]);
      setEditing(keepEditing(editing));
    },
    takeTheirs: () => {
      setProblem(undefined);
      setEditing((known) => known && loadTheirs(known));
    },
  };
}

const withoutRole = ({ mine, ...rest }: Editing, id: string): Editing => ({
  ...rest,
  mine: { ...mine, roles: mine.roles.filter((role) => role.id !== id) },
});
