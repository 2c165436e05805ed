import type { Said } from '@saath/contract/texts';
import type { UserRow } from '../accounts/queries.ts';

/** What is answered to whoever is logged in now. */
export function presentSignedIn({ id, email, role }: UserRow, said: Said) {
  return { ...said, user: { id, email, role } };
}
