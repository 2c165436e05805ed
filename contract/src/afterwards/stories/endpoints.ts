/** Calls about stories: feedback that is published when its writer agrees. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, messageReply, said } from '../../fields.ts';
import { ownStorySchema, storyAnswerSchema } from './schema.ts';

export const askForStory = endpoint({
  method: 'POST',
  path: '/api/feedback/:id/story',
  summary: 'Ask the writer of feedback whether it may stand on the first page. Asked once.',
  access: 'admin',
  errors: ['stories.not_found', 'stories.cannot_ask', 'stories.already_asked'],
  params: idParams,
  reply: messageReply,
});

export const publishStory = endpoint({
  method: 'PUT',
  path: '/api/feedback/:id/story',
  summary: 'Put feedback whose writer agreed on the first page, or take it off.',
  access: 'admin',
  errors: ['stories.not_found', 'stories.no_consent'],
  params: idParams,
  body: z.object({ isPublished: z.boolean() }),
  reply: messageReply,
});

export const ownStories = endpoint({
  method: 'GET',
  path: '/api/story',
  summary: 'Which of your own words organisers would like to publish, newest question first.',
  access: 'signed-in',
  errors: [],
  reply: z.object({ stories: z.array(ownStorySchema) }),
});

export const answerStory = endpoint({
  method: 'PUT',
  path: '/api/story/:id',
  summary:
    'Say whether your own words may be published, by first name or without. Can be changed at any time: what is declined is taken off at once.',
  access: 'signed-in',
  errors: ['stories.not_found'],
  params: idParams,
  body: storyAnswerSchema,
  reply: z.object({ ...said, story: ownStorySchema }),
});
