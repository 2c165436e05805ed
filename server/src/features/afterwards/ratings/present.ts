/** Rows as the API shows them. */
import type { RatedPerson } from '@saath/contract/afterwards/ratings/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { RatedRow } from './queries.ts';

export function presentRated({ id, name, pictureId, roleName, stars }: RatedRow): RatedPerson {
  return { id, name, profileImage: presentPicture(pictureId), roleName, rating: stars };
}
