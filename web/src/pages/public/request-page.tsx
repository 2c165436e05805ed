/** /request/{token}: where an organiser's answers in a mail lead. Opening it changes nothing; its form does (WI-03). */
import { readRequestLink } from '@saath/contract/places/mail-answers/endpoints';
import { requestAnswers } from '@saath/contract/places/mail-answers/rules';
import { data } from 'react-router';
import { titled } from '../../features/office/site/titled.ts';
import { AnswerPage, BrokenLink } from '../../features/places/mail-answers/answer-page.tsx';
import { RequestByLink } from '../../features/places/mail-answers/request-answer.tsx';
import { unsentReason } from '../../features/places/mail-answers/unsent-reason.ts';
import { callContext } from '../../lib/context.ts';
import { viewOrProblem } from '../../lib/load.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/request-page';

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const given = searchParams.get('answer');
  const chosen = requestAnswers.find((answer) => answer === given) ?? 'approve';
  const unsent = searchParams.get('unsent') ?? '';
  const call = context.get(callContext);
  const { seen, init } = await viewOrProblem(call(readRequestLink, { params: { token } }));
  return data({ ...seen, chosen, unsent }, init);
}

export const meta = titled(m.your_answer_title, () => [
  // The address holds a secret: it must not travel on.
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
]);

export default function RequestPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { view, chosen, unsent, problem } = loaderData;
  return (
    <AnswerPage>
      {view ? (
        <RequestByLink
          {...{ view, chosen, problem: unsentReason(unsent) }}
          action={toolPaths.request(token)}
        />
      ) : (
        <BrokenLink problem={problem} />
      )}
    </AnswerPage>
  );
}
