/** `/site.webmanifest` and `/icon-<size>.png`: what a phone needs to put the site on its home screen, in her name (WI-02). */
import { buffer } from 'node:stream/consumers';
import { nameIn } from '@saath/contract/foundation/organisation/rules';
import { mainColour } from '@saath/contract/foundation/palette/rules';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../platform/file-store/file-store.ts';
import { logoFileName, type OrganisationNow } from '../platform/organisation.ts';
import { drawSiteIcon } from '../platform/site-icon.ts';
import { languageOf } from './language.ts';

const sizes = [192, 512] as const;

type Site = { readonly files: FileStore; readonly organisation: OrganisationNow };

export function serveSiteIcons(app: FastifyInstance, { files, organisation }: Site): void {
  app.get('/site.webmanifest', async (request, reply) => {
    const language = languageOf(request);
    const { colour, about } = organisation();
    const name = nameIn(language, organisation());
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .send({
        name,
        short_name: name.length > 12 ? (name.split(/\s+/)[0] ?? name) : name,
        ...(about ? { description: about } : {}),
        lang: language,
        dir: language === 'ur' ? 'rtl' : 'ltr',
        id: '/',
        start_url: '/',
        display: 'standalone',
        background_color: '#fbf7f0',
        theme_color: mainColour(colour),
        icons: sizes.map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: 'any maskable',
        })),
      });
  });

  // Drawn once for each state of the settings; browsers ask whether it is still the same.
  const drawn = new Map<number, { version: number; picture: Promise<Buffer> }>();
  for (const size of sizes)
    app.get(`/icon-${size}.png`, async (request, reply) => {
      const { version, name, colour, logo } = organisation();
      const etag = `"${version}-${size}"`;
      reply.header('etag', etag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const draw = async () => {
        const stored = logo && (await files.open(logoFileName(logo)));
        const bytes = stored ? await buffer(stored.stream) : undefined;
        return await drawSiteIcon({ name, colour: mainColour(colour), logo: bytes }, size);
      };
      const kept = drawn.get(size);
      const picture = kept?.version === version ? kept.picture : draw();
      drawn.set(size, { version, picture });
      return reply.type('image/png').send(await picture);
    });
}
