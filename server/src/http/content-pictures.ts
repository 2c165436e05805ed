/** `/content/pictures/<name>`: the pictures of the operator's content. They can change, so browsers ask again. */
import { contentPictures } from '@saath/contract/office/content/schema';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../platform/domain-error.ts';
import type { PictureFolder } from '../platform/file-store/picture-folder.ts';

export function serveContentPictures(app: FastifyInstance, open: PictureFolder): void {
  app.get<{ Params: { name: string } }>(
    `${contentPictures.address}:name`,
    async (request, reply) => {
      const picture = await open(request.params.name);
      if (!picture) throw new DomainError('media.not_found');
      const etag = `"${picture.version}"`;
      reply.header('etag', etag).header('cache-control', 'public, max-age=300');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type(`image/${picture.format}`)
        .header('content-disposition', 'inline')
        .send(picture.bytes);
    },
  );
}
