import { limits } from '@saath/contract/limits';
import type { GuardianLinkView } from '@saath/contract/places/guardians/schema';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AnswerButton, Subject, Unsent } from './answer-page.tsx';

type GuardianByLinkProps = {
  view: GuardianLinkView;
  /** Why what was sent a moment ago was refused; empty where it was not. */
  problem: string;
  /** The name that was typed then. */
  typed: string;
  /** Where the form goes. */
  action: string;
};

/** Who asks a guardian for consent, for what, and the answer; it works without scripts (EL-03). */
export function GuardianByLink({ view, problem, typed, action }: GuardianByLinkProps) {
  const { state, event, roleName, agreements } = view;
  const mayConsent = state !== 'over' && (state !== 'consented' || agreements.length > 0);
  return (
    <>
      <HowItStands view={view} />
      <Unsent problem={problem} isOpen={state !== 'over'} />
      <Subject event={event} roleName={roleName}>
        <Link
          to={paths.event(event.id)}
          className="inline-flex min-h-11 w-fit items-center font-semibold text-primary underline"
        >
          {m.see_the_event()}
        </Link>
      </Subject>
      {mayConsent && (
        <Card>
          <ConsentForm view={view} typed={typed} action={action} />
        </Card>
      )}
      {state === 'consented' && (
        <form method="post" action={action}>
          <AnswerButton value="refuse" variant="secondary">
            {m.take_my_consent_back()}
          </AnswerButton>
        </form>
      )}
    </>
  );
}

function HowItStands({ view }: { view: GuardianLinkView }) {
  const { state, personName, guardianName, agreements } = view;
  const name = <bdi>{personName}</bdi>;
  if (state === 'asked')
    return (
      <>
        <h1 className="text-3xl break-words">
          <Sentence text={m.person_asks_for_your_consent} parts={{ name }} />
        </h1>
        <p>
          <Sentence
            text={m.hello_guardian_person_would_like_to_help}
            parts={{ name, guardian: <bdi>{guardianName}</bdi> }}
          />
        </p>
      </>
    );
  if (state === 'over')
    return (
      <>
        <h1 className="text-3xl">{m.nothing_to_answer_any_more()}</h1>
        <p>{m.this_event_is_over_or_off()}</p>
      </>
    );
  if (state === 'consented' && agreements.length > 0)
    return (
      <>
        <h1 className="text-3xl">{m.please_sign_a_text()}</h1>
        <p>
          <Sentence text={m.you_agreed_and_have_a_text_to_sign} parts={{ name }} />
        </p>
      </>
    );
  return (
    <>
      <h1 className="text-3xl">{titles[state]()}</h1>
      <p>
        {state === 'consented' ? (
          <Sentence text={m.you_can_take_consent_back_until_the_event_is_over} parts={{ name }} />
        ) : (
          <Sentence text={m.you_can_still_consent} parts={{ name }} />
        )}
      </p>
    </>
  );
}

const titles = {
  consented: m.you_have_consented,
  refused: m.you_have_not_consented,
  withdrawn: m.you_have_taken_consent_back,
};

/** Two forms: saying no takes no name. What was read is named by its version, so that nobody signs another text. */
function ConsentForm({ view, typed, action }: Omit<GuardianByLinkProps, 'problem'>) {
  const { agreements, personName, state } = view;
  return (
    <div className="flex flex-col gap-4">
      <form method="post" action={action} className="flex flex-col gap-4">
        {agreements.length > 0 && (
          <p>
            <Sentence
              text={m.you_also_sign_these_texts}
              parts={{ name: <bdi>{personName}</bdi> }}
            />
          </p>
        )}
        {agreements.map(({ id, name, version, text }) => (
          <section key={id} aria-labelledby={id} className="flex flex-col gap-2">
            <h2 id={id} className="own-words text-xl break-words">
              <bdi>{name}</bdi>
            </h2>
            <div className="rounded-field border border-line bg-neutral-soft p-4">
              <p dir="auto" className="break-words whitespace-pre-line">
                {text}
              </p>
            </div>
            <input type="hidden" name={`version.${id}`} value={version} />
          </section>
        ))}
        <TextField
          label={m.type_your_full_name_to_sign()}
          hint={m.your_name_and_the_time_are_kept()}
          name="name"
          defaultValue={typed}
          autoComplete="name"
          required
          maxLength={limits.agreement.signer}
        />
        <AnswerButton value="consent" variant="primary">
          {state === 'consented' ? m.sign_it() : m.i_consent()}
        </AnswerButton>
      </form>
      {state === 'asked' && (
        <form method="post" action={action} className="flex flex-col gap-2">
          <AnswerButton value="refuse" variant="secondary">
            {m.i_do_not_consent()}
          </AnswerButton>
          <p className="text-ink-soft text-sm">
            <Sentence text={m.without_your_consent} parts={{ name: <bdi>{personName}</bdi> }} />
          </p>
        </form>
      )}
    </div>
  );
}
