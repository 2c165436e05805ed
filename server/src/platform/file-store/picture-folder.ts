/** Pictures that the operator put into a folder by hand: told by their first bytes, never from outside it. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ImageFormat } from '@saath/contract/endpoint';
import { pictureFormat } from './picture.ts';

const MOST_BYTES = 5 * 1_048_576;

const formats: readonly ImageFormat[] = ['png', 'jpeg', 'webp', 'avif'];

export type FolderPicture = {
  readonly bytes: Buffer;
  readonly format: ImageFormat;
  /** Changes whenever the file does. */
  readonly version: string;
};

/** Undefined for what is no picture there: PNG, JPEG, WebP or AVIF, up to 5 MiB. */
export type PictureFolder = (name: string) => Promise<FolderPicture | undefined>;

/** @param allowed what a name in the folder looks like; it must not match a separator */
export function pictureFolder(folder: string, allowed: RegExp): PictureFolder {
  return async (name) => {
    if (!allowed.test(name)) return undefined;
    try {
      // A link in the folder that leads out of it is not followed.
      const path = await realpath(join(folder, name));
      if (!path.startsWith((await realpath(folder)) + sep)) return undefined;
      const { size, mtimeMs } = await stat(path);
      if (size > MOST_BYTES) return undefined;
      const bytes = await readFile(path);
      const format = pictureFormat(bytes);
      if (!format || !formats.includes(format)) return undefined;
      return { bytes, format, version: `${size}-${Math.round(mtimeMs)}` };
    } catch {
      return undefined;
    }
  };
}
