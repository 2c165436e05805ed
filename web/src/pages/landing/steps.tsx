import { limits } from '@saath/contract/limits';
import type { ShownContent } from '@saath/contract/office/content/schema';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from './section.tsx';

export function Steps({ steps }: Pick<ShownContent, 'steps'>) {
  return (
    <Section id="how-it-works" title={m.how_it_works()}>
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <Reveal
            key={title}
            as="li"
            threshold={limits.revealThreshold}
            delay={(index + 1) * limits.stepStagger}
            className="border-primary border-t-4 pt-4"
          >
            <span aria-hidden="true" className="font-display font-semibold text-5xl text-primary">
              {index + 1}
            </span>
            <h3 className="mt-2 text-2xl">{title}</h3>
            <p className="mt-2 text-pretty text-ink-soft">{text}</p>
          </Reveal>
        ))}
      </ol>
      <div className="mt-10">
        <ButtonLink to={paths.signup}>{m.get_started_now()}</ButtonLink>
      </div>
    </Section>
  );
}
