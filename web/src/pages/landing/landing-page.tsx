import { limits } from '@saath/contract/limits';
import type { ShownContent } from '@saath/contract/office/content/schema';
import type { CSSProperties, ReactNode } from 'react';
import { NextEvents } from '../../features/events/card/next-events.tsx';
import { loadContent } from '../../features/office/site/content.ts';
import { siteName } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { eventsAhead } from '../public/events-ahead.ts';
import type { Route } from './+types/landing-page';
import { Features } from './features.tsx';
import { ContactSection, Team } from './people.tsx';
import { Scene } from './scene.tsx';
import { Steps } from './steps.tsx';
import { Stories } from './stories.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { hero, features, steps, stories, team, contact } = await loadContent(context);
  const next = await eventsAhead(context.get(callContext));
  return { hero, features, steps, stories, team, contact, next };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { baseUrl: string }
    | undefined;
  const name = siteName(matches);
  const title = loaderData ? `${name}: ${loaderData.hero.title.replace(/[.۔]$/, '')}` : name;
  return [
    { title },
    ...(loaderData ? [{ name: 'description', content: loaderData.hero.lead }] : []),
    { property: 'og:title', content: title },
    ...(loaderData ? [{ property: 'og:description', content: loaderData.hero.lead }] : []),
    { property: 'og:type', content: 'website' },
    ...(root ? [{ property: 'og:url', content: root.baseUrl }] : []),
  ];
};

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { hero, features, steps, stories, team, contact, next } = loaderData;
  return (
    <>
      <Hero {...hero} />
      <NextEvents title={m.coming_up_next()} events={next} />
      <Features features={features} />
      <Steps steps={steps} />
      {stories.items.length > 0 && <Stories {...stories} />}
      {team.length > 0 && <Team team={team} />}
      <ContactSection {...contact} />
    </>
  );
}

function Hero({ title, lead, discover, start }: ShownContent['hero']) {
  const delay = limits.heroStagger;
  return (
    <section id="home" className="overflow-hidden bg-stage pt-16">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-5 pt-14 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:pt-20">
        <div className="flex flex-col gap-6 pb-4 lg:pb-20">
          <Rise delay={0}>
            <h1 className="text-5xl sm:text-6xl lg:text-7xl">{title}</h1>
          </Rise>
          <Rise delay={delay}>
            <p className="max-w-xl text-lg text-pretty sm:text-xl">{lead}</p>
          </Rise>
          <Rise delay={delay * 2} className="flex flex-wrap gap-3">
            <ButtonLink to={paths.events()}>{discover}</ButtonLink>
            <ButtonLink to={paths.signup} variant="secondary">
              {start}
            </ButtonLink>
          </Rise>
        </div>
        <Rise delay={delay * 3}>
          <Scene className="mx-auto w-full max-w-md lg:max-w-none" />
        </Rise>
      </div>
      <Edge />
    </section>
  );
}

type RiseProps = { delay: number; className?: string; children: ReactNode };

/** What is on the first screen moves in by style alone and is never hidden: it waits for no script. */
function Rise({ delay, className, children }: RiseProps) {
  const style = { '--reveal-delay': `${delay}ms` } as CSSProperties;
  return (
    <div data-reveal="moving" style={style} className={className}>
      {children}
    </div>
  );
}

/** The painted edge below the hero. */
function Edge() {
  return (
    <svg aria-hidden="true" className="block h-5 w-full">
      <defs>
        <pattern id="edge" width="40" height="20" patternUnits="userSpaceOnUse">
          <rect width="40" height="20" fill="#0e5a47" />
          <circle cx="20" cy="20" r="14" fill="#f2a516" />
          <circle cx="20" cy="20" r="6" fill="#b5432e" />
        </pattern>
      </defs>
      <rect width="100%" height="20" fill="url(#edge)" />
    </svg>
  );
}
