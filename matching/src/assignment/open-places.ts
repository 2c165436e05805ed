/** Which places stay empty, and why. */
import type { PlanRole } from './plan-input.ts';

/** Places that stay empty in a role. */
export type OpenPlaces = {
  readonly roleIndex: number;
  readonly roleId: string;
  /** How many, at least 1. */
  readonly places: number;
  /** How many of them are below the role's minimum. */
  readonly belowMinimum: number;
  /**
   * `nobody-fits`: no person could take the role. `too-few-fit`: everybody who could take it has it.
   * `taken-elsewhere`: others could take it, but are in another role, where the plan as a whole is better with them.
   */
  readonly why: 'nobody-fits' | 'too-few-fit' | 'taken-elsewhere';
  /** People who could take the role and were to be planned (not locked or absent): all, those who got it, those elsewhere. */
  readonly counts: { readonly fit: number; readonly here: number; readonly elsewhere: number };
};

type Role = PlanRole & { readonly roleIndex: number; readonly taken: number };

/** The places that stay empty in a role, as one entry; none when the role is full. `fit` and `here` are counts of people. */
export function openPlaces(
  { roleIndex, id, places, minimum, taken }: Role,
  { fit, here }: { fit: number; here: number },
): OpenPlaces[] {
  const has = taken + here;
  if (has >= places) return [];
  return [
    {
      roleIndex,
      roleId: id,
      places: places - has,
      belowMinimum: Math.max(0, minimum - has),
      why: whyOf(fit, here),
      counts: { fit, here, elsewhere: fit - here },
    },
  ];
}

function whyOf(fit: number, here: number): OpenPlaces['why'] {
  if (fit === 0) return 'nobody-fits';
  return fit === here ? 'too-few-fit' : 'taken-elsewhere';
}
