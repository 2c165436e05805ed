/** The poster of an event. */
import { buffer } from 'node:stream/consumers';
import { nameIn } from '@saath/contract/foundation/organisation/rules';
import type { Language } from '@saath/contract/language';
import type { Viewer } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { asJpeg } from '../../../platform/file-store/picture.ts';
import { fileStem, type OrganisationNow } from '../../../platform/organisation.ts';
import type { ImageRow } from '../../foundation/media/queries.ts';
import { fileNameOf } from '../../foundation/media/service.ts';
import { readEvent } from '../events/service.ts';
import { presentPoster } from './present.ts';

export type Posters = {
  readonly db: Database;
  readonly files: FileStore;
  readonly now: Clock;
  readonly appUrl: URL;
  readonly organisation: { readonly now: OrganisationNow };
};

/** The poster as PDF, with the first picture of the event or flowers. @throws DomainError `events.not_found` */
export async function posterOf(
  { db, files, now, appUrl, organisation }: Posters,
  { id, actor, language }: { id: string; actor: Viewer; language: Language },
): Promise<{ fileName: string; bytes: Buffer }> {
  const { event, roles, images } = await readEvent(db, id, actor);
  const bytes = await presentPoster({
    ...{ event, language, at: now() },
    author: nameIn(language, organisation.now()),
    roles: roles.map(({ name }) => name),
    link: new URL(`/event/${id}`, appUrl).href,
    picture: await pictureOf(files, images[0]),
  });
  return { fileName: `${fileStem(organisation.now())}-poster-${id}.pdf`, bytes };
}

/** A file that is gone is no reason to have no poster. */
async function pictureOf(
  files: FileStore,
  image: ImageRow | undefined,
): Promise<Buffer | undefined> {
  const file = image && (await files.open(fileNameOf(image.id, image.width)));
  return file && (await asJpeg(await buffer(file.stream)));
}
