/** Rows as the API shows them. */
import type { Person, User } from '@saath/contract/accounts/accounts/schema';
import type { Viewer } from '@saath/contract/office/site/schema';
import { hasPassword, isGuest } from './policy.ts';
import type { UserRow } from './queries.ts';

export function presentUser(user: UserRow, roles: number): User {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    profileImage: presentPicture(user.pictureId),
    contactNumber: user.contactNumber,
    experienceYears: user.experienceYears,
    description: user.description,
    skills: user.skills,
    interests: user.interests,
    language: user.language,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    _count: { roles },
  };
}

/** Without address and phone number. */
export function presentPerson(
  user: Pick<UserRow, 'id' | 'name' | 'description' | 'skills' | 'interests' | 'pictureId'>,
): Person {
  return {
    id: user.id,
    name: user.name,
    description: user.description,
    skills: user.skills,
    interests: user.interests,
    profileImage: presentPicture(user.pictureId),
  };
}

export function presentViewer(user: UserRow): Viewer {
  return {
    id: user.id,
    name: user.name,
    role: user.role,
    profileImage: presentPicture(user.pictureId),
    ...standing(user),
  };
}

function standing(user: UserRow): Pick<Viewer, 'isGuest' | 'hasNoPassword'> {
  if (isGuest(user)) return { isGuest: true };
  return hasPassword(user) ? {} : { hasNoPassword: true };
}

export function presentPicture(pictureId: string | null) {
  return pictureId ? { public_id: pictureId, url: `/media/${pictureId}-256.webp` } : null;
}
