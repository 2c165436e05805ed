import type { EventType } from '@saath/contract/events/events/rules';
import type { EventImage } from '@saath/contract/foundation/media/schema';
import { type ComponentProps, lazy, memo, Suspense, useState } from 'react';
import { useBrokenImage } from '../../../lib/broken-image.ts';
import { onFirstTouch } from '../../../lib/first-touch.ts';
import { useIsReady } from '../../../lib/is-ready.ts';

const load = async () => ({ default: (await import('../../../ui/cover.tsx')).Cover });
const Cover = lazy(load);
/** The server has drawn it: the script for it can wait. */
const CoverThatIsThere = lazy(async () => await onFirstTouch(load));

/** By itself: what stands there from the server stays only as long as nothing around it changes what it is given. */
const DrawnCover = memo(
  ({ isThere, ...props }: ComponentProps<typeof Cover> & { isThere: boolean }) => {
    const Drawn = isThere ? CoverThatIsThere : Cover;
    return (
      <Suspense fallback={<div className={props.className} />}>
        <Drawn {...props} />
      </Suspense>
    );
  },
);

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
  const [isThere] = useState(!useIsReady());
  const drawn = { seed: event.id, kind: event.type, className };
  if (!image || isBroken) return <DrawnCover isThere={isThere && !image} {...drawn} />;
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
