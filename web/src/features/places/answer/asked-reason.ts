/** Refusals that an organiser's reason overcomes, and which reason each asks for. */
import { CallError } from '../../../lib/call-error.ts';

export type Reasons = {
  /** Why the place is given although the person has another one at that time. */
  clashReason?: string;
  /** Why it is given although something that the role asks for is missing. */
  eligibilityReason?: string;
};

/** Undefined for what no reason overcomes. */
export function reasonAsked(error: Error | null): keyof Reasons | undefined {
  const code = error instanceof CallError ? error.code : undefined;
  if (code === 'joining.overlap') return 'clashReason';
  return code === 'joining.not_eligible' ? 'eligibilityReason' : undefined;
}

/** Those that were given already. */
export function reasonsOf({ clashReason, eligibilityReason }: Reasons): Reasons {
  return {
    ...(clashReason ? { clashReason } : {}),
    ...(eligibilityReason ? { eligibilityReason } : {}),
  };
}
