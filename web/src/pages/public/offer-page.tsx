/** /offer/{token}: where the answers of an offer lead. Opening it changes nothing; its form does (G17, WI-06). */
import { readOfferLink } from '@saath/contract/places/mail-answers/endpoints';
import { data } from 'react-router';
import { titled } from '../../features/office/site/titled.ts';
import { AnswerPage, BrokenLink } from '../../features/places/mail-answers/answer-page.tsx';
import { OfferByLink } from '../../features/places/mail-answers/offer-answer.tsx';
import { unsentReason } from '../../features/places/mail-answers/unsent-reason.ts';
import { callContext } from '../../lib/context.ts';
import { viewOrProblem } from '../../lib/load.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/offer-page';

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const unsent = new URL(request.url).searchParams.get('unsent') ?? '';
  const call = context.get(callContext);
  const { seen, init } = await viewOrProblem(call(readOfferLink, { params: { token } }));
  return data({ ...seen, unsent }, init);
}

export const meta = titled(m.your_answer_title, () => [
  // The address holds a secret: it must not travel on.
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
]);

export default function OfferPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { view, unsent, problem } = loaderData;
  return (
    <AnswerPage>
      {view ? (
        <OfferByLink view={view} problem={unsentReason(unsent)} action={toolPaths.offer(token)} />
      ) : (
        <BrokenLink problem={problem} hint={m.a_later_mail_leads_to_your_places()} />
      )}
    </AnswerPage>
  );
}
