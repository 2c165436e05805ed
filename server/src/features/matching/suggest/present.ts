import type { SuggestedPerson } from '@saath/contract/matching/suggest/schema';
import { presentPerson } from '../../accounts/accounts/present.ts';
import type { Fit } from './service.ts';

type Suggestion = Pick<Fit, 'person' | 'score' | 'reasons' | 'explored'>;

export function presentSuggestion({
  person,
  score,
  reasons,
  explored,
}: Suggestion): SuggestedPerson {
  return {
    ...presentPerson(person),
    score,
    reasons: [...reasons],
    ...(explored ? { isExplored: true } : {}),
  };
}
