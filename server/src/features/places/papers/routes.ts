import * as endpoints from '@saath/contract/places/papers/endpoints';
import { paperMessages } from '@saath/contract/places/papers/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { presentKind } from '../../events/eligibility/present.ts';
import { keepPlace } from '../attention/service.ts';
import { closedCrews } from '../crews/service.ts';
import { presentOwnGuardian } from '../guardians/present.ts';
import { eventOfPlace } from '../lists/service.ts';
import { presentOwnSignature } from '../signatures/present.ts';
import { presentAround, presentPaper, presentPaperToCheck } from './present.ts';
import * as service from './service.ts';

export function paperRoutes(ports: service.PaperPorts): Route[] {
  return [...ownRoutes(ports), ...checkingRoutes(ports)];
}

function ownRoutes(ports: service.PaperPorts): Route[] {
  return [
    on(endpoints.myPapers).reply(async ({ actor, query: { eventId } }) => {
      const { papers, said, kinds, asksAge, signatures, guardians } = await service.readPapers(
        ports,
        actor.id,
      );
      const around = await service.placesAroundEvent(ports, { userId: actor.id, eventId });
      const crews = await closedCrews(ports.db, { userId: actor.id, eventId });
      return {
        papers: papers.map(presentPaper),
        over: said?.age ?? null,
        saidAt: said?.saidAt.toISOString() ?? null,
        kinds: kinds.map(presentKind),
        asksAge,
        ...(signatures.length > 0 ? { signatures: signatures.map(presentOwnSignature) } : {}),
        ...(guardians.length > 0 ? { guardians: guardians.map(presentOwnGuardian) } : {}),
        ...(crews.length > 0 ? { crews } : {}),
        ...(around.length > 0 ? { around: around.map(presentAround) } : {}),
      };
    }),

    on(endpoints.claimPaper).reply(async ({ actor, body }) => {
      const id = await service.claimPaper(ports, { ...body, userId: actor.id });
      return { ...say(paperMessages, 'claimed'), id };
    }),

    on(endpoints.withdrawPaper).reply(async ({ actor, params: { id } }) => {
      await service.withdrawPaper(ports, { id, userId: actor.id });
      return say(paperMessages, 'withdrawn');
    }),

    on(endpoints.sayAge).reply(async ({ actor, body: { over } }) => {
      await service.sayAge(ports, { userId: actor.id, over });
      return say(paperMessages, 'said');
    }),
  ];
}

function checkingRoutes(ports: service.PaperPorts): Route[] {
  return [
    on(endpoints.papersToCheck).reply(async ({ query: { state } }) => {
      const { papers, wanted, total } = await service.papersToCheck(ports, state);
      return { papers: papers.map((row) => presentPaperToCheck(row, wanted.get(row.id))), total };
    }),

    on(endpoints.decidePaper).reply(async ({ actor, params: { id }, body }) => {
      await service.decidePaper(ports, { id, ...body, actorId: actor.id });
      return say(paperMessages, body.decision === 'verify' ? 'verified' : 'refused');
    }),

    on(endpoints.keepPlace, { eventOf: eventOfPlace(ports) }).reply(
      async ({ actor, params, body: { reason } }) => {
        await keepPlace(ports, { participationId: params.id, reason, actorId: actor.id });
        return say(paperMessages, 'kept');
      },
    ),
  ];
}
