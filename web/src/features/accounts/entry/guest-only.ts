import type { Call } from '@saath/contract/endpoint';
import { getSite } from '@saath/contract/office/site/endpoints';
import { ownPath } from '@saath/contract/own-path';
import { redirectDocument } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { type Carried, pathOf } from '../carried/carried.ts';
import { carriedIn, lookUp } from '../carried/look-up.ts';

/** Login and sign-up are for guests: whoever is signed in goes where they came from, or home (RT-02). */
export async function guestOnly(
  call: Call,
  request: Request,
): Promise<{ returnTo: string | null; carried: Carried | null }> {
  const { searchParams } = new URL(request.url);
  const ids = carriedIn(searchParams);
  const returnTo = searchParams.get('returnTo') ?? (ids && pathOf(ids));
  const { viewer } = await call(getSite, {});
  // Signed in elsewhere, perhaps: a whole new page, because the open one still takes the person for a guest.
  if (viewer) throw redirectDocument(ownPath(returnTo) ?? paths.home);
  const toEvent = ids ?? carriedBack(returnTo);
  return { returnTo, carried: toEvent && (await lookUp(call, toEvent)) };
}

/** Anyone who comes from the page of an event is on the way to it as well. */
function carriedBack(returnTo: string | null) {
  const path = ownPath(returnTo);
  const url = path === undefined ? undefined : new URL(path, 'https://own.invalid');
  const [, event = ''] = /^\/event\/([^/]+)$/.exec(url?.pathname ?? '') ?? [];
  const role = url?.searchParams.get('role') ?? '';
  return carriedIn(new URLSearchParams({ event, role }));
}
