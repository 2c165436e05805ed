import type { Call } from '@saath/contract/endpoint';
import { getSite } from '@saath/contract/site/endpoints';
import { redirect } from 'react-router';
import { paths, safeReturnTo } from '../../lib/paths.ts';

/** Login and sign-up are for guests: whoever is signed in goes where they came from, or home (RT-02). */
export async function guestOnly(
  call: Call,
  request: Request,
): Promise<{ returnTo: string | null }> {
  const returnTo = new URL(request.url).searchParams.get('returnTo');
  const { viewer } = await call(getSite, {});
  if (viewer) throw redirect(safeReturnTo(returnTo) ?? paths.home);
  return { returnTo };
}
