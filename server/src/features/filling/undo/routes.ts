import { undoFill as undoEndpoint } from '@saath/contract/filling/fill/endpoints';
import { fillMessages } from '@saath/contract/filling/fill/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Ports } from '../../places/ports.ts';
import { undoFill } from './service.ts';

export function fillUndoRoutes(ports: Ports): Route[] {
  return [
    on(undoEndpoint).reply(async ({ actor, params }) => {
      const { released, kept } = await undoFill(ports, { id: params.id, actorId: actor.id });
      return { ...say(fillMessages, 'undone'), released, kept: [...kept] };
    }),
  ];
}
