import { limits } from '@saath/contract/limits';
import type { ShownContent } from '@saath/contract/office/content/schema';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/avatar.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Section } from './section.tsx';

export function Stories({ areSamples, items }: ShownContent['stories']) {
  const slides = items.map((story) => ({
    key: story.content,
    content: <StoryCard {...story} />,
  }));
  return (
    <Section id="testimonials" title={m.success_stories()}>
      {areSamples && (
        <p className="-mt-6 mb-6">
          <Chip tone="joy">{m.sample_stories_not_real_ones_yet()}</Chip>
        </p>
      )}
      <Carousel
        label={m.stories_one_at_a_time()}
        slides={slides}
        advance={limits.carouselAdvance}
      />
    </Section>
  );
}

type Story = ShownContent['stories']['items'][number];

function StoryCard({ name, role, content, rating, image }: Story) {
  return (
    <figure className="flex h-full flex-col items-center justify-center gap-5 rounded-card border border-line bg-surface px-6 py-10 text-center">
      <Stars rating={rating} />
      <blockquote
        dir="auto"
        className="max-w-3xl font-display text-2xl leading-snug text-balance sm:text-3xl"
      >
        “{content}”
      </blockquote>
      <figcaption className="flex items-center gap-3 text-start">
        <Avatar name={name} src={image ?? null} size={52} />
        <span>
          <bdi className="block font-semibold">{name}</bdi>
          {role && <bdi className="text-ink-soft">{role}</bdi>}
        </span>
      </figcaption>
    </figure>
  );
}
