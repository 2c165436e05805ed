import type { EventType } from '@saath/contract/events/events/rules';
import type { EventImage } from '@saath/contract/foundation/media/schema';
import { useBrokenImage } from '../../../lib/broken-image.ts';
import { Cover } from '../../../ui/cover.tsx';

type EventCoverProps = {
  event: { id: string; type: EventType };
  image?: Pick<EventImage, 'url' | 'srcSet' | 'width' | 'height'> | null | undefined;
  /** How wide the picture is shown, as the `sizes` attribute has it. */
  sizes: string;
  className?: string;
  /** Pictures of the first row are fetched at once and before scripts, all others when they come near. */
  isEager?: boolean;
};

/**
 * The event's first picture, or the cover that is drawn from its id and kind, also for a picture that cannot be loaded. The text beside it names the event, so
 * the picture itself stays silent for screen readers.
 */
export function EventCover({ event, image, sizes, className = '', isEager }: EventCoverProps) {
  const { isBroken, watch } = useBrokenImage();
  if (!image || isBroken) return <Cover seed={event.id} kind={event.type} className={className} />;
  return (
    <img
      {...watch}
      src={image.url}
      srcSet={image.srcSet}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      className={`object-cover ${className}`}
    />
  );
}
