import type { EventStatus } from '@saath/contract/events/events/rules';
import type { Event } from '@saath/contract/events/events/schema';
import type { Viewer } from '@saath/contract/office/site/schema';
import type { Clash, MyParticipation } from '@saath/contract/places/joining/schema';
import type { AskedPlace } from '@saath/contract/places/reminders/schema';
import { lazy, Suspense, useId } from 'react';
import { paths } from '../../../lib/paths.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { hasAsked, isFull, modeText, reasonNotToJoin } from './may-join.ts';

// Visitors carry nothing of what only those who are signed in can do.
const JoinForm = lazy(async () => ({ default: (await import('./form.tsx')).JoinForm }));
const JoinState = lazy(async () => ({ default: (await import('./state.tsx')).JoinState }));

type JoinPanelProps = {
  event: Event;
  viewer: Viewer | null;
  /** What the viewer asked for already. */
  mine: MyParticipation | undefined;
  /** The question whether they come, once it is asked. */
  asked?: AskedPlace | undefined;
  /** The viewer's own place that leaves no time for the event. */
  clash: Clash | null;
  /** The role that a link named. */
  chosen?: string | undefined;
  onMailed: (address: string | null) => void;
};

const titles: Readonly<Record<EventStatus, Text>> = {
  UPCOMING: m.join_in,
  PENDING: m.join_in,
  ONGOING: m.under_way,
  COMPLETED: m.this_event_is_over,
  CANCELLED: m.this_event_is_cancelled,
};

/** What one can do about an event: ask, see how it stands, or organise it. */
export function JoinPanel(props: JoinPanelProps) {
  const { event, mine, asked } = props;
  return (
    <Card as="section" className="flex flex-col gap-4 p-6">
      {hasAsked(mine) ? (
        <Suspense>
          <JoinState event={event} participation={mine} asked={asked} />
        </Suspense>
      ) : (
        <>
          <h2 className="text-2xl">{titles[event.status]()}</h2>
          <WayIn {...props} />
        </>
      )}
    </Card>
  );
}

function WayIn({ event, viewer, mine, clash, chosen, onMailed }: JoinPanelProps) {
  const reason = reasonNotToJoin(event.status);
  if (viewer?.role === 'Admin')
    return (
      <>
        <p className="text-ink-soft">{m.you_organise_here()}</p>
        <ButtonLink to={paths.adminEvent(event.id)}>{m.see_requests_and_people()}</ButtonLink>
      </>
    );
  if (reason) return <TooLate reason={reason} hasButton={viewer !== null} />;
  if (!viewer) return <GuestPart event={event} chosen={chosen} />;
  return (
    <Suspense>
      <JoinForm
        event={event}
        userId={viewer.id}
        before={mine?.state}
        clash={clash}
        chosen={chosen}
        onMailed={onMailed}
      />
    </Suspense>
  );
}

type TooLateProps = {
  reason: string;
  /** For volunteers the button stays where it is, with why it cannot be pressed. */
  hasButton: boolean;
};

/** Whoever came too late for this one finds the next. */
function TooLate({ reason, hasButton }: TooLateProps) {
  const reasonId = useId();
  return (
    <>
      {hasButton && (
        <Button disabled aria-describedby={reasonId}>
          {m.request_to_join()}
        </Button>
      )}
      <p id={reasonId} className="text-ink-soft">
        {reason}
      </p>
      <ButtonLink to={paths.events({ tab: 'upcoming' })} variant="secondary">
        {m.see_upcoming_events()}
      </ButtonLink>
    </>
  );
}

/** Anyone who is new signs up on the way, and comes back to this event with the role they chose. */
function GuestPart({ event, chosen }: Pick<JoinPanelProps, 'event' | 'chosen'>) {
  const role = chosen ? { role: chosen } : {};
  const mayAskAsGuest = useSite().signup.guestAsking !== 'off';
  const on = { event: event.id, ...role };
  const waits = event.role.every(isFull);
  return (
    <>
      <p className="text-ink-soft">{waits ? m.it_is_full_by_now() : modeText(event.mode)}</p>
      <p className="text-ink-soft">
        {mayAskAsGuest ? m.name_and_mail_are_enough() : m.new_here_a_minute_and_back()}
      </p>
      <ButtonLink
        to={mayAskAsGuest ? paths.guestAsk(on) : paths.signupFor(on)}
        variant={chosen ? 'secondary' : 'primary'}
      >
        {waits ? m.join_the_wait_list() : m.ask_for_a_place()}
      </ButtonLink>
      <ButtonLink
        to={paths.login({ returnTo: paths.event(event.id, role) })}
        variant={chosen ? 'quiet' : 'secondary'}
      >
        {m.log_in()}
      </ButtonLink>
    </>
  );
}
