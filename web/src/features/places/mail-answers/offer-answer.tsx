import type { OfferLinkState } from '@saath/contract/places/mail-answers/rules';
import type { OfferLinkView } from '@saath/contract/places/mail-answers/schema';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { AnswerButton, Closed, Greeting, Subject, Unsent } from './answer-page.tsx';

type OfferByLinkProps = {
  view: OfferLinkView;
  /** Why what was sent a moment ago was refused; empty where it was not. */
  problem: string;
  /** Where the form goes. */
  action: string;
};

/** A place that is kept for somebody: one press takes it or passes it on. */
export function OfferByLink({ view, problem, action }: OfferByLinkProps) {
  const { state, firstName, event, roleName, offeredUntil, chosen } = view;
  const isOpen = state === 'open' && offeredUntil !== null;
  return (
    <>
      {isOpen ? (
        <h1 className="text-3xl">{m.a_place_is_free_for_you()}</h1>
      ) : (
        <Closed title={closed[state].title()}>{closedText(view)}</Closed>
      )}
      <Unsent problem={problem} isOpen={isOpen} />
      {isOpen && <Greeting name={firstName} />}
      <Subject event={event} roleName={roleName} />
      {isOpen && (
        <Card>
          <form method="post" action={action} className="flex flex-col gap-4">
            <p>
              {m.we_keep_it_for_you_until({
                date: formatDate(offeredUntil, event.timeZone),
                time: formatTime(offeredUntil, event.timeZone),
              })}
            </p>
            <div className="flex flex-wrap gap-3 max-sm:flex-col">
              <AnswerButton value={chosen} variant="primary">
                {answers[chosen]()}
              </AnswerButton>
              <AnswerButton value={other[chosen]} variant="secondary">
                {answers[other[chosen]]()}
              </AnswerButton>
            </div>
          </form>
        </Card>
      )}
      <ButtonLink to={paths.event(event.id)} variant="secondary" className="self-start">
        {m.see_the_event()}
      </ButtonLink>
    </>
  );
}

/** Who comes back by the other answer of the mail reads how to change theirs. */
function closedText({ state, chosen }: OfferLinkView): string {
  if (state === 'taken' && chosen === 'pass') return m.cannot_come_give_it_back_there();
  if (state === 'passed' && chosen === 'take') return m.changed_your_mind_ask_again();
  return closed[state].text();
}

const answers = { take: m.take_the_place, pass: m.pass_it_on } as const;
const other = { take: 'pass', pass: 'take' } as const;

const closed: Readonly<Record<OfferLinkState, { title: Text; text: Text }>> = {
  open: { title: m.this_place_is_kept_no_longer, text: m.you_can_ask_again_on_the_event_page },
  over: { title: m.this_place_is_kept_no_longer, text: m.you_can_ask_again_on_the_event_page },
  taken: { title: m.the_place_is_yours, text: m.all_about_it_is_on_the_event_page },
  passed: { title: m.you_do_not_come_this_time, text: m.thank_you_somebody_else_can_come },
  begun: { title: m.the_event_has_begun, text: m.nobody_can_ask_for_a_place_any_more },
  ended: { title: m.this_event_is_over, text: m.there_is_nothing_more_to_answer },
  cancelled: {
    title: m.this_event_does_not_take_place,
    text: m.the_organiser_cancelled_it_you_need_not_come,
  },
};
