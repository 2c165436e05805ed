import type { SuggestedPerson } from '@saath/contract/matching/suggest/schema';
import { presentPerson } from '../../accounts/accounts/present.ts';
import type { Fit } from './service.ts';

type Suggestion = Pick<Fit, 'person' | 'score' | 'reasons' | 'explored' | 'isLacking'>;

export function presentSuggestion({
  person,
  score,
  reasons,
  explored,
  isLacking,
}: Suggestion): SuggestedPerson {
  return {
    ...presentPerson(person),
    score,
    reasons: [...reasons],
    ...(isLacking ? { isLacking } : {}),
    ...(explored ? { isExplored: true } : {}),
  };
}
