import type { StoryConsent } from '@saath/contract/afterwards/stories/rules';
import type { OwnStory } from '@saath/contract/afterwards/stories/schema';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Check } from '../../../ui/icons.ts';
import { Stars } from '../../../ui/stars.tsx';
import { useAnswerStory } from './queries.ts';

type OwnStoriesProps = { stories: readonly OwnStory[]; isAsked: boolean };

/**
 * Words that organisers would like to publish; nothing where there are none.
 *
 * @param isAsked those without an answer, otherwise those with one
 */
export function OwnStories({ stories, isAsked }: OwnStoriesProps) {
  const shown = stories.filter(({ consent }) => (consent === null) === isAsked);
  if (shown.length === 0) return null;
  return (
    <Card as="section" className="flex max-w-2xl flex-col gap-5 p-6">
      <div>
        <h2 className="text-xl">
          {isAsked ? m.may_we_publish_your_words() : m.your_published_words()}
        </h2>
        <p className="mt-1 text-ink-soft">
          {isAsked ? m.may_we_publish_your_words_lead() : m.your_published_words_lead()}
        </p>
      </div>
      {shown.map((story) => (
        <Story key={story.id} story={story} />
      ))}
    </Card>
  );
}

function Story({ story }: { story: OwnStory }) {
  const { id, words, rating, eventTitle, firstName, consent, isPublished } = story;
  const answer = useAnswerStory(id);
  const choices: readonly (readonly [StoryConsent, string])[] = [
    ['first_name', m.yes_as_first_name({ name: firstName })],
    ['anonymous', m.yes_without_my_name()],
    ['declined', m.no_do_not_publish()],
  ];
  return (
    <div className="flex flex-col gap-3">
      <figure className="rounded-field bg-neutral-soft px-4 py-3">
        <Stars rating={rating} />
        <blockquote dir="auto" className="mt-2 whitespace-pre-line break-words">
          {words}
        </blockquote>
        {eventTitle && (
          <figcaption className="mt-1 text-ink-soft text-sm">
            <bdi>{eventTitle}</bdi>
          </figcaption>
        )}
      </figure>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{m.may_these_words_be_published()}</legend>
        {choices.map(([choice, text]) => (
          <Button
            key={choice}
            variant="secondary"
            aria-pressed={consent === choice}
            className={
              consent === choice ? 'border-primary! bg-primary-soft text-primary-strong' : ''
            }
            disabled={answer.isPending}
            onClick={() => answer.mutate(choice)}
          >
            {consent === choice && <Check aria-hidden size={16} />}
            {text}
          </Button>
        ))}
      </fieldset>
      {consent && (
        <p className="text-ink-soft text-sm">
          {isPublished ? m.they_are_shown_now() : m.they_are_not_shown_now()}
        </p>
      )}
    </div>
  );
}
