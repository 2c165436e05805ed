import { deleteImages, uploadImages } from '@saath/contract/media/endpoints';
import { imageMessages } from '@saath/contract/media/messages';
import { rateLimits } from '../../http/rate-limit.ts';
import { on, type Route } from '../../http/route.ts';
import { presentImage } from './present.ts';
import { addPictures, type Media, removePictures } from './service.ts';

export function mediaRoutes(media: Media): Route[] {
  return [
    on(uploadImages, { limits: rateLimits.upload }).reply(async ({ body, files }) => {
      const rows = await addPictures(media, body.eventId, files);
      const images = rows.map(presentImage);
      return {
        message: imageMessages.uploaded,
        images: images.map((image) => ({ ...image, public_id: image.publicId })),
      };
    }),

    on(deleteImages).reply(async ({ body }) => {
      await removePictures(media, body.images);
      return { message: imageMessages.deleted };
    }),
  ];
}
