import { deleteImages, uploadImages } from '@saath/contract/foundation/media/endpoints';
import { imageMessages } from '@saath/contract/foundation/media/messages';
import { eventListReads } from '../../../calls/event-reads.ts';
import { useCall } from '../../../calls/use-call.ts';
import { upload } from '../../../lib/call.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

type Upload = { eventId: string; files: File[]; onProgress: (share: number) => void };

export function useUploadImages() {
  return useCall(uploadImages, {
    run: async ({ eventId, files, onProgress }: Upload) =>
      await upload(uploadImages, { body: { eventId }, files }, onProgress),
    touches: eventListReads,
    failed: m.failed_to_upload_images(),
    onSuccess: ({ message }) => toast.success(message || spoken(imageMessages, 'uploaded')),
  });
}

export function useDeleteImage() {
  return useCall(deleteImages, {
    request: (publicId: string) => ({ body: { images: [{ public_id: publicId }] } }),
    touches: eventListReads,
    failed: m.failed_to_delete_image(),
    onSuccess: ({ message }) => toast.success(message || spoken(imageMessages, 'deleted')),
  });
}
