import { limits } from '@saath/contract/limits';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import type { Route } from './+types/landing-page';
import { hero } from './content.ts';
import { Features } from './features.tsx';
import { ContactSection, Team } from './people.tsx';
import { Scene } from './scene.tsx';
import { Steps } from './steps.tsx';
import { Stories } from './stories.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { baseUrl: string }
    | undefined;
  const title = m.saath_good_work_needs_good_company();
  return [
    { title },
    { name: 'description', content: hero.lead },
    { property: 'og:title', content: title },
    { property: 'og:description', content: hero.lead },
    { property: 'og:type', content: 'website' },
    ...(root ? [{ property: 'og:url', content: root.baseUrl }] : []),
  ];
};

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Features />
      <Steps />
      <Stories />
      <Team />
      <ContactSection />
    </>
  );
}

function Hero() {
  const { threshold, delay } = { threshold: limits.revealThreshold, delay: limits.heroStagger };
  return (
    <section id="home" className="overflow-hidden bg-stage pt-16">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-5 pt-14 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:pt-20">
        <div className="flex flex-col gap-6 pb-4 lg:pb-20">
          <Reveal threshold={threshold}>
            <h1 className="text-5xl sm:text-6xl lg:text-7xl">{hero.title}</h1>
          </Reveal>
          <Reveal threshold={threshold} delay={delay}>
            <p className="max-w-xl text-lg text-pretty sm:text-xl">{hero.lead}</p>
          </Reveal>
          <Reveal threshold={threshold} delay={delay * 2} className="flex flex-wrap gap-3">
            <ButtonLink to={paths.events()}>{hero.discover}</ButtonLink>
            <ButtonLink to={paths.signup} variant="secondary">
              {hero.start}
            </ButtonLink>
          </Reveal>
        </div>
        <Reveal threshold={threshold} delay={delay * 3}>
          <Scene className="mx-auto w-full max-w-md lg:max-w-none" />
        </Reveal>
      </div>
      <Edge />
    </section>
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
