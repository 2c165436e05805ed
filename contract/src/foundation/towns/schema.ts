/** Places on the map on the wire. */
import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { issueOf, problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import { townMessages } from './messages.ts';
import { type MapPoint, readMapPoint } from './rules.ts';

export const mapPointSchema = z.object({ latitude: z.number(), longitude: z.number() });

export const townSchema = z.object({
  name: z.string(),
  /** ISO 3166, two letters: 'PK'. */
  country: z.string(),
  /** A large town close by, where the country has several towns of the name. */
  near: z.nullable(z.string()),
  point: mapPointSchema,
});
export type Town = z.output<typeof townSchema>;

/** A place as somebody pastes it, see `readMapPoint`; empty = by the words. */
export const mapPointText = z.pipe(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(limits.mapPoint.max, problem(fieldMessages, 'characters', limits.mapPoint)),
    ),
  z.transform((text: string, context): MapPoint | null => {
    if (text === '') return null;
    const point = readMapPoint(text);
    if (point) return point;
    context.issues.push(issueOf(problem(townMessages, 'point'), text));
    return z.NEVER;
  }),
);
