import { limits } from '@saath/contract/limits';
import { suggestSkillNames } from '@saath/contract/matching/suggest/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { useDebounced } from '../../../lib/debounced.ts';

/** Skills that begin like what is typed; none when the server does not answer, because any text is a skill. */
export function useSkillSuggestions(typed: string): readonly string[] {
  const text = useDebounced(typed.trim(), limits.searchDebounce);
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (text.length < 2) return setFound([]);
    let isCurrent = true;
    call(suggestSkillNames, { query: { text } })
      .then(({ skills }) => isCurrent && setFound(skills))
      .catch(() => isCurrent && setFound([]));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return found;
}
