import * as endpoints from '@saath/contract/afterwards/certificates/endpoints';
import { certificateMessages } from '@saath/contract/afterwards/certificates/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { presentCertificate, presentPublic } from './present.ts';
import * as service from './service.ts';

export function certificateRoutes(book: service.Certificates): Route[] {
  return [
    on(endpoints.myCertificates).reply(async ({ actor, query: { after } }) => {
      const { rows, next } = await service.listOwn(book, { userId: actor.id, after });
      return { certificates: rows.map(presentCertificate), next };
    }),

    on(endpoints.issueCertificate).reply(async ({ actor, body }) => {
      const row = await service.issue(book, { ...body, userId: actor.id });
      return { ...say(certificateMessages, 'issued'), certificate: presentCertificate(row) };
    }),

    on(endpoints.revokeCertificate).reply(async ({ actor, params }) => {
      await service.revoke(book, { id: params.id, userId: actor.id });
      return say(certificateMessages, 'revoked');
    }),

    on(endpoints.readCertificate).reply(async ({ params }) =>
      presentPublic(await service.find(book, params.id)),
    ),

    on(endpoints.certificatePdf, { limits: rateLimits.export }).reply(
      async ({ actor, params, query: { language = 'en' } }) =>
        await service.sheetOf(book, { id: params.id, userId: actor.id, language }),
    ),

    on(endpoints.certificateFile).reply(
      async ({ actor, params }) => await service.fileOf(book, { id: params.id, userId: actor.id }),
    ),

    on(endpoints.certificateKeys).reply(async () => ({ keys: [book.certifier.publicKey] })),
  ];
}
