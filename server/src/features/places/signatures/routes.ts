import * as endpoints from '@saath/contract/places/signatures/endpoints';
import { signatureMessages } from '@saath/contract/places/signatures/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import type { Ports } from '../ports.ts';
import { presentSignedText, presentSigner } from './present.ts';
import * as service from './service.ts';

export function signatureRoutes(ports: Ports): Route[] {
  return [
    on(endpoints.signAgreement).reply(async ({ actor, params: { id }, body }) => {
      const { version, name } = body;
      await service.signAgreement(ports, { agreementId: id, userId: actor.id, version, name });
      return say(signatureMessages, 'signed');
    }),

    on(endpoints.withdrawSignature).reply(async ({ actor, params: { id } }) => {
      await service.withdrawSignature(ports, { id, userId: actor.id });
      return say(signatureMessages, 'withdrawn');
    }),

    on(endpoints.readSignature).reply(async ({ actor, params: { id } }) => {
      const row = await service.readSignature(ports, { id, reader: actor });
      return { signature: presentSignedText(row) };
    }),

    on(endpoints.signaturePdf, { limits: rateLimits.export }).reply(
      async ({ actor, params: { id }, query: { language = 'en' } }) =>
        await service.signedPdf(ports, { id, reader: actor, language }),
    ),

    on(endpoints.listSignatures).reply(async ({ params: { id } }) => {
      const { signatures, total } = await service.listSignatures(ports, id);
      return { signatures: signatures.map(presentSigner), total };
    }),
  ];
}
