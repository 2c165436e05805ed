/** What the wizard proposes; everything can be changed. Pure functions only. */

import type { Event } from '@saath/contract/events/events/schema';
import { writeMapPoint } from '@saath/contract/foundation/towns/rules';
import { emptyRole } from '../roles/role-values.ts';
import type { WizardValues } from './checks.ts';

/** How long an event lasts as long as nobody says otherwise, in milliseconds. */
const PROPOSED = 3 * 3_600_000;

/** A start, and an end three hours later unless somebody chose one; both by the clock of the event. */
export function timesFrom(
  startTime: string,
  before: Pick<WizardValues, 'startTime' | 'endTime'>,
): Pick<WizardValues, 'startTime' | 'endTime'> {
  const isOurs = before.endTime === '' || before.endTime === proposedEnd(before.startTime);
  return { startTime, endTime: isOurs ? proposedEnd(startTime) : before.endTime };
}

function proposedEnd(local: string): string {
  const start = Date.parse(`${local}Z`);
  return Number.isNaN(start) ? '' : new Date(start + PROPOSED).toISOString().slice(0, 16);
}

/**
 * Place, kind, limits and roles of an earlier event, with who may do them, and what it asks, of everybody and of single
 * roles; without limits there, the usual ones hold. Its shifts stay behind: they belong to its day.
 */
export function sameAs({
  location,
  point,
  type,
  mode,
  travelMinutes,
  role,
  timeLimits,
  questions = [],
}: Event): Partial<WizardValues> {
  return {
    ...{ location, type, mode, travelMinutes: String(travelMinutes) },
    ...(timeLimits ? { timeLimits } : {}),
    questions,
    mapPoint: point ? writeMapPoint(point) : '',
    roles: role.map(({ maxVolunteers, minVolunteers, skills, needs, ...named }) => ({
      ...emptyRole,
      ...{ id: named.id, role_name: named.role_name, description: named.description },
      ...{ skills: [...skills], shifts: [] },
      maxVolunteers: String(maxVolunteers),
      minVolunteers: String(minVolunteers ?? ''),
      ...(needs ? { needs } : {}),
    })),
  };
}
