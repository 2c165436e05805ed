import { listFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import {
  answerStory,
  askForStory,
  ownStories,
  publishStory,
} from '@saath/contract/afterwards/stories/endpoints';
import type { StoryConsent } from '@saath/contract/afterwards/stories/rules';
import { told } from '@saath/contract/texts';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** Which of one's own words organisers would like to publish. */
export const ownStoriesQuery = query(ownStories, {}, { select: ({ stories }) => stories });

/** @param id of the feedback */
export function useAskForStory(id: string) {
  return useCall(askForStory, {
    request: (_: undefined) => ({ params: { id } }),
    touches: [listFeedback],
    touchesWhenRefused: true,
    failed: m.the_writer_could_not_be_asked(),
    onSuccess: (reply) => toast.success(told(reply)),
  });
}

/** @param id of the feedback */
export function usePublishStory(id: string) {
  return useCall(publishStory, {
    request: (isPublished: boolean) => ({ params: { id }, body: { isPublished } }),
    touches: [listFeedback],
    touchesWhenRefused: true,
    failed: m.story_could_not_be_changed(),
    onSuccess: (reply) => toast.success(told(reply)),
  });
}

/** @param id of the feedback */
export function useAnswerStory(id: string) {
  return useCall(answerStory, {
    request: (consent: StoryConsent) => ({ params: { id }, body: { consent } }),
    touches: [ownStories],
    touchesWhenRefused: true,
    failed: m.your_answer_could_not_be_saved_story(),
    onSuccess: (reply) => toast.success(told(reply)),
  });
}
