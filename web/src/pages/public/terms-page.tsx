import { imprintLink } from '@saath/contract/foundation/organisation/rules';
import { useSite } from '../../features/foundation/organisation/site.ts';
import { loadContent } from '../../features/office/site/content.ts';
import { sitePicture, titleOf } from '../../features/office/site/titled.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/terms-page';

export async function loader({ context }: Route.LoaderArgs) {
  return (await loadContent(context)).terms;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = titleOf(matches, loaderData?.title ?? m.terms());
  return [
    { title },
    ...(loaderData ? [{ name: 'description', content: loaderData.description }] : []),
    { property: 'og:title', content: title },
    ...(loaderData ? [{ property: 'og:description', content: loaderData.description }] : []),
    { property: 'og:type', content: 'website' },
    ...sitePicture(matches),
  ];
};

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, sections } = loaderData;
  const { imprint } = useSite().organisation;
  return (
    <article className="mx-auto max-w-2xl px-5 py-10 sm:py-16">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-4 text-ink-soft text-lg">{lead}</p>
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2 className="text-2xl">{section.title}</h2>
          <p className="mt-2 whitespace-pre-line">{section.text}</p>
        </section>
      ))}
      {imprint && !imprintLink(imprint) && (
        <section id="imprint" className="mt-8 scroll-mt-20">
          <h2 className="text-2xl">{m.legal_notice()}</h2>
          <p className="mt-2 whitespace-pre-line">
            <bdi>{imprint}</bdi>
          </p>
        </section>
      )}
    </article>
  );
}
