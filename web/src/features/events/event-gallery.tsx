import type { Event } from '@saath/contract/events/schema';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { EventCover } from './event-cover.tsx';

type EventGalleryProps = { event: Pick<Event, 'id' | 'type' | 'title' | 'images'> };

/** The large picture with thumbnails in their order. Without JavaScript a thumbnail opens its picture. */
export function EventGallery({ event }: EventGalleryProps) {
  const images = event.images.toSorted((a, b) => a.order - b.order);
  const [index, setIndex] = useState(0);
  const shown = images[Math.min(index, images.length - 1)];
  const step = (press: KeyboardEvent) => {
    const move = { ArrowRight: 1, ArrowLeft: -1 }[press.key];
    if (move) setIndex((index + move + images.length) % images.length);
  };
  const choose = (click: MouseEvent, position: number) => {
    click.preventDefault();
    setIndex(position);
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="aspect-video overflow-hidden rounded-card bg-neutral-soft">
        {shown ? (
          <img
            src={shown.url}
            srcSet={shown.srcSet}
            sizes="(min-width: 1024px) 720px, 94vw"
            width={shown.width}
            height={shown.height}
            alt={`${event.title}, view ${index + 1} of ${images.length}`}
            className="size-full object-cover"
          />
        ) : (
          <EventCover event={event} sizes="94vw" className="size-full" />
        )}
      </div>
      {images.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1">
          {images.map((image, position) => (
            <li key={image.id} className="flex-none">
              <a
                href={image.url}
                aria-label={`Show picture ${position + 1}`}
                aria-current={position === index}
                onClick={(click) => choose(click, position)}
                onKeyDown={step}
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
      )}
    </div>
  );
}
