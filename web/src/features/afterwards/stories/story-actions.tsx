import type { Feedback } from '@saath/contract/afterwards/feedback/schema';
import type { StoryConsent } from '@saath/contract/afterwards/stories/rules';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Megaphone } from '../../../ui/icons.ts';
import { useAskForStory, usePublishStory } from './queries.ts';

const answers: Readonly<Record<StoryConsent, Text>> = {
  first_name: m.may_be_published_with_first_name,
  anonymous: m.may_be_published_without_name,
  declined: m.writer_does_not_want_it_published,
};

type StoryActionsProps = { feedback: Pick<Feedback, 'id' | 'story' | 'canBeAsked'> };

/** From feedback to a story on the first page: asked, agreed, published. Nothing where nobody can be asked. */
export function StoryActions({ feedback: { id, story, canBeAsked } }: StoryActionsProps) {
  if (!story) return canBeAsked ? <Ask id={id} /> : null;
  const { consent, isPublished } = story;
  if (!consent) return <Chip tone="neutral">{m.asked_and_waiting_for_the_writer()}</Chip>;
  if (consent === 'declined') return <Chip tone="neutral">{answers.declined()}</Chip>;
  return (
    <>
      <Chip tone={isPublished ? 'primary' : 'joy'}>
        {isPublished ? m.on_the_first_page() : answers[consent]()}
      </Chip>
      <Publish id={id} isPublished={isPublished} />
    </>
  );
}

function Ask({ id }: { id: string }) {
  const ask = useAskForStory(id);
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={ask.isPending}
      title={m.ask_to_publish_hint()}
      onClick={() => ask.mutate(undefined)}
    >
      <Megaphone aria-hidden size={16} />
      {m.ask_to_publish()}
    </Button>
  );
}

function Publish({ id, isPublished }: { id: string; isPublished: boolean }) {
  const publish = usePublishStory(id);
  return (
    <Button
      variant={isPublished ? 'quiet' : 'primary'}
      size="small"
      isBusy={publish.isPending}
      onClick={() => publish.mutate(!isPublished)}
    >
      {isPublished ? m.take_off_the_first_page() : m.publish_story()}
    </Button>
  );
}
