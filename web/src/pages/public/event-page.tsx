import { getEvent } from '@saath/contract/events/events/endpoints';
import { eventErrors } from '@saath/contract/events/events/messages';
import { idParams } from '@saath/contract/fields';
import { myAnnouncements } from '@saath/contract/messages/announcements/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import { myParticipations } from '@saath/contract/places/joining/endpoints';
import { askedPlaces } from '@saath/contract/places/reminders/endpoints';
import { CalendarDays, MapPin } from 'lucide-react';
import { data, useRevalidator } from 'react-router';
import { EventGallery } from '../../features/events/card/gallery.tsx';
import { eventMeta } from '../../features/events/card/meta.ts';
import { EventRoles } from '../../features/events/card/roles.tsx';
import { ShareEvent } from '../../features/events/card/share-event.tsx';
import { EventStanding } from '../../features/events/card/standing.tsx';
import { StatusChip } from '../../features/events/card/status-chip.tsx';
import { EventTime } from '../../features/events/card/time.tsx';
import { ReceivedAnnouncements } from '../../features/messages/announcements/received-announcements.tsx';
import { MessageOrganisers } from '../../features/messages/threads/message-organisers.tsx';
import { useViewer } from '../../features/office/site/site.ts';
import { titleOf } from '../../features/office/site/titled.ts';
import { JoinBar } from '../../features/places/join/bar.tsx';
import { JoinPanel } from '../../features/places/join/panel.tsx';
import { OwnAnswer } from '../../features/places/reminders/own-answer.tsx';
import { callContext } from '../../lib/context.ts';
import { orStatus } from '../../lib/load.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { useRevalidateOnReturn } from '../../lib/revalidate-on-return.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import type { Route } from './+types/event-page';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { id } = params;
  if (!idParams.safeParse({ id }).success)
    throw data(refusalText(eventErrors, 'events.not_found'), { status: 404 });
  const { event } = await orStatus(call(getEvent, { params: { id } }));
  const { viewer } = await call(getSite, {});
  const own =
    viewer?.role === 'Volunteer'
      ? await call(myParticipations, { query: { eventId: id } })
      : undefined;
  const mine = own?.participations[0];
  const announcements = mine ? (await call(myAnnouncements, { params: { id } })).announcements : [];
  const asked = mine ? (await call(askedPlaces, { query: { eventId: id } })).places[0] : undefined;
  const clash = own?.clash ?? null;
  return { event, mine, clash, asked, announcements, baseUrl: new URL(request.url).origin };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = titleOf(matches, loaderData?.event.title ?? m.page_not_found());
  return loaderData
    ? eventMeta(loaderData.event, { baseUrl: loaderData.baseUrl, title })
    : [{ title }];
};

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, mine, clash, asked, announcements } = loaderData;
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const isAhead = event.status !== 'COMPLETED' && event.status !== 'CANCELLED';
  useRevalidateOnReturn();
  return (
    <article className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-5 py-6 sm:px-6 sm:py-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:py-12">
      <div className="flex min-w-0 flex-col gap-8">
        <EventGallery event={event} />
        <header className="flex flex-col gap-3">
          <div>
            <StatusChip
              status={event.status}
              {...(event.status === 'ONGOING' ? { word: m.happening_now() } : {})}
            />
          </div>
          <h1 className="text-4xl text-pretty sm:text-5xl">
            <bdi>{event.title}</bdi>
          </h1>
          <p className="flex items-center gap-2">
            <CalendarDays aria-hidden size={20} className="flex-none text-primary" />
            <EventTime event={event} />
          </p>
          <p className="flex items-center gap-2">
            <MapPin aria-hidden size={20} className="flex-none text-primary" />
            <bdi className="min-w-0">{event.location}</bdi>
          </p>
          {isAhead && <ShareEvent event={event} />}
          <EventStanding event={event} />
        </header>
        <p dir="auto" className="max-w-prose text-lg text-pretty whitespace-pre-line">
          {event.description}
        </p>
        <ReceivedAnnouncements
          announcements={announcements}
          timeZone={event.timeZone}
          eventId={event.id}
        />
        <section className="flex flex-col gap-4">
          <h2 className="text-3xl">{m.roles()}</h2>
          <EventRoles event={event} />
        </section>
        <JoinBar event={event} viewer={viewer} mine={mine} />
      </div>
      <aside id="join" className="relative z-20 lg:sticky lg:top-24 lg:self-start">
        <JoinPanel event={event} viewer={viewer} mine={mine} clash={clash} />
        {asked && (
          <Card as="section" className="mt-4 p-5">
            <OwnAnswer place={asked} onDone={async () => await revalidate()} />
          </Card>
        )}
        {mine && <MessageOrganisers eventId={event.id} />}
      </aside>
    </article>
  );
}
