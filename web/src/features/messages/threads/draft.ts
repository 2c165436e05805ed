import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { draftKey, type Place } from './queries.ts';

/**
 * What is being written in a thread. It is kept while the area is open, so that one can look something up and come back,
 * and nowhere else: a device that several people use must not remember it.
 */
export function useDraft(place: Place): [string, (text: string) => void] {
  const queryClient = useQueryClient();
  const queryKey = draftKey(place);
  const [text, setText] = useState(() => queryClient.getQueryData<string>(queryKey) ?? '');
  const change = (next: string) => {
    setText(next);
    queryClient.setQueryDefaults(['drafts'], { gcTime: Number.POSITIVE_INFINITY });
    queryClient.setQueryData(queryKey, next);
  };
  return [text, change];
}
