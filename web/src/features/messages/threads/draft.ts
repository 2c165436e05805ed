import { writeMessage } from '@saath/contract/messages/threads/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, keyOfTouched } from '../../../calls/touched.ts';
import type { Place } from './queries.ts';

/** Where what is being written in a thread is kept. */
const draftKey = ({ eventId, userId }: Place) =>
  keyOf(writeMessage, { params: { id: eventId, userId } });

type Draft = {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Works also when the thread was closed in the meantime. */
  readonly forget: () => void;
};

/**
 * What is being written in a thread. It is kept while the area is open, so that one can look something up and come back,
 * and nowhere else: a device that several people use must not remember it.
 */
export function useDraft(place: Place): Draft {
  const queryClient = useQueryClient();
  const queryKey = draftKey(place);
  const [text, setText] = useState(() => queryClient.getQueryData<string>(queryKey) ?? '');
  const change = (next: string) => {
    setText(next);
    queryClient.setQueryDefaults(keyOfTouched(writeMessage), { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(queryKey, next);
  };
  return { text, change, forget: () => void queryClient.setQueryData(queryKey, '') };
}
