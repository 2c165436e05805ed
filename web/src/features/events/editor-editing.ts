import { eventEditorMessages } from '@saath/contract/events/messages';
import type { Event } from '@saath/contract/events/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { failureText } from '../../lib/failure-text.ts';
import { toast } from '../../ui/toast.ts';
import { eventQuery, useSaveEvent } from './admin-queries.ts';
import { isChanged } from './editor-merge.ts';
import {
  type Editing,
  followEvent,
  keepEditing,
  loadTheirs,
  meetConflict,
  startEditing,
} from './editor-state.ts';
import { type EditorProblem, type EditorValues, editorProblem, valuesOf } from './editor-values.ts';

export type EditorSession = ReturnType<typeof useEditing>;

/** View mode and edit mode of one event: what is typed, what is wrong with it, saving, and somebody else's save. */
export function useEditing(event: Event) {
  const [editing, setEditing] = useState<Editing>();
  const [problem, setProblem] = useState<EditorProblem>();
  const save = useSaveEvent();
  const queryClient = useQueryClient();

  useEffect(() => {
    setEditing((known) => known && followEvent(known, event));
  }, [event]);

  const refuse = (found: EditorProblem) => {
    setProblem(found);
    toast.error(found.message);
  };
  const onSaveFailed = async (error: unknown) => {
    const isConflict = error instanceof CallError && error.code === 'events.changed_meanwhile';
    if (!isConflict) {
      const message = failureText(error, eventEditorMessages.updateFailed);
      return refuse({ message });
    }
    try {
      const theirs = await queryClient.fetchQuery({ ...eventQuery(event.id), staleTime: 0 });
      setEditing((known) => known && meetConflict(known, theirs));
    } catch {
      refuse({ message: error.message });
    }
  };
  const submit = () => {
    if (!editing || save.isPending) return;
    const found = editorProblem(editing.mine, editing.base.timeZone);
    if (found) return refuse(found);
    setProblem(undefined);
    save.mutate(
      { values: editing.mine, base: editing.base },
      {
        onSuccess: () => setEditing(undefined),
        onError: (error) => void onSaveFailed(error),
      },
    );
  };
  return {
    editing,
    problem,
    setProblem,
    isSaving: save.isPending,
    hasChanges: editing !== undefined && isChanged(valuesOf(editing.base), editing.mine),
    start: () => setEditing((known) => known ?? startEditing(event)),
    change: (changed: Partial<EditorValues>) => {
      setProblem(undefined);
      setEditing((known) => known && { ...known, mine: { ...known.mine, ...changed } });
    },
    cancel: () => {
      setProblem(undefined);
      setEditing(undefined);
    },
    keepMine: () => setEditing((known) => known && keepEditing(known)),
    takeTheirs: () => {
      setProblem(undefined);
      setEditing((known) => known && loadTheirs(known));
    },
    submit,
  };
}
