import type { readCode } from '@saath/contract/day/door/endpoints';
import type { ReplyOf } from '@saath/contract/endpoint';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CircleCheck } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useAskAtDoor, useCheckInSelf } from './queries.ts';

type DoorVisitProps = { visit: ReplyOf<typeof readCode> };

/** What somebody who scanned the code can do: one press, or ask, or speak to an organiser. */
export function DoorVisit({ visit }: DoorVisitProps) {
  const { standing, arrivedAt, event } = visit;
  switch (standing) {
    case 'place':
      return <Arrive visit={visit} />;
    case 'here':
      return <Welcome arrivedAt={arrivedAt} timeZone={event.timeZone} />;
    case 'gone':
      return <Notice tone="success">{m.you_have_been_here_thank_you()}</Notice>;
    case 'ask':
      return <Ask code={visit.code} />;
    case 'asked':
      return <Notice tone="info">{m.you_have_asked_an_organiser_comes()}</Notice>;
    default:
      return <Notice tone="info">{m.please_speak_to_an_organiser()}</Notice>;
  }
}

function Arrive({ visit: { code, roleName, event } }: DoorVisitProps) {
  const checkIn = useCheckInSelf();
  if (checkIn.data) return <Welcome arrivedAt={checkIn.data.arrivedAt} timeZone={event.timeZone} />;
  return (
    <Step error={checkIn.error} failure={m.you_could_not_be_checked_in()}>
      {roleName && (
        <p className="text-lg">
          {m.your_role_here()} <bdi className="font-semibold">{roleName}</bdi>
        </p>
      )}
      <Button
        className="min-h-16 w-full text-xl"
        isBusy={checkIn.isPending}
        onClick={() => checkIn.mutate({ body: { code } })}
      >
        {m.i_am_here()}
      </Button>
    </Step>
  );
}

function Ask({ code }: { code: string }) {
  const ask = useAskAtDoor();
  if (ask.data) return <Notice tone="success">{ask.data.message}</Notice>;
  return (
    <Step error={ask.error} failure={m.your_question_was_not_sent()}>
      <p className="text-lg">{m.you_have_no_place_at_this_event_yet()}</p>
      <Button
        className="w-full"
        isBusy={ask.isPending}
        onClick={() => ask.mutate({ body: { code } })}
      >
        {m.i_would_like_to_help()}
      </Button>
    </Step>
  );
}

type StepProps = { error: Error | null; failure: string; children: ReactNode };

function Step({ error, failure, children }: StepProps) {
  return (
    <div className="flex flex-col items-center gap-4">
      {children}
      {error && <Notice tone="danger">{failureText(error, failure)}</Notice>}
    </div>
  );
}

function Welcome({ arrivedAt, timeZone }: { arrivedAt: string | null; timeZone: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3">
      <CircleCheck aria-hidden size={72} className="text-primary" />
      <p className="font-display font-semibold text-2xl">{m.you_are_checked_in()}</p>
      {arrivedAt && <p>{m.here_since_time({ time: formatTime(arrivedAt, timeZone) })}</p>}
    </div>
  );
}
