/** What the browser can tell about chosen pictures before they travel (EV-06); the server looks at their content. */

import { imageMessages } from '@saath/contract/foundation/media/messages';
import { eventImageFiles } from '@saath/contract/foundation/media/schema';
import { spoken } from '../../../lib/spoken.ts';

const types: readonly string[] = eventImageFiles.formats.map((format) => `image/${format}`);

/** For the `accept` attribute of a file field. */
export const acceptedPictures = types.join(',');

type Chosen = Pick<File, 'type' | 'size'>;

/**
 * Splits a choice into the files that may go and the first problem of the rest.
 *
 * @param room how many more pictures fit
 * @param tooMany what to say about files beyond that
 */
export function checkPictures<F extends Chosen>(
  files: readonly F[],
  { room, tooMany }: { room: number; tooMany: string },
): { accepted: F[]; problem: string | undefined } {
  const pictures = files.filter(({ type }) => types.includes(type));
  const small = pictures.filter(({ size }) => size < eventImageFiles.maxBytes);
  const accepted = small.slice(0, Math.max(room, 0));
  if (pictures.length < files.length) return { accepted, problem: spoken(imageMessages, 'type') };
  if (small.length < pictures.length) return { accepted, problem: spoken(imageMessages, 'size') };
  return { accepted, problem: accepted.length < small.length ? tooMany : undefined };
}
