import type { PeopleFigures as Figures } from '@saath/contract/office/people/schema';
import { useQuery } from '../../../calls/query.ts';
import { formatChange, formatNumber } from '../../../lib/numbers.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { CalendarDays, Hourglass, type Icon, UserPlus, Users } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { peopleFiguresQuery } from './people-queries.ts';

type ChangeText = (slots: { change: string }) => string;

type CardSpec = {
  name: Text;
  Icon: Icon;
  value: (figures: Figures) => number;
  /** Null: nothing to compare with yet. */
  change: (figures: Figures) => number | null;
  changeText: ChangeText;
};

const cards: readonly CardSpec[] = [
  {
    name: m.active_volunteers,
    Icon: Users,
    value: ({ activeVolunteers }) => activeVolunteers,
    change: ({ activeChange }) => activeChange,
    changeText: m.change_this_month,
  },
  {
    name: m.new_this_month,
    Icon: UserPlus,
    value: ({ newThisMonth }) => newThisMonth,
    change: ({ newThisMonth, newLastMonth }) =>
      newLastMonth === null ? null : newThisMonth - newLastMonth,
    changeText: m.change_from_last_month,
  },
  {
    name: m.total_hours_card,
    Icon: Hourglass,
    value: ({ totalHours }) => totalHours,
    change: ({ hoursThisQuarter }) => hoursThisQuarter,
    changeText: m.change_this_quarter,
  },
  {
    name: m.total_events,
    Icon: CalendarDays,
    value: ({ totalEvents }) => totalEvents,
    change: ({ eventsThisMonth }) => eventsThisMonth,
    changeText: m.change_this_month,
  },
];

/** The four cards above the list of people (AD-02): what is stored, and how it compares. */
export function PeopleFigures() {
  const figures = useQuery(peopleFiguresQuery);
  return (
    <QueryState
      query={figures}
      loading={<Skeleton className="h-28 w-full" />}
      errorTitle={m.the_figures_could_not_be_counted()}
    >
      {(data) => (
        <dl className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
          {cards.map((card) => (
            <FigureCard key={card.name()} card={card} figures={data} />
          ))}
        </dl>
      )}
    </QueryState>
  );
}

function FigureCard({ card, figures }: { card: CardSpec; figures: Figures }) {
  const { name, Icon, value, change, changeText } = card;
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface px-3 py-2.5 sm:gap-2 sm:p-4">
      <dt className="flex flex-1 items-start justify-between gap-2 text-ink-soft text-sm">
        {name()}
        <Icon aria-hidden size={18} className="flex-none text-primary max-sm:hidden" />
      </dt>
      <dd className="font-display text-xl font-semibold whitespace-nowrap tabular-nums sm:text-3xl">
        {formatNumber(value(figures))}
      </dd>
      <dd className="text-ink-soft text-sm">
        <Change change={change(figures)} text={changeText} />
      </dd>
    </div>
  );
}

function Change({ change, text }: { change: number | null; text: ChangeText }) {
  if (change === null)
    return (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">{m.too_little_to_compare()}</span>
      </>
    );
  const number = (
    <bdi dir="ltr" className="font-medium text-ink tabular-nums">
      {formatChange(change)}
    </bdi>
  );
  return <Sentence text={text} parts={{ change: number }} />;
}
