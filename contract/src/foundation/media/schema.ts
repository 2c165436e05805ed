import * as z from 'zod/mini';
import type { FileRule } from '../../endpoint.ts';
import { idSchema } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { say } from '../../texts.ts';
import { imageMessages } from './messages.ts';

/** The pictures of an event: five at most, each under 5 MiB (EV-06). */
export const eventImageFiles = {
  field: 'images',
  max: limits.eventImages.max,
  maxBytes: limits.eventImages.maxBytes,
  formats: ['jpeg', 'png', 'webp', 'gif', 'avif'],
  messages: {
    tooMany: say(imageMessages, 'submitCount'),
    tooLarge: say(imageMessages, 'size'),
    wrongType: say(imageMessages, 'type'),
  },
} as const satisfies FileRule;

export const eventImageSchema = z.object({
  id: idSchema,
  /** The largest size; smaller ones are at the same address with another width. */
  url: z.string(),
  publicId: z.string(),
  order: z.number(),
  /** `srcset` of all sizes, widest last. */
  srcSet: z.string(),
  width: z.number(),
  height: z.number(),
});
export type EventImage = z.output<typeof eventImageSchema>;
