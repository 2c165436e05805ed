/** `/share.png` and `/event/:id/share.png` and `share-square.png`: an event as other sites show it. What guests do not see has none. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { idParams } from '@saath/contract/fields';
import { nameIn } from '@saath/contract/foundation/organisation/rules';
import { getSite } from '@saath/contract/office/site/endpoints';
import type { Site } from '@saath/contract/office/site/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Counters } from '../platform/counters.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { FileStore } from '../platform/file-store/file-store.ts';
import { directionOfText } from '../platform/pdf/text-runs.ts';
import {
  drawSharePicture,
  type Shared,
  type ShareForm,
} from '../platform/share-picture/share-picture.ts';
import { inProcessCalls } from './in-process.ts';
import { createRateCheck, rateLimits } from './rate-limit.ts';
import type { Route } from './route.ts';

/** Pictures of about 100 kB. */
const MOST_KEPT = 100;

const forms: Readonly<Record<string, ShareForm>> = {
  'share.png': 'wide',
  'share-square.png': 'square',
};

type SharePictureOptions = {
  readonly routes: readonly Route[];
  readonly files: FileStore;
  readonly counters: Counters;
};

export function serveSharePictures(app: FastifyInstance, options: SharePictureOptions): void {
  const { routes, files, counters } = options;
  const call = inProcessCalls(routes)(undefined);
  const check = createRateCheck(counters, 'drawings', rateLimits.drawing);
  const kept = createKept();
  async function answer(request: FastifyRequest, reply: FastifyReply, wanted: Wanted) {
    const { form, event, shared } = wanted;
    const version = createHash('sha256')
      .update(JSON.stringify([form, event?.updatedAt, event?.images, shared]))
      .digest('base64url')
      .slice(0, 22);
    const etag = `"${version}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const bytes = await kept(
      version,
      async () => {
        const picture = event && (await pictureOf(event, files));
        return await drawSharePicture({ ...shared, picture }, form);
      },
      async () => await check({ address: request.ip }),
    );
    return reply.type('image/png').header('content-disposition', 'inline').send(bytes);
  }

  app.get('/share.png', async (request, reply) => {
    const { site } = await call(getSite, {});
    return await answer(request, reply, { form: 'wide', shared: sharedSite(site) });
  });
  for (const [name, form] of Object.entries(forms))
    app.get<{ Params: { id: string } }>(`/event/:id/${name}`, async (request, reply) => {
      const params = idParams.safeParse(request.params);
      if (!params.success) throw new DomainError('events.not_found');
      const { event } = await call(getEvent, { params: params.data });
      const { site } = await call(getSite, {});
      return await answer(request, reply, { form, event, shared: sharedEvent(event, site) });
    });
}

type Wanted = {
  readonly form: ShareForm;
  readonly event?: Event;
  readonly shared: Omit<Shared, 'picture'>;
};

/** In the language of its title: the service that fetches the picture for others has none. */
const languageOf = (title: string) => (directionOfText(title) === 'rtl' ? 'ur' : 'en');

function sharedSite({ organisation, timeZone }: Site): Wanted['shared'] {
  const language = languageOf(organisation.name);
  const title = nameIn(language, organisation);
  return {
    ...{ id: title, type: title, title, location: organisation.place, timeZone, language },
    ...{ startTime: undefined, isCancelled: false, organisation: '' },
  };
}

function sharedEvent(event: Event, { organisation }: Site): Wanted['shared'] {
  const { id, type, title, location, startTime, timeZone, status } = event;
  const language = languageOf(title);
  return {
    ...{ id, type, title, location, startTime, timeZone, language },
    ...{ isCancelled: status === 'CANCELLED', organisation: nameIn(language, organisation) },
  };
}

/** The first of the event's pictures; undefined without one, or when its file is gone. */
async function pictureOf({ images }: Event, files: FileStore): Promise<Buffer | undefined> {
  const [first] = images.toSorted((a, b) => a.order - b.order);
  const file = first && (await files.open(first.url.split('/').at(-1) ?? ''));
  return file && (await buffer(file.stream));
}

/** The pictures asked for last. They are drawn one after the other: each takes a processor for a while. */
function createKept() {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  return async (key: string, draw: () => Promise<Buffer>, count: () => Promise<void>) => {
    const known = kept.get(key);
    if (!known) await count();
    const drawn = known ?? kept.get(key) ?? last.then(draw);
    // Last in the order now.
    kept.delete(key);
    kept.set(key, drawn);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    // A failure is not kept.
    if (!known) last = drawn.catch(() => kept.delete(key));
    return await drawn;
  };
}
