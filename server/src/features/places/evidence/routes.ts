import * as endpoints from '@saath/contract/places/evidence/endpoints';
import { evidenceMessages } from '@saath/contract/places/evidence/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { addEvidence, type Evidence, readFile } from './service.ts';

export function evidenceRoutes(evidence: Evidence): Route[] {
  return [
    on(endpoints.addEvidence, { limits: rateLimits.upload }).reply(
      async ({ actor, params: { id }, files: [file] }) => {
        await addEvidence(evidence, { paperId: id, userId: actor.id, file });
        return say(evidenceMessages, 'added');
      },
    ),

    on(endpoints.evidencePicture).reply(
      async ({ actor, params: { id } }) =>
        await readFile(evidence, { paperId: id, kind: 'picture', reader: actor }),
    ),

    on(endpoints.evidencePdf).reply(
      async ({ actor, params: { id } }) =>
        await readFile(evidence, { paperId: id, kind: 'pdf', reader: actor }),
    ),
  ];
}
