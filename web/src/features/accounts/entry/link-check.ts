import { seeLink } from '@saath/contract/accounts/account-care/endpoints';
import { type LinkKind, linkBody } from '@saath/contract/accounts/account-care/schema';
import type { Call } from '@saath/contract/endpoint';
import { isRefusal } from '@saath/contract/errors';

/**
 * For the page that a link of a mail opens: one that is false, used or over says so at once. Uses nothing up, because
 * mail scanners open links.
 */
export async function lookAtLink(
  call: Call,
  kind: LinkKind,
  token: string,
): Promise<{ isDead: boolean; name: string | undefined }> {
  const body = linkBody.safeParse({ kind, token });
  if (!body.success) return { isDead: true, name: undefined };
  try {
    const { name } = await call(seeLink, { body: body.data });
    return { isDead: false, name };
  } catch (error) {
    if (!isRefusal(error) || error.status >= 500) throw error;
    // Of one that was looked at too often nothing is known: its press tells.
    return { isDead: error.status === 400, name: undefined };
  }
}
