import type { FileRule } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { imageMessages } from './messages.ts';

/** The pictures of an event: five at most, each under 5 MiB (EV-06). */
export const eventImageFiles = {
  field: 'images',
  max: limits.eventImages.max,
  maxBytes: limits.eventImages.maxBytes,
  formats: ['jpeg', 'png', 'webp', 'gif', 'avif'],
  messages: {
    tooMany: imageMessages.submitCount,
    tooLarge: imageMessages.size,
    wrongType: imageMessages.type,
  },
} as const satisfies FileRule;
