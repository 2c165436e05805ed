import type { EventImage } from '@saath/contract/foundation/media/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Trash } from '../../../ui/icons.ts';
import { useDeleteImage } from './queries.ts';
import { MediaUpload } from './upload.tsx';

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
        <EmptyState title={m.no_pictures_yet()} hint={m.until_you_add_one_the_event_shows()} />
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
              alt={m.number_number_of_title({ number: index + 1, title: event.title })}
              className="aspect-video w-full bg-neutral-soft object-cover"
            />
            <div className="flex items-center justify-between gap-3 py-2 ps-4 pe-2 text-sm">
              <span className="text-ink-soft">
                {index === 0 ? m.picture_1_the_cover() : m.picture_number({ number: index + 1 })}
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={m.delete_picture_number({ number: index + 1 })}
                onClick={() => setDoomed(image)}
              >
                <Trash aria-hidden size={16} />
                {m.delete()}
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
        title={m.delete_this_picture()}
        description={m.it_disappears_from_the_events_page_for()}
        confirmText={m.delete_picture()}
        busyText={m.deleting()}
        isBusy={deleteImage.isPending}
        onConfirm={() => {
          if (doomed)
            deleteImage.mutate(doomed.publicId, { onSettled: () => setDoomed(undefined) });
        }}
      />
    </div>
  );
}
