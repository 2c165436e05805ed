/** Fits as the API shows them, said to the person. */
import type { SuggestedEvent } from '@saath/contract/matching/schema';
import { describeReasonToSelf } from '@saath/matching/reasons';
import { presentCard } from '../events/present.ts';
import type { FittingEvent } from './service.ts';

export function presentFit({ whole, fit }: FittingEvent, now: Date): SuggestedEvent {
  const role = whole.roles.find(({ id }) => id === fit.roleId);
  const told = fit.reasons.flatMap((reason) => {
    const text = describeReasonToSelf(reason);
    return text ? [{ text, tone: reason.tone }] : [];
  });
  const full = fit.isFull ? [{ text: 'All places are taken', tone: 'against' as const }] : [];
  return {
    ...presentCard(whole, now),
    bestRole: role ? { id: role.id, name: role.name } : null,
    score: fit.score,
    reasons: [...full, ...told],
  };
}
