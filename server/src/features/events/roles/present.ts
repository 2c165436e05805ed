import type { EventRole } from '@saath/contract/events/roles/schema';
import { mayAt, type Viewer } from '../../../platform/actor.ts';
import { presentPicture } from '../../accounts/accounts/present.ts';
import { presentGives, presentNeeds } from '../eligibility/present.ts';
import type { KindRow } from '../eligibility/queries.ts';
import { presentShift } from '../shifts/present.ts';
import type { ShiftRow } from '../shifts/queries.ts';
import type { PlaceRow, RoleRow } from './queries.ts';

/** People's names and pictures are for who may see the event's rosters; everyone else sees ids. */
export function presentRole(
  role: RoleRow,
  {
    places,
    shifts,
    kinds,
  }: {
    places: readonly PlaceRow[];
    shifts: readonly ShiftRow[];
    kinds: readonly KindRow[];
  },
  actor: Viewer | undefined,
): EventRole {
  const mayName = mayAt(actor, 'places.read', role.eventId);
  return {
    id: role.id,
    role_name: role.name,
    description: role.description,
    maxVolunteers: role.maxVolunteers,
    minVolunteers:
      role.minVolunteers === null ? null : Math.min(role.minVolunteers, role.maxVolunteers),
    filled: role.filled,
    skills: role.skills,
    needs: presentNeeds(role, kinds),
    gives: presentGives(role, kinds),
    shifts: shifts.filter(({ roleId }) => roleId === role.id).map(presentShift),
    volunteers: places
      .filter(({ roleId }) => roleId === role.id)
      .map(({ userId, name, pictureId }) =>
        mayName ? { id: userId, name, profileImage: presentPicture(pictureId) } : { id: userId },
      ),
    event_id: role.eventId,
  };
}
