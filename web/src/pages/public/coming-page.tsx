/** /coming/{token}: where the buttons of a reminder lead. Opening it changes nothing; its form does (NT-05). */

import { readAnswerLink } from '@saath/contract/places/reminders/endpoints';
import { reminderMessages } from '@saath/contract/places/reminders/messages';
import { comingAnswers, type LinkState } from '@saath/contract/places/reminders/rules';
import type { LinkView } from '@saath/contract/places/reminders/schema';
import { data } from 'react-router';
import { titled } from '../../features/office/site/titled.ts';
import {
  AnswerPage,
  BrokenLink,
  Closed,
  Greeting,
  Subject,
  Unsent,
} from '../../features/places/mail-answers/answer-page.tsx';
import { EventLink, LinkForm } from '../../features/places/reminders/link-answer.tsx';
import { callContext } from '../../lib/context.ts';
import { viewOrProblem } from '../../lib/load.ts';
import { spoken } from '../../lib/spoken.ts';
import type { Text } from '../../lib/text.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/coming-page';

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const said = comingAnswers.find((answer) => answer === searchParams.get('said'));
  const chosen = comingAnswers.find((answer) => answer === searchParams.get('answer'));
  const isUnsent = searchParams.has('unsent');
  const call = context.get(callContext);
  const { seen, init } = await viewOrProblem(call(readAnswerLink, { params: { token } }));
  return data({ ...seen, said, chosen, isUnsent }, init);
}

export const meta = titled(m.are_you_coming_title, () => [{ name: 'robots', content: 'noindex' }]);

export default function ComingPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { view, said, chosen, isUnsent, problem } = loaderData;
  return (
    <AnswerPage>
      {view ? (
        <Answer
          view={{ ...view, chosen: chosen ?? said ?? view.chosen }}
          {...{ said, isUnsent, token }}
        />
      ) : (
        <BrokenLink problem={problem} hint={m.a_later_mail_leads_to_your_places()} />
      )}
    </AnswerPage>
  );
}

type AnswerProps = {
  view: LinkView;
  /** What was sent a moment ago. */
  said: LinkView['chosen'] | undefined;
  /** What was sent a moment ago was refused. */
  isUnsent: boolean;
  token: string;
};

function Answer({ view, said, isUnsent, token }: AnswerProps) {
  const { state, firstName, event, roleName } = view;
  const problem = isUnsent ? m.your_answer_could_not_be_sent_try_again() : '';
  const isThanks = said !== undefined && (said === 'cant') === (state === 'gone');
  if (state !== 'open')
    return (
      <>
        {isThanks ? (
          <>
            <h1 className="text-3xl">{m.thank_you()}</h1>
            <Notice tone="success">{spoken(reminderMessages, said)}</Notice>
          </>
        ) : (
          <Closed title={closed[state].title()}>{closed[state].text()}</Closed>
        )}
        <Unsent problem={problem} isOpen={false} />
        <Subject event={event} roleName={roleName} />
        <EventLink id={event.id} />
      </>
    );
  return (
    <>
      <h1 className="text-3xl">{isThanks ? m.see_you_there_title() : questions[view.chosen]()}</h1>
      {isThanks && <Notice tone="success">{spoken(reminderMessages, said)}</Notice>}
      <Unsent problem={problem} isOpen />
      <Greeting name={firstName} />
      <Subject event={event} roleName={roleName} />
      <Card>
        <LinkForm key={view.chosen} {...{ view, token }} isAnswered={isThanks} />
      </Card>
      <EventLink id={event.id} />
    </>
  );
}

const questions = {
  coming: m.are_you_coming,
  late: m.are_you_coming,
  cant: m.you_cannot_come,
} as const;

const closed: Readonly<Record<Exclude<LinkState, 'open'>, { title: Text; text: Text }>> = {
  begun: { title: m.the_event_has_begun, text: m.your_answer_stays_as_it_is_now },
  over: { title: m.this_event_is_over, text: m.there_is_nothing_more_to_answer },
  moved: { title: m.the_event_has_another_time_now, text: m.this_link_asked_about_the_old_time },
  cancelled: {
    title: m.this_event_does_not_take_place,
    text: m.the_organiser_cancelled_it_you_need_not_come,
  },
  gone: { title: m.you_hold_no_place_here_now, text: m.you_gave_it_back_or_it_was_taken_back },
};
