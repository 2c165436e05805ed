import type { Call } from '@saath/contract/endpoint';
import { getSite } from '@saath/contract/office/site/endpoints';
import { ownPath } from '@saath/contract/own-path';
import { redirectDocument } from 'react-router';
import { paths } from '../../../lib/paths.ts';

/** Login and sign-up are for guests: whoever is signed in goes where they came from, or home (RT-02). */
export async function guestOnly(
  call: Call,
  request: Request,
): Promise<{ returnTo: string | null }> {
  const returnTo = new URL(request.url).searchParams.get('returnTo');
  const { viewer } = await call(getSite, {});
  // Signed in elsewhere, perhaps: a whole new page, because the open one still takes the person for a guest.
  if (viewer) throw redirectDocument(ownPath(returnTo) ?? paths.home);
  return { returnTo };
}
