import { limits } from '@saath/contract/limits';
import type { ShownContent } from '@saath/contract/office/content/schema';
import { m } from '../../paraglide/messages.js';
import { CalendarSearch, ClipboardList, MailCheck, Sparkles } from '../../ui/icons.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from './section.tsx';

const icons = {
  find: CalendarSearch,
  host: ClipboardList,
  mail: MailCheck,
  match: Sparkles,
} as const;

export function Features({ features }: Pick<ShownContent, 'features'>) {
  return (
    <Section id="features" title={m.powerful_features()}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ title, text, icon }, index) => {
          const Icon = icons[icon];
          return (
            <Reveal
              key={title}
              as="li"
              threshold={limits.revealThreshold}
              delay={index * limits.featureStagger}
              className="flex flex-col gap-3 rounded-card border border-line bg-surface p-6"
            >
              <span className="grid size-12 place-items-center rounded-full bg-primary text-on-primary">
                <Icon aria-hidden />
              </span>
              <h3 className="text-xl">{title}</h3>
              <p className="text-pretty text-ink-soft">{text}</p>
            </Reveal>
          );
        })}
      </ul>
    </Section>
  );
}
