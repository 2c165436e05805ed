import type { NextBest } from '@saath/contract/filling/fill/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { Next } from './service.ts';

export function presentNext({ role, left, fit }: Next): NextBest {
  return {
    roleId: role.id,
    roleName: role.name,
    free: role.maxVolunteers - role.filled,
    left: [...left],
    next: fit
      ? {
          userId: fit.person.id,
          name: fit.person.name,
          profileImage: presentPicture(fit.person.pictureId),
          score: fit.score,
          reasons: [...fit.reasons],
        }
      : null,
  };
}
