import { deleteImages, uploadImages } from '@saath/contract/foundation/media/endpoints';
import { imageMessages } from '@saath/contract/foundation/media/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';

type Upload = { eventId: string; files: File[]; onProgress: (share: number) => void };

export function useUploadImages() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ eventId, files, onProgress }: Upload) =>
      await upload(uploadImages, { body: { eventId }, files }, onProgress),
    onSuccess: async ({ message }) => {
      toast.success(message || spoken(imageMessages, 'uploaded'));
      await queryClient.invalidateQueries({ queryKey: ['events'] });
    },
    onError: (error) => toast.error(failureText(error, spoken(imageMessages, 'uploadFailed'))),
  });
}

export function useDeleteImage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (publicId: string) =>
      await call(deleteImages, { body: { images: [{ public_id: publicId }] } }),
    onSuccess: async ({ message }) => {
      toast.success(message || spoken(imageMessages, 'deleted'));
      await queryClient.invalidateQueries({ queryKey: ['events'] });
    },
    onError: (error) => toast.error(failureText(error, spoken(imageMessages, 'deleteFailed'))),
  });
}
