import type { Said } from '@saath/contract/texts';
import type { SessionControl } from '../../../http/route.ts';
import type { UserRow } from '../accounts/queries.ts';

/** Starts the session and answers as login does. */
export async function signedIn(session: SessionControl, user: UserRow, said: Said) {
  await session.signIn(user);
  return { ...said, user: { id: user.id, email: user.email, role: user.role } };
}
