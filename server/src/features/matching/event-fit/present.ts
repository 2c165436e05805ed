/** Fits as the API shows them, said to the person. */
import type { SkillStep, SuggestedEvent } from '@saath/contract/matching/suggest/schema';
import { describeReasonToSelf, type Reason } from '@saath/matching/reasons';
import { presentCard } from '../../events/events/present.ts';
import type { FittingEvent, NamedStep } from './service.ts';

export function presentFit({ whole, fit }: FittingEvent, now: Date): SuggestedEvent {
  const role = whole.roles.find(({ id }) => id === fit.roleId);
  const strongest = fit.reasons.find(({ tone }) => tone === 'against');
  const told = fit.reasons.flatMap((reason) => {
    const text = describeReasonToSelf(reason);
    const isCaveat = rulesOut(reason) || (fit.hasCaveat && reason === strongest);
    return text ? [{ text, tone: reason.tone, ...(isCaveat ? { isCaveat } : {}) }] : [];
  });
  const full = fit.isFull
    ? [{ text: 'All places are taken', tone: 'against' as const, isCaveat: true }]
    : [];
  return {
    ...presentCard(whole, now),
    bestRole: role ? { id: role.id, name: role.name } : null,
    score: fit.score,
    reasons: [...full, ...told],
  };
}

function rulesOut({ kind }: Reason): boolean {
  return kind === 'busy' || kind === 'away' || kind === 'not-free';
}

export function presentStep({ skill, roles, named }: NamedStep): SkillStep {
  return {
    skill,
    roles: roles.length,
    named: named.map(({ event, role }) => ({
      event: { id: event.id, title: event.title },
      role: { id: role.id, name: role.name },
    })),
  };
}
