import { getEvent } from '@saath/contract/events/events/endpoints';
import { eventErrors } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import { idParams } from '@saath/contract/fields';
import { myAnnouncements } from '@saath/contract/messages/announcements/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import { myParticipations } from '@saath/contract/places/joining/endpoints';
import { holdsPlace } from '@saath/contract/places/joining/rules';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { myPapers } from '@saath/contract/places/papers/endpoints';
import { ownAnswers } from '@saath/contract/places/questions/endpoints';
import { askedPlaces } from '@saath/contract/places/reminders/endpoints';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { data, useSearchParams } from 'react-router';
import { EventGallery } from '../../features/events/card/gallery.tsx';
import { eventMeta } from '../../features/events/card/meta.ts';
import { NextEvents } from '../../features/events/card/next-events.tsx';
import { OfBranch } from '../../features/events/card/of-branch.tsx';
import { EventRoles, rolePlace } from '../../features/events/card/roles.tsx';
import { ShareEvent } from '../../features/events/card/share-event.tsx';
import { EventStanding } from '../../features/events/card/standing.tsx';
import { StatusChip } from '../../features/events/card/status-chip.tsx';
import { WhenAndWhere } from '../../features/events/card/when-and-where.tsx';
import { useViewer } from '../../features/foundation/organisation/site.ts';
import { ReceivedAnnouncements } from '../../features/messages/announcements/received-announcements.tsx';
import { MessageOrganisers } from '../../features/messages/threads/message-organisers.tsx';
import { siteName, titleOf } from '../../features/office/site/titled.ts';
import { JoinBar } from '../../features/places/join/bar.tsx';
import { MailSent } from '../../features/places/join/mail-sent.tsx';
import { hasAsked, isFull, isOpenTo } from '../../features/places/join/may-join.ts';
import { OwnClash } from '../../features/places/join/own-clash.tsx';
import { JoinPanel } from '../../features/places/join/panel.tsx';
import { RoleAsk } from '../../features/places/join/role-ask.tsx';
import { NeedsBesideMissing } from '../../features/places/papers/needs-beside-missing.tsx';
import { OwnPapersProvider } from '../../features/places/papers/own-papers.ts';
import { OwnAnswersProvider } from '../../features/places/questions/answering.ts';
import { callContext } from '../../lib/context.ts';
import { orStatus } from '../../lib/load.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { useRevalidateOnReturn } from '../../lib/revalidate-on-return.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/event-page';
import { eventsInPlaceOf } from './events-ahead.ts';

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
  const isAsking = event.timeLimits || event.role.some(({ needs }) => needs);
  const around = { query: { eventId: id } };
  const papers = own && isAsking ? await call(myPapers, around) : undefined;
  const answers = own && event.questions ? await call(ownAnswers, { params: { id } }) : undefined;
  const clash = own?.clash ?? null;
  const instead =
    viewer?.role !== 'Admin' && isInVain(event, mine) ? await eventsInPlaceOf(call, event) : [];
  const { origin: baseUrl } = new URL(request.url);
  return { event, mine, clash, asked, announcements, papers, answers, instead, baseUrl };
}

/** Anyone who comes too late, or when all is full, is offered the next best. */
function isInVain({ status, role }: Event, mine: MyParticipation | undefined): boolean {
  if (status === 'COMPLETED' || status === 'CANCELLED') return true;
  if (isIn(mine)) return false;
  return status === 'ONGOING' || mine?.state === 'declined' || role.every(isFull);
}

const isIn = (mine: MyParticipation | undefined) => mine !== undefined && holdsPlace(mine.state);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = titleOf(matches, loaderData?.event.title ?? m.page_not_found());
  return loaderData
    ? eventMeta(loaderData.event, {
        ...{ baseUrl: loaderData.baseUrl, title, organiser: siteName(matches) },
      })
    : [{ title }];
};

