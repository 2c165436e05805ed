import { undoFill as undoEndpoint } from '@saath/contract/filling/fill/endpoints';
import { fillMessages } from '@saath/contract/filling/fill/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Ports } from '../../places/ports.ts';
import { eventOfPlan, undoFill } from './service.ts';

export function fillUndoRoutes(ports: Ports): Route[] {
  const eventOf = async (id: string) => await eventOfPlan(ports.db, id);
  return [
    on(undoEndpoint, { eventOf }).reply(async ({ actor, params }) => {
      const isOwn = actor.role !== 'Admin';
      const { released, kept } = await undoFill(ports, { ...params, actorId: actor.id, isOwn });
      return { ...say(fillMessages, 'undone'), released, kept: [...kept] };
    }),
  ];
}
