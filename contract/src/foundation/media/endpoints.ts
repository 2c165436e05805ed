/** Calls about the pictures of an event. */
import * as z from 'zod/mini';
import { endpoint, mayAsSent } from '../../endpoint.ts';
import { idSchema, messageReply, said } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { imageMessages } from './messages.ts';
import { eventImageFiles, eventImageSchema } from './schema.ts';

export const uploadImages = endpoint({
  method: 'POST',
  path: '/api/event/upload-file',
  summary: 'Add pictures to an event.',
  access: mayAsSent('events.write', 'event', 'eventId'),
  token: 'events.write',
  errors: ['events.not_found', 'media.none', 'media.too_many', 'media.unreadable'],
  body: z.object({ eventId: idSchema }),
  files: eventImageFiles,
  reply: z.object({
    ...said,
    images: z.array(z.extend(eventImageSchema, { public_id: z.string() })),
  }),
});

const publicId = z.string().check(z.minLength(1), z.maxLength(200));

export const deleteImages = endpoint({
  method: 'DELETE',
  path: '/api/event/delete-file',
  summary: 'Delete pictures by their public ids.',
  access: mayAsSent('events.write', 'picture', 'images'),
  token: 'events.write',
  errors: ['media.not_found'],
  body: z.object({
    images: z
      .array(
        z.union([
          publicId,
          z.pipe(
            z.object({ public_id: publicId }),
            z.transform((image) => image.public_id),
          ),
        ]),
      )
      .check(
        z.minLength(1, problem(imageMessages, 'none')),
        z.maxLength(limits.eventImages.max * 10),
      ),
  }),
  reply: messageReply,
});
