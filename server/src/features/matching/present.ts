import type { SuggestedPerson } from '@saath/contract/matching/schema';
import { presentPerson } from '../accounts/present.ts';
import type { Fit } from './service.ts';

export function presentSuggestion({ person, score, reasons }: Fit): SuggestedPerson {
  return { ...presentPerson(person), score, reasons: [...reasons] };
}
