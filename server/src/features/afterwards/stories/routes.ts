import * as endpoints from '@saath/contract/afterwards/stories/endpoints';
import { storyMessages } from '@saath/contract/afterwards/stories/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { presentOwnStory } from './present.ts';
import * as service from './service.ts';

export function storyRoutes(stories: service.Stories): Route[] {
  return [
    on(endpoints.askForStory, { limits: rateLimits.announcement }).reply(
      async ({ actor, params }) => {
        const name = await service.ask(stories, { id: params.id, actorId: actor.id });
        return say(storyMessages, 'asked', { name });
      },
    ),

    on(endpoints.publishStory).reply(async ({ actor, params, body: { isPublished } }) => {
      await service.publish(stories, { id: params.id, actorId: actor.id, isPublished });
      return say(storyMessages, isPublished ? 'published' : 'unpublished');
    }),

    on(endpoints.ownStories).reply(async ({ actor }) => ({
      stories: (await service.listOwn(stories, actor.id)).map(presentOwnStory),
    })),

    on(endpoints.answerStory).reply(async ({ actor, params, body: { consent } }) => {
      const row = await service.answer(stories, { id: params.id, actorId: actor.id, consent });
      const told = say(storyMessages, consent === 'declined' ? 'declined' : 'agreed');
      return { ...told, story: presentOwnStory(row) };
    }),
  ];
}
