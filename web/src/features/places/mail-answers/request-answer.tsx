import type { RequestAnswer, RequestObstacle } from '@saath/contract/places/mail-answers/rules';
import type { RequestLinkView } from '@saath/contract/places/mail-answers/schema';
import { formatDuration } from '../../../lib/duration.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StateChip } from '../join/state-chip.tsx';
import { AnswerButton, Closed, Subject, Unsent } from './answer-page.tsx';

type RequestByLinkProps = {
  view: RequestLinkView;
  /** The answer that the link, or the last press, stands for. */
  chosen: RequestAnswer;
  /** Why what was sent a moment ago was refused; empty where it was not. */
  problem: string;
  /** Where the form goes. */
  action: string;
};

/** Somebody asked for a place: one press of the organiser answers. */
export function RequestByLink({ view, chosen, problem, action }: RequestByLinkProps) {
  const { state, personName: name, event, roleName, note } = view;
  const isOpen = state === 'open';
  return (
    <>
      {isOpen ? (
        <h1 className="text-3xl text-balance">{m.name_would_like_to_help({ name })}</h1>
      ) : (
        <ClosedRequest view={view} />
      )}
      <Unsent problem={problem} isOpen={isOpen} />
      <Subject event={event} roleName={roleName} />
      {isOpen && note && (
        <blockquote dir="auto" className="border-joy border-s-4 ps-4 whitespace-pre-line">
          {note}
        </blockquote>
      )}
      {isOpen && (
        <Card>
          <form method="post" action={action} className="flex flex-col gap-4">
            <Obstacle view={view} />
            <Roles view={view} />
            <Answers view={view} chosen={chosen} />
          </form>
        </Card>
      )}
      <ButtonLink to={paths.adminEvent(event.id)} variant="secondary" className="self-start">
        {m.see_all_requests()}
      </ButtonLink>
    </>
  );
}

/** What stands in the way of giving the place, before anybody presses. */
function Obstacle({
  view: { obstacle, clash, roleName, personName: name },
}: {
  view: RequestLinkView;
}) {
  if (obstacle === 'full')
    return (
      <Notice tone="info">{roleName ? m.this_role_is_full() : m.all_places_are_taken_now()}</Notice>
    );
  if (obstacle === 'lacks')
    return <Notice tone="info">{m.name_may_not_do_this_role_yet({ name })}</Notice>;
  if (obstacle === 'clash' && clash !== null) {
    const { title, minutesAway } = clash;
    return (
      <Notice tone="info">
        {minutesAway === null
          ? m.name_is_at_title_at_that_time({ name, title })
          : m.name_is_at_title_too_far({ name, title, way: formatDuration(minutesAway) })}
      </Notice>
    );
  }
  return null;
}

/** Where no role was asked for, the organiser says which one it is. */
function Roles({ view: { roles, obstacle } }: { view: RequestLinkView }) {
  const [first] = roles;
  if (!first || obstacle) return null;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{m.in_which_role()}</legend>
      {roles.map(({ id, name, free }) => (
        <label
          key={id}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-edge px-4 has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-strong"
        >
          <input
            type="radio"
            name="roleId"
            value={id}
            defaultChecked={id === first.id}
            className="size-5 accent-primary"
          />
          <span className="min-w-0 flex-1">
            <bdi>{name}</bdi>
          </span>
          <span className="text-sm tabular-nums">{m.count_free({ count: free })}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** One of them is filled: the one that was chosen in the mail, where it is possible. */
function Answers({ view: { obstacle }, chosen }: { view: RequestLinkView; chosen: RequestAnswer }) {
  const possible = possibleWith[obstacle ?? 'none'];
  const main = possible.includes(chosen) ? chosen : possible[0];
  const ordered = [...possible].sort((a, b) => Number(b === main) - Number(a === main));
  return (
    <div className="flex flex-wrap gap-3 max-sm:flex-col">
      {ordered.map((answer) => (
        <AnswerButton
          key={answer}
          value={answer}
          variant={answer === main ? 'primary' : 'secondary'}
        >
          {words[answer]()}
        </AnswerButton>
      ))}
    </div>
  );
}

/** Anyone who has another place then, or may not do the role, is given this one on the page only, with a reason. */
const possibleWith: Readonly<Record<'none' | RequestObstacle, readonly RequestAnswer[]>> = {
  none: ['approve', 'decline'],
  full: ['waitlist', 'decline'],
  lacks: ['waitlist', 'decline'],
  clash: ['decline'],
};

const words = {
  approve: m.approve,
  waitlist: m.put_on_the_wait_list,
  decline: m.decline,
} as const;

/** How things stand, no matter who answered. */
function ClosedRequest({ view: { state, standing, personName: name } }: { view: RequestLinkView }) {
  if (state === 'answered')
    return (
      <div className="flex flex-col items-start gap-3">
        <h1 className="text-3xl text-balance">{m.the_request_of_name_is_answered({ name })}</h1>
        <StateChip state={standing} audience="organiser" />
      </div>
    );
  if (state === 'withdrawn')
    return (
      <Closed title={m.name_took_the_request_back({ name })}>
        {m.you_need_not_answer_any_more()}
      </Closed>
    );
  if (state === 'begun')
    return (
      <Closed title={m.the_event_has_begun()}>{m.who_is_here_is_on_the_list_of_the_day()}</Closed>
    );
  if (state === 'ended')
    return <Closed title={m.this_event_is_over()}>{m.you_need_not_answer_any_more()}</Closed>;
  if (state === 'cancelled')
    return (
      <Closed title={m.this_event_does_not_take_place()}>{m.you_need_not_answer_any_more()}</Closed>
    );
  return (
    <Closed title={m.name_asked_anew({ name })}>{m.please_answer_by_the_newest_mail()}</Closed>
  );
}
