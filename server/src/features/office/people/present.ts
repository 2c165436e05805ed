/** Rows as the API shows them. */
import { inHours } from '@saath/contract/afterwards/hours/rules';
import { personStatusOf } from '@saath/contract/office/people/rules';
import type { PersonPlace, PersonProfile, PersonRow } from '@saath/contract/office/people/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import type { PlaceRow } from './queries.ts';
import type { Help, Profile } from './service.ts';

export function presentRow({ user, help }: { user: UserRow; help: Help }): PersonRow {
  return {
    id: user.id,
    name: user.name,
    role: user.role,
    status: personStatusOf(user),
    profileImage: presentPicture(user.pictureId),
    createdAt: user.createdAt.toISOString(),
    ...help,
  };
}

export function presentProfile({ user, help, ...rest }: Profile): PersonProfile {
  const { email, contactNumber, experienceYears, description, skills, interests } = user;
  return {
    ...presentRow({ user, help }),
    email,
    contactNumber,
    experienceYears,
    description,
    skills,
    interests,
    ...rest,
  };
}

/** What is still to end has no hours yet. */
export function presentPlace(
  { startTime, endTime, minutes, ...place }: PlaceRow,
  now: Date,
): PersonPlace {
  return {
    ...place,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    hours: minutes === null || endTime > now ? null : inHours(minutes),
  };
}
