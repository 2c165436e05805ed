import type { Said } from '@saath/contract/texts';
import type { UserRow } from '../accounts/queries.ts';

/** The answer to the person who is now logged in. */
export function presentSignedIn({ id, email, role }: UserRow, said: Said) {
  return { ...said, user: { id, email, role } };
}
