/** To whom it is said what stands in the way of a place: what somebody lacks, or a place elsewhere (RG-01). */
import { joiningMessages } from '@saath/contract/places/joining/messages';
import { type Said, say } from '@saath/contract/texts';
import { mayAt, mayEverywhere, type Viewer } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';

/** Whoever may correct a day or give a place is not told by that alone. */
export function isToldWhy(viewer: Viewer, eventId: string): boolean {
  return mayAt(viewer, 'people.lacks', eventId);
}

/** What those hear who are not told why. */
type Instead = Readonly<Record<'joining.not_eligible' | 'joining.overlap', Said>>;

/**
 * How a refusal is said to who made the call about this event. Where else somebody has a place is for Admins: to who runs a
 * branch the other event may be none of theirs.
 */
export function asToldTo(viewer: Viewer, eventId: string, instead: Instead) {
  return (error: unknown): unknown => {
    if (!(error instanceof DomainError)) return error;
    const { code } = error;
    if (code !== 'joining.not_eligible' && code !== 'joining.overlap') return error;
    if (!isToldWhy(viewer, eventId)) return new DomainError(code, { said: instead[code] });
    if (code === 'joining.not_eligible' || mayEverywhere(viewer, 'people.lacks')) return error;
    return new DomainError(code, { said: say(joiningMessages, 'elsewhere') });
  };
}
