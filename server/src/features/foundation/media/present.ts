import type { EventImage } from '@saath/contract/foundation/media/schema';
import type { ImageRow } from './queries.ts';
import { storedWidths } from './service.ts';

const address = (id: string, width: number) => `/media/${id}-${width}.webp`;

export function presentImage({ id, width, height, position }: ImageRow): EventImage {
  return {
    id,
    publicId: id,
    url: address(id, width),
    srcSet: storedWidths(width)
      .map((each) => `${address(id, each)} ${each}w`)
      .join(', '),
    order: position,
    width,
    height,
  };
}
