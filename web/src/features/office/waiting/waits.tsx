import type { Waiting } from '@saath/contract/office/waiting/schema';
import { useQuery } from '../../../calls/query.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import {
  Clock,
  type Icon,
  MessageSquareHeart,
  ShieldCheck,
  TriangleAlert,
  UserPlus,
  UsersRound,
} from '../../../ui/icons.ts';
import { AppealRow, keyOf } from '../lending/waiting.tsx';
import { waitingQuery } from './queries.ts';

type Wait = {
  readonly key: string;
  readonly Icon: Icon;
  readonly text: string;
  /** The event that it is about. */
  readonly title?: string;
  readonly to: string;
  readonly action: string;
};

/** What waits for an answer of an organiser, each with the way to it; nothing where nothing waits. */
export function Waits() {
  const { data } = useQuery(waitingQuery);
  const waits = data ? waitsOf(data) : [];
  const appeals = data?.appeals ?? [];
  if (waits.length + appeals.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="waits" className="mb-6 overflow-hidden">
      <h2 id="waits" className="border-line border-b px-5 py-4 text-xl">
        {m.this_waits_for_you()}
      </h2>
      <ul className="divide-y divide-line">
        {waits.map(({ key, Icon, text, title, to, action }, place) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3">
            <Icon aria-hidden size={20} className="flex-none text-primary" />
            <p className="min-w-0 flex-1 basis-48">
              <span className="block font-semibold">{text}</span>
              {title && (
                <span className="block break-words text-ink-soft">
                  <bdi>{title}</bdi>
                </span>
              )}
            </p>
            <ButtonLink
              to={to}
              size="small"
              variant={place === 0 ? 'primary' : 'secondary'}
              className="max-sm:w-full"
            >
              {action}
            </ButtonLink>
          </li>
        ))}
        {appeals.map((appeal) => (
          <AppealRow key={keyOf(appeal)} appeal={appeal} />
        ))}
      </ul>
    </Card>
  );
}

function waitsOf({ requests, hours, crews = [], organisers, papers, stories }: Waiting): Wait[] {
  return [
    ...requests.map(({ eventId, title, count }) => ({
      ...{ key: `requests ${eventId}`, Icon: UsersRound, title },
      text: m.count_asked_for_a_place({ count }),
      to: `${paths.adminEvent(eventId)}#queue`,
      action: m.answer_count({ count }),
    })),
    ...hours.map(({ eventId, title, count }) => ({
      ...{ key: `hours ${eventId}`, Icon: Clock, title },
      text: m.count_proposed_other_hours({ count }),
      to: `${paths.adminEvent(eventId)}?tab=after#queue`,
      action: m.answer_count_about_hours({ count }),
    })),
    ...crews.map(({ eventId, title, count }) => ({
      ...{ key: `crews ${eventId}`, Icon: TriangleAlert, title },
      text: m.count_teams_lack_somebody({ count }),
      to: `${paths.adminEvent(eventId)}?tab=roster#queue`,
      action: m.see_the_team({ count }),
    })),
    ...(organisers > 0
      ? [
          {
            ...{ key: 'organisers', Icon: UserPlus },
            text: m.count_would_like_to_organise({ count: organisers }),
            to: `${paths.adminDashboard}#organisers`,
            action: m.answer_count({ count: organisers }),
          },
        ]
      : []),
    ...(papers > 0
      ? [
          {
            ...{ key: 'papers', Icon: ShieldCheck },
            text: m.count_papers_to_check({ count: papers }),
            to: paths.adminToCheck,
            action: m.check_count({ count: papers }),
          },
        ]
      : []),
    ...(stories > 0
      ? [
          {
            ...{ key: 'stories', Icon: MessageSquareHeart },
            text: m.count_agreed_to_be_published({ count: stories }),
            to: paths.adminFeedback,
            action: m.see_the_feedback(),
          },
        ]
      : []),
  ];
}
