import type { EventStatus } from '@saath/contract/events/events/rules';
import type { Event } from '@saath/contract/events/events/schema';
import type { Viewer } from '@saath/contract/office/site/schema';
import { mayAskAgain } from '@saath/contract/places/joining/rules';
import type { Clash, MyParticipation } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { JoinForm, modeText, reasonNotToJoin } from './form.tsx';
import { MailSent } from './mail-sent.tsx';
import { JoinState } from './state.tsx';

type JoinPanelProps = {
  event: Event;
  viewer: Viewer | null;
  /** What the viewer asked for already. */
  mine: MyParticipation | undefined;
  /** The viewer's own place that leaves no time for the event. */
  clash: Clash | null;
};

const titles: Readonly<Record<EventStatus, Text>> = {
  UPCOMING: m.join_in,
  PENDING: m.join_in,
  ONGOING: m.under_way,
  COMPLETED: m.this_event_is_over,
  CANCELLED: m.this_event_is_cancelled,
};

/** What one can do about an event: log in, ask, see how it stands, or organise it. */
export function JoinPanel({ event, viewer, mine, clash }: JoinPanelProps) {
  // Here, because the form is gone once the request stands.
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const hasAsked = mine !== undefined && !mayAskAgain(mine.state);
  const isLate = reasonNotToJoin(event.status) !== undefined;
  return (
    <Card as="section" className="flex flex-col gap-4 p-6">
      <h2 className="text-2xl">{titles[event.status]()}</h2>
      {!viewer && <GuestPart event={event} />}
      {viewer?.role === 'Admin' && (
        <>
          <p className="text-ink-soft">{m.you_organise_here()}</p>
          <ButtonLink to={paths.adminEvent(event.id)}>{m.see_requests_and_people()}</ButtonLink>
        </>
      )}
      {viewer?.role === 'Volunteer' &&
        (hasAsked ? (
          <JoinState event={event} participation={mine} />
        ) : (
          <JoinForm
            event={event}
            userId={viewer.id}
            before={mine?.state}
            clash={clash}
            onMailed={setMailedTo}
          />
        ))}
      {/* Whoever came too late for this one finds the next. */}
      {isLate && !hasAsked && viewer?.role !== 'Admin' && (
        <ButtonLink to={paths.events({ tab: 'upcoming' })} variant="secondary">
          {m.see_upcoming_events()}
        </ButtonLink>
      )}
      <MailSent address={mailedTo} onClose={() => setMailedTo(null)} />
    </Card>
  );
}

/** Nobody is sent to log in for an event that cannot be joined. */
function GuestPart({ event }: Pick<JoinPanelProps, 'event'>) {
  const reason = reasonNotToJoin(event.status);
  if (reason) return <p className="text-ink-soft">{reason}</p>;
  return (
    <>
      <p className="text-ink-soft">{m.log_in_to_ask_for_a_place()}</p>
      <p className="text-ink-soft">{modeText(event.mode)}</p>
      <ButtonLink to={paths.login({ returnTo: paths.event(event.id) })}>
        {m.log_in_to_join()}
      </ButtonLink>
      <ButtonLink to={paths.signup} variant="quiet">
        {m.new_here_sign_up()}
      </ButtonLink>
    </>
  );
}
