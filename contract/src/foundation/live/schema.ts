/** The messages that an open screen gets as things happen. */
import * as z from 'zod/mini';
import { idSchema } from '../../fields.ts';

/** Something is new; the screen asks for it by the usual calls. */
export const liveChangeSchema = z.object({
  /** New notices of the reader. */
  notices: z.array(idSchema),
  /** Events in which something changed. */
  events: z.array(idSchema),
});
export type LiveChange = z.output<typeof liveChangeSchema>;

/** The messages of the stream, by their names. */
export const liveMessages = {
  /** The stream is open, and from here on nothing is missed. What was loaded earlier may be old by now. */
  ready: z.object({}),
  change: liveChangeSchema,
  /** More was missed than can be told one by one: everything on the screen may be old. */
  reload: z.object({}),
  /** The account has too many streams open, and this was the oldest; it should not be opened again by itself. */
  enough: z.object({}),
};
