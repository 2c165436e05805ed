import { boardPeople, eventBoard, saveBoard } from '@saath/contract/places/board/endpoints';
import { boardMessages } from '@saath/contract/places/board/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Ports } from '../ports.ts';
import { presentBoard, presentPeople } from './present.ts';
import { readBoard, readPeople, saveMoves } from './service.ts';

export function boardRoutes(ports: Ports): Route[] {
  const boardOf = async (eventId: string) =>
    presentBoard(await readBoard(ports, eventId), ports.now());
  return [
    on(eventBoard).reply(async ({ params }) => ({ board: await boardOf(params.id) })),

    on(boardPeople).reply(async ({ actor, params, query }) => {
      const asked = { eventId: params.id, ids: query.ids, isOfBranch: actor.role !== 'Admin' };
      const people = await readPeople(ports, asked);
      return { people: presentPeople(people) };
    }),

    on(saveBoard).reply(async ({ actor, params, body }) => {
      const isOfBranch = actor.role !== 'Admin';
      const save = { ...body, eventId: params.id, actorId: actor.id, isOfBranch };
      const summary = await saveMoves(ports, save);
      return { ...say(boardMessages, 'saved'), summary, board: await boardOf(params.id) };
    }),
  ];
}
