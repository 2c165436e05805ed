/** Stories as the API shows them. */
import { firstNameOf } from '@saath/contract/afterwards/stories/rules';
import type { OwnStory } from '@saath/contract/afterwards/stories/schema';
import type { StoryRow } from './queries.ts';

export function presentOwnStory(row: StoryRow): OwnStory {
  const { feedbackId, words, rating, eventTitle, personName, consent, askedAt } = row;
  return {
    ...{ id: feedbackId, words, rating, eventTitle, consent },
    firstName: firstNameOf(personName),
    isPublished: row.publishedAt !== null,
    askedAt: askedAt.toISOString(),
  };
}
