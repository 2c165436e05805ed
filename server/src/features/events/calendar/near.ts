/** Where 'near' of the calendar is. */

import { HERE } from '@saath/contract/events/events/rules';
import type { Town } from '@saath/contract/foundation/towns/schema';
import type { Point } from '@saath/matching/distance';
import type { Viewer } from '../../../platform/actor.ts';
import { pointOf } from '../../../platform/points.ts';
import { findUser } from '../../accounts/accounts/queries.ts';
import { placeTyped } from '../../foundation/towns/service.ts';
import type { Calendar } from './service.ts';

/** The point, or the towns to choose from: none for words that nobody knows. */
export type Near = { readonly point: Point } | { readonly towns: Town[] };

/** @param near what was typed, or `HERE`: where the signed-in volunteer lives, as far as they told */
export async function readNear(
  { db, towns }: Calendar,
  { near, actor }: { near: string; actor: Viewer | undefined },
): Promise<Near> {
  if (near === HERE) {
    const user = actor && (await findUser(db, actor.id));
    const point = user && pointOf(user);
    return point ? { point } : { towns: [] };
  }
  const point = await placeTyped(towns, near);
  return point ? { point } : { towns: await towns.meantBy(near) };
}
