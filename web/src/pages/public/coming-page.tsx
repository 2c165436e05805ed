/** /coming/{token}: where the buttons of a reminder lead. Opening it changes nothing; its form does (NT-05). */

import { isRefusal } from '@saath/contract/errors';
import { readAnswerLink } from '@saath/contract/places/reminders/endpoints';
import { reminderMessages } from '@saath/contract/places/reminders/messages';
import { comingAnswers, type LinkState } from '@saath/contract/places/reminders/rules';
import type { LinkView } from '@saath/contract/places/reminders/schema';
import { told } from '@saath/contract/texts';
import { CalendarDays, MapPin } from 'lucide-react';
import { data } from 'react-router';
import { EventTime } from '../../features/events/card/time.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { EventLink, GiveBackForm, LinkForm } from '../../features/places/reminders/link-answer.tsx';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { spoken } from '../../lib/spoken.ts';
import type { Text } from '../../lib/text.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import type { Route } from './+types/coming-page';

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const said = comingAnswers.find((answer) => answer === searchParams.get('said'));
  const isAsking = searchParams.get('ask') === 'cant';
  const isUnsent = searchParams.has('unsent');
  try {
    const view = await context.get(callContext)(readAnswerLink, { params: { token } });
    return data({ view, said, isAsking, isUnsent, problem: '' });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const problem = told(error);
    return data({ view: undefined, said, isAsking, isUnsent, problem }, { status: error.status });
  }
}

export const meta = titled(m.are_you_coming_title, () => [{ name: 'robots', content: 'noindex' }]);

export default function ComingPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { view, said, isAsking, isUnsent, problem } = loaderData;
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5 px-5 py-8 sm:py-12">
      {view ? (
        <Answer view={view} said={said} isAsking={isAsking} isUnsent={isUnsent} token={token} />
      ) : (
        <>
          <h1 className="text-3xl">{m.this_link_does_not_work()}</h1>
          <p>{problem}</p>
          <ButtonLink to={paths.login()} className="self-start">
            {m.log_in()}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

type AnswerProps = {
  view: LinkView;
  /** What was sent a moment ago. */
  said: LinkView['chosen'] | undefined;
  isAsking: boolean;
  /** What was sent a moment ago was refused. */
  isUnsent: boolean;
  token: string;
};

function Answer({ view, said, isAsking, isUnsent, token }: AnswerProps) {
  const action = toolPaths.coming(token);
  const isThanks = said !== undefined && (said === 'cant') === (view.state === 'gone');
  if (view.state !== 'open')
    return (
      <>
        {isThanks ? (
          <>
            <h1 className="text-3xl">{m.thank_you()}</h1>
            <Notice tone="success">{spoken(reminderMessages, said)}</Notice>
          </>
        ) : (
          <Closed state={view.state} />
        )}
        <Subject view={view} />
        <EventLink id={view.event.id} />
      </>
    );
  return (
    <>
      <h1 className="text-3xl">{isAsking ? m.you_cannot_come() : m.are_you_coming()}</h1>
      {isThanks && <Notice tone="success">{spoken(reminderMessages, said)}</Notice>}
      {isUnsent && <Notice tone="danger">{m.your_answer_could_not_be_sent()}</Notice>}
      <Subject view={view} />
      <Card>
        {isAsking ? (
          <GiveBackForm action={action} back={action} />
        ) : (
          <LinkForm
            key={said ?? ''}
            view={{ ...view, chosen: said ?? view.chosen }}
            action={action}
          />
        )}
      </Card>
      <EventLink id={view.event.id} />
    </>
  );
}

/** Whom the mail was for, and about what. */
function Subject({ view: { firstName, event, roleName } }: { view: LinkView }) {
  return (
    <div className="flex flex-col gap-2">
      <p>
        <Sentence text={m.greeting_first_name} parts={{ name: <bdi>{firstName}</bdi> }} />
      </p>
      <p className="font-display text-xl font-semibold">
        <bdi>{event.title}</bdi>
      </p>
      <p className="flex items-center gap-2">
        <CalendarDays aria-hidden size={18} className="flex-none text-primary" />
        <EventTime event={event} />
      </p>
      <p className="flex items-center gap-2">
        <MapPin aria-hidden size={18} className="flex-none text-primary" />
        <bdi className="min-w-0">{event.location}</bdi>
      </p>
      {roleName && (
        <p className="text-ink-soft">
          <bdi>{roleName}</bdi>
        </p>
      )}
    </div>
  );
}

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

/** Why there is nothing to answer. */
function Closed({ state }: { state: Exclude<LinkState, 'open'> }) {
  const { title, text } = closed[state];
  return (
    <div className="flex flex-col gap-2">
      <h1 className="text-3xl">{title()}</h1>
      <p className="text-pretty">{text()}</p>
    </div>
  );
}
