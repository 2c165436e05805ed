/** /guardian/{token}: where the mail to a guardian leads. Opening it changes nothing; its forms do (EL-03). */
import { readGuardianConsent } from '@saath/contract/places/guardians/endpoints';
import { signatureErrors } from '@saath/contract/places/signatures/messages';
import { data } from 'react-router';
import { titled } from '../../features/office/site/titled.ts';
import { AnswerPage } from '../../features/places/mail-answers/answer-page.tsx';
import { GuardianByLink } from '../../features/places/mail-answers/guardian-answer.tsx';
import { callContext } from '../../lib/context.ts';
import { viewOrProblem } from '../../lib/load.ts';
import { paths } from '../../lib/paths.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Route } from './+types/guardian-page';

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const unsent = new URL(request.url).searchParams.get('unsent') ?? '';
  const typed = unsent ? decodeURIComponent(request.headers.get('saath-typed') ?? '') : '';
  const call = context.get(callContext);
  const { seen, init } = await viewOrProblem(call(readGuardianConsent, { params: { token } }));
  return data({ ...seen, unsent, typed }, init);
}

export const meta = titled(m.consent_of_a_guardian_title, () => [
  // The address holds a secret: it must not travel on.
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
]);

/** What stood in the way: a text that was changed meanwhile, a name that is none, or something else. */
function reasonOf(unsent: string): string {
  if (unsent === '') return '';
  if (unsent === 'signatures.changed') return refusalText(signatureErrors, unsent);
  // Of what the form sends, only the name can be wrong.
  if (unsent === 'request.invalid') return m.please_type_your_full_name();
  return m.your_answer_could_not_be_sent_try_again();
}

export default function GuardianPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { view, unsent, typed, problem, code } = loaderData;
  return (
    <AnswerPage>
      {view ? (
        <GuardianByLink
          {...{ view, typed }}
          problem={reasonOf(unsent)}
          action={toolPaths.guardian(token)}
        />
      ) : (
        <>
          <h1 className="text-3xl">
            {code === 'guardians.link_expired'
              ? m.this_link_has_run_out()
              : m.this_link_does_not_work()}
          </h1>
          <Card className="flex flex-col items-start gap-4 p-5">
            <p>{problem}</p>
            <ButtonLink to={paths.events()} variant="secondary">
              {m.see_events()}
            </ButtonLink>
          </Card>
        </>
      )}
    </AnswerPage>
  );
}
