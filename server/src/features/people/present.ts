/** Rows as the API shows them. */
import { personStatusOf } from '@saath/contract/people/rules';
import type { PersonPlace, PersonProfile, PersonRow } from '@saath/contract/people/schema';
import { presentPicture } from '../accounts/present.ts';
import type { UserRow } from '../accounts/queries.ts';
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

export function presentPlace({ startTime, endTime, ...place }: PlaceRow): PersonPlace {
  return { ...place, startTime: startTime.toISOString(), endTime: endTime.toISOString() };
}
