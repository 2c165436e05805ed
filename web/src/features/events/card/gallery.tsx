import type { Event } from '@saath/contract/events/events/schema';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { EventCover } from './cover.tsx';

type EventGalleryProps = { event: Pick<Event, 'id' | 'type' | 'title' | 'images'> };

/** The large picture with thumbnails in their order. Without JavaScript a thumbnail opens its picture. */
export function EventGallery({ event }: EventGalleryProps) {
  const images = event.images.toSorted((a, b) => a.order - b.order);
  const [chosen, setChosen] = useState(0);
  // Pictures may have gone since one was chosen.
  const index = Math.min(chosen, Math.max(0, images.length - 1));
  const shown = images[index];
  return (
    <div className="flex flex-col gap-3">
      <div
        // A drawn cover is for joy: on a wide screen it leaves room for the title in the first sight of the page.
        className={`aspect-video overflow-hidden rounded-card bg-neutral-soft ${shown ? '' : 'lg:aspect-21/9'}`}
      >
        {shown ? (
          <img
            src={shown.url}
            srcSet={shown.srcSet}
            sizes="(min-width: 1024px) 720px, 94vw"
            width={shown.width}
            height={shown.height}
            alt={m.title_view_number_of_count({
              title: event.title,
              number: index + 1,
              count: images.length,
            })}
            fetchPriority="high"
            className="size-full object-cover"
          />
        ) : (
          <EventCover event={event} sizes="94vw" className="size-full" />
        )}
      </div>
      {images.length > 1 && <Thumbnails images={images} index={index} onChoose={setChosen} />}
    </div>
  );
}

type ThumbnailsProps = {
  images: Event['images'];
  index: number;
  onChoose: (index: number) => void;
};

function Thumbnails({ images, index, onChoose }: ThumbnailsProps) {
  const click = (event: MouseEvent, position: number) => {
    // Control, Command and Shift open the picture elsewhere, as with any link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(position);
  };
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const move = moveOf(event);
    if (!move) return;
    event.preventDefault();
    const next = (index + move + images.length) % images.length;
    onChoose(next);
    event.currentTarget.closest('ul')?.querySelectorAll('a')[next]?.focus();
  };
  return (
    <ul aria-label={m.pictures()} className="-m-1 flex gap-2 overflow-x-auto p-1">
      {images.map((image, position) => (
        <li key={image.id} className="flex-none">
          <a
            href={image.url}
            aria-label={m.show_picture_number({ number: position + 1 })}
            aria-current={position === index}
            onClick={(event) => click(event, position)}
            onKeyDown={press}
            className="block rounded-field border-2 border-transparent aria-[current=true]:border-primary"
          >
            <img
              src={image.srcSet.split(' ')[0]}
              alt=""
              width={112}
              height={70}
              loading="lazy"
              className="h-17.5 w-28 rounded-[8px] object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** 1 for the arrow towards the end of the line, -1 for the other, 0 for any other key. */
function moveOf({ key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey) return 0;
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowRight') return isRightToLeft ? -1 : 1;
  if (key === 'ArrowLeft') return isRightToLeft ? 1 : -1;
  return 0;
}
