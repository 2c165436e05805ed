/** `/media/<id>-<width>.webp`, for logos `.png`: stored pictures. Their content never changes, so browsers keep them for ever. */
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../platform/domain-error.ts';
import type { FileStore } from '../platform/file-store/file-store.ts';
import { isShownName } from '../platform/file-store/names.ts';

export function servePictures(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const file = isShownName(name) ? await files.open(name) : undefined;
    if (!file) throw new DomainError('media.not_found');
    return reply
      .type(name.endsWith('.png') ? 'image/png' : 'image/webp')
      .header('content-length', file.size)
      .header('content-disposition', 'inline')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.stream);
  });
}
