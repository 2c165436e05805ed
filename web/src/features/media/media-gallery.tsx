import { limits } from '@saath/contract/limits';
import type { EventImage } from '@saath/contract/media/schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useDeleteImage } from './media-queries.ts';
import { MediaUpload } from './media-upload.tsx';

type MediaGalleryProps = { event: { id: string; title: string; images: readonly EventImage[] } };

/** The pictures of an event in their order; each change is stored at once. */
export function MediaGallery({ event }: MediaGalleryProps) {
  const [doomed, setDoomed] = useState<EventImage>();
  const deleteImage = useDeleteImage();
  const images = event.images.toSorted((one, other) => one.order - other.order);
  const room = limits.eventImages.max - images.length;

  return (
    <div className="flex flex-col gap-6">
      <MediaUpload eventId={event.id} room={room} />
      {images.length === 0 && (
        <EmptyState
          title="No pictures yet"
          hint="Until you add one, the event shows a cover that is drawn for it."
        />
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {images.map((image, index) => (
          <li key={image.id} className="overflow-hidden rounded-card border border-line bg-surface">
            <img
              src={image.url}
              srcSet={image.srcSet}
              sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 90vw"
              width={image.width}
              height={image.height}
              alt={`Number ${index + 1} of ${event.title}`}
              className="aspect-video w-full bg-neutral-soft object-cover"
            />
            <div className="flex items-center justify-between gap-3 py-2 ps-4 pe-2 text-sm">
              <span className="text-ink-soft">
                {index === 0 ? 'Picture 1, the cover' : `Picture ${index + 1}`}
              </span>
              <Button variant="quiet" size="small" onClick={() => setDoomed(image)}>
                <Trash2 aria-hidden size={16} />
                Delete
                <span className="sr-only"> picture {index + 1}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(open) => {
          if (!open) setDoomed(undefined);
        }}
        title="Delete this picture?"
        description="It disappears from the event’s page for everyone. This cannot be undone."
        confirmText="Delete picture"
        busyText="Deleting…"
        isBusy={deleteImage.isPending}
        onConfirm={() => {
          if (doomed)
            deleteImage.mutate(doomed.publicId, { onSettled: () => setDoomed(undefined) });
        }}
      />
    </div>
  );
}
