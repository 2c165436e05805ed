import { deleteImages, uploadImages } from '@saath/contract/foundation/media/endpoints';
import { imageMessages } from '@saath/contract/foundation/media/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { presentImage } from './present.ts';
import {
  addPictures,
  eventForPictures,
  eventOfPicture,
  type Media,
  removePictures,
} from './service.ts';

export function mediaRoutes(media: Media): Route[] {
  return [
    on(uploadImages, {
      limits: rateLimits.upload,
      eventOf: async (id) => await eventForPictures(media, id),
    }).reply(async ({ actor, body, files }) => {
      const { eventId } = body;
      const rows = await addPictures(media, { eventId, pictures: files, actorId: actor.id });
      const images = rows.map(presentImage);
      return {
        ...say(imageMessages, 'uploaded'),
        images: images.map((image) => ({ ...image, public_id: image.publicId })),
      };
    }),

    on(deleteImages, { eventOf: async (id) => await eventOfPicture(media, id) }).reply(
      async ({ actor, body }) => {
        await removePictures(media, { ids: body.images, actorId: actor.id });
        return say(imageMessages, 'deleted');
      },
    ),
  ];
}
