/** Fits as the API shows them, said to the person. */
import { suggestMessages } from '@saath/contract/matching/suggest/messages';
import type { SkillStep, SuggestedEvent } from '@saath/contract/matching/suggest/schema';
import { say } from '@saath/contract/texts';
import { describeReasonToSelf, type Reason } from '@saath/matching/reasons';
import { lacksBeside } from '../../events/eligibility/policy.ts';
import { presentCard } from '../../events/events/present.ts';
import { lackInWords, reasonWording } from '../suggest/service.ts';
import type { FittingEvent, NamedStep } from './service.ts';

export function presentFit({ card, kinds, fit, lack }: FittingEvent, now: Date): SuggestedEvent {
  const role = card.roles.find(({ id }) => id === fit.roleId);
  const strongest = fit.reasons.find(({ tone }) => tone === 'against');
  const told = fit.reasons.flatMap((reason) => {
    const text = describeReasonToSelf(reason);
    const isCaveat = rulesOut(reason) || (fit.hasCaveat && reason === strongest);
    return text
      ? [
          {
            text,
            wording: reasonWording('own_reason', reason),
            tone: reason.tone,
            ...(isCaveat ? { isCaveat } : {}),
          },
        ]
      : [];
  });
  const { message: text, wording } = say(suggestMessages, 'full');
  const full = fit.isFull ? [{ text, wording, tone: 'against' as const, isCaveat: true }] : [];
  const lacks = lack && role ? lacksBeside('role', lack, { role, kinds }).map(lackInWords) : [];
  return {
    ...presentCard(card, now),
    bestRole: role ? { id: role.id, name: role.name } : null,
    score: fit.score,
    reasons: [...full, ...lacks, ...told],
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
