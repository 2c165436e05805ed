import { deleteImages, uploadImages } from '@saath/contract/foundation/media/endpoints';
import { imageMessages } from '@saath/contract/foundation/media/messages';
import { eventListReads } from '../../../calls/event-reads.ts';
import { useCall } from '../../../calls/use-call.ts';
import { upload } from '../../../lib/call.ts';
import { toast } from '../../../ui/toast.ts';

type Upload = { eventId: string; files: File[]; onProgress: (share: number) => void };

export function useUploadImages() {
  return useCall(uploadImages, {
    run: async ({ eventId, files, onProgress }: Upload) =>
      await upload(uploadImages, { body: { eventId }, files }, onProgress),
    touches: eventListReads,
    failed: imageMessages.uploadFailed,
    onSuccess: ({ message }) => toast.success(message || imageMessages.uploaded),
  });
}

export function useDeleteImage() {
  return useCall(deleteImages, {
    request: (publicId: string) => ({ body: { images: [{ public_id: publicId }] } }),
    touches: eventListReads,
    failed: imageMessages.deleteFailed,
    onSuccess: ({ message }) => toast.success(message || imageMessages.deleted),
  });
}
