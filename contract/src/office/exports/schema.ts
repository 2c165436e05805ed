/** What an export is asked for. */
import * as z from 'zod/mini';
import { daySchema } from '../../fields.ts';
import { problem } from '../../problems.ts';
import { exportMessages } from './messages.ts';

/** Both days count; without one the range is open on that side. */
export const hoursRange = z
  .object({ from: z.optional(daySchema), to: z.optional(daySchema) })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      ...problem(exportMessages, 'wrongDays'),
      path: ['to'],
    }),
  );
