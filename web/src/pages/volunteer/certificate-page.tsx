/** /volunteer/certificate: the own impact on one sheet, to print, to keep as PDF and to share (VO-03). */
import { myImpact } from '@saath/contract/impact/endpoints';
import { Printer, Share2 } from 'lucide-react';
import { redirect } from 'react-router';
import { volunteerOnly } from '../../features/accounts/volunteer-only.ts';
import { typeName } from '../../features/events/event-form-values.ts';
import { useViewer } from '../../features/site/site.ts';
import { Wordmark } from '../../features/site/wordmark.tsx';
import { callContext } from '../../lib/context.ts';
import { formatDate } from '../../lib/format.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import type { Route } from './+types/certificate-page';

export async function loader({ url, context }: Route.LoaderArgs) {
  const call = context.get(callContext);
  await volunteerOnly(call, url);
  const impact = await call(myImpact, {});
  // Nothing to certify yet: the impact page says what to do.
  if (impact.events === 0) throw redirect(paths.volunteerImpact);
  return { impact, on: new Date().toISOString() };
}

export const meta: Route.MetaFunction = () => [
  { title: m.certificate_saath() },
  { name: 'robots', content: 'noindex' },
];

export default function CertificatePage({ loaderData: { impact, on } }: Route.ComponentProps) {
  const name = useViewer()?.name ?? '';
  const { hours, events, peopleHelped, causes } = impact;
  const sentence = (slots: { name: string }) =>
    m.name_gave_hours_at_events({ ...slots, hours: formatNumber(hours), events });
  const helped = peopleHelped > 0 ? m.it_helped_people({ people: peopleHelped }) : '';
  const share = async () => {
    const text = [sentence({ name }), helped].filter(Boolean).join(' ');
    if (navigator.share) return await navigator.share({ text }).catch(() => {});
    await navigator.clipboard.writeText(text).then(
      () => toast.success(m.the_text_is_copied()),
      () => toast.info(text),
    );
  };
  return (
    <main id="content" className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 print:p-0">
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={paths.volunteerImpact} variant="quiet">
          {m.your_impact()}
        </ButtonLink>
        <Button onClick={() => window.print()} className="sm:ms-auto">
          <Printer aria-hidden size={18} />
          {m.print_or_save_as_pdf()}
        </Button>
        <Button variant="secondary" onClick={() => void share()}>
          <Share2 aria-hidden size={18} />
          {m.share()}
        </Button>
      </div>
      <article className="overflow-hidden rounded-card border border-line bg-surface text-center print:border-0">
        <Cover seed={name} kind="community" className="h-40 w-full" />
        <div className="flex flex-col items-center gap-5 px-6 py-10">
          <Wordmark />
          <h1 className="text-4xl">{m.with_thanks()}</h1>
          <p className="max-w-prose text-xl text-pretty">
            <Sentence text={sentence} parts={{ name: <bdi>{name}</bdi> }} />
          </p>
          {helped && <p className="max-w-prose text-lg text-pretty">{helped}</p>}
          <ul aria-label={m.hours_by_cause()} className="flex flex-wrap justify-center gap-x-5">
            {causes.map((cause) => (
              <li key={cause.type}>
                {m.cause_hours({ cause: typeName(cause.type), hours: formatNumber(cause.hours) })}
              </li>
            ))}
          </ul>
          <p className="text-ink-soft text-sm">
            {m.counted_by_saath_until({ date: formatDate(on, 'UTC') })}
          </p>
        </div>
      </article>
    </main>
  );
}
