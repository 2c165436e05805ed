import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** What to do in an installation without any event. */
export function FirstSteps() {
  return (
    <Card className="p-5">
      <ol className="flex flex-col gap-5">
        <Step
          number={1}
          title={m.publish_your_first_event()}
          hint={m.say_what_it_is_when_and_which()}
          action={<ButtonLink to={paths.adminCreateEvent}>{m.create_event_button()}</ButtonLink>}
        />
        <Step
          number={2}
          title={m.bring_in_your_people()}
          hint={m.people_sign_up_by_themselves()}
          action={
            <ButtonLink to={paths.adminImportPeople} variant="secondary">
              {m.import_people()}
            </ButtonLink>
          }
        />
        <Step number={3} title={m.answer_those_who_ask()} hint={m.requests_appear_here()} />
      </ol>
    </Card>
  );
}

type StepProps = { number: number; title: string; hint: string; action?: ReactNode };

function Step({ number, title, hint, action }: StepProps) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden
        className="grid size-9 flex-none place-items-center rounded-full bg-joy-soft font-semibold text-on-joy"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 max-w-prose text-ink-soft">{hint}</p>
        {action && <p className="mt-3">{action}</p>}
      </div>
    </li>
  );
}