type Loaded = Route.ComponentProps['loaderData'];

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, mine, instead } = loaderData;
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  const chosen = useChosenRole(event);
  useRevalidateOnReturn();
  // Whoever asks or withdraws presses a button that is gone afterwards.
  useKeptFocus(panel, mine?.state);
  const given = { loaded: loaderData, chosen, onMailed: setMailedTo };
  // How one stands comes before everything else, also for those who hear the page.
  const parts = [
    <About key="about" {...given} />,
    <Joining key="joining" {...given} panel={panel} />,
  ];
  return (
    <OwnPapersProvider value={loaderData.papers}>
      <OwnAnswersProvider value={loaderData.answers}>
        <article className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-5 py-6 sm:px-6 sm:py-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:py-12">
          {hasAsked(mine) ? parts.reverse() : parts}
        </article>
        <NextEvents
          title={event.status === 'UPCOMING' ? m.these_still_need_people() : m.coming_up_next()}
          events={instead}
        />
        <MailSent address={mailedTo} onClose={() => setMailedTo(null)} focusAfter={panel} />
      </OwnAnswersProvider>
    </OwnPapersProvider>
  );
}

/** The role that a link names, such as the one of a mail after signing up; it is brought into view. */
function useChosenRole(event: Loaded['event']): string | undefined {
  const [search] = useSearchParams();
  const named = search.get('role');
  const chosen = event.role.find(({ id }) => id === named)?.id;
  useEffect(() => {
    if (chosen) document.getElementById(rolePlace(chosen))?.scrollIntoView({ block: 'center' });
  }, [chosen]);
  return chosen;
}

type PartProps = {
  loaded: Loaded;
  chosen: string | undefined;
  onMailed: (address: string | null) => void;
};

function About({ loaded, chosen, onMailed }: PartProps) {
  const { event, mine, clash, announcements, papers } = loaded;
  const viewer = useViewer();
  const isOpen = isOpenTo(event, viewer, mine);
  return (
    <div className="flex min-w-0 flex-col gap-8 lg:col-start-1 lg:row-start-1">
      <EventGallery event={event} />
      <Heading event={event} isIn={isIn(mine)}>
        {isOpen && clash && <OwnClash clash={clash} mode={event.mode} />}
      </Heading>
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
        <EventRoles
          event={event}
          chosen={isOpen ? chosen : undefined}
          needsOf={
            isOpen && papers
              ? (role) => <NeedsBesideMissing event={event} role={role} />
              : undefined
          }
          wayIn={
            isOpen
              ? (role) => (
                  <RoleAsk
                    {...{ event, role, viewer, clash, onMailed }}
                    isMain={role.id === chosen}
                  />
                )
              : undefined
          }
        />
      </section>
      <JoinBar event={event} viewer={viewer} mine={mine} chosen={chosen} />
    </div>
  );
}

type HeadingProps = { event: Loaded['event']; isIn: boolean; children: ReactNode };

function Heading({ event, isIn, children }: HeadingProps) {
  const isAhead = event.status !== 'COMPLETED' && event.status !== 'CANCELLED';
  return (
    <header className="flex flex-col gap-3">
      <div>
        <StatusChip
          status={event.status}
          {...(event.status === 'ONGOING' ? { word: m.happening_now() } : {})}
        />
      </div>
      <h1 className="own-words text-4xl text-pretty sm:text-5xl">
        <bdi>{event.title}</bdi>
      </h1>
      <WhenAndWhere event={event} size={20} />
      <OfBranch branch={event.branch} />
      {isAhead && <ShareEvent event={event} hasCalendar={!isIn} />}
      <EventStanding event={event} />
      {children}
    </header>
  );
}

function Joining({
  loaded: { event, mine, clash, asked },
  chosen,
  onMailed,
  panel,
}: PartProps & { panel: RefObject<HTMLElement | null> }) {
  const viewer = useViewer();
  return (
    <aside
      id="join"
      ref={panel}
      tabIndex={-1}
      aria-label={m.your_place()}
      className="relative z-20 outline-none lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start"
    >
      <JoinPanel {...{ event, viewer, mine, clash, asked, chosen, onMailed }} />
      {mine && !hasAsked(mine) && <MessageOrganisers eventId={event.id} />}
    </aside>
  );
}
