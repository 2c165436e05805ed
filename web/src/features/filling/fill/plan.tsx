import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { formatList } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TimeSpan } from '../../../ui/time-span.tsx';
import { hasSeveralDays } from '../../events/shifts/shift-time.tsx';
import { FillFigures } from './figures.tsx';
import { FillPartCard } from './part.tsx';
import type { Change, Question } from './question.ts';

type FillPlanViewProps = {
  plan: FillPlan;
  question: Question;
  /** Another plan is on its way. */
  isStale: boolean;
  onChange: (change: Change) => void;
};

/** The plan, event by event and role by role. */
export function FillPlanView({ plan, question, isStale, onChange }: FillPlanViewProps) {
  const { events, lostPins, hasMore, people } = plan;
  const hasEmpty = events.some(({ parts }) => parts.some(({ empty }) => empty));
  return (
    <div
      aria-busy={isStale}
      className={`flex flex-col gap-6 transition-opacity ${isStale ? 'opacity-60' : ''}`}
    >
      <FillFigures plan={plan} />
      {question.who === 'asked' && hasEmpty && (
        <Notice tone="info">
          <p>{m.look_at_people_who_have_not_asked_too()}</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            onClick={() => onChange({ kind: 'choose', choices: { who: 'everybody' } })}
          >
            {m.consider_everybody()}
          </Button>
        </Notice>
      )}
      {lostPins.length > 0 && (
        <Notice tone="info">
          {m.these_pins_are_not_possible({ names: formatList(lostPins) })}
        </Notice>
      )}
      {hasMore && (
        <Notice tone="info">{m.only_the_first_people_were_considered({ count: people })}</Notice>
      )}
      {events.map((event) => (
        <section key={event.id} aria-labelledby={`fill-${event.id}`}>
          <h2 id={`fill-${event.id}`} className="own-words text-xl break-words">
            <bdi>{event.title}</bdi>
          </h2>
          <p className="mb-3 text-ink-soft text-sm">
            <TimeSpan of={event} />
          </p>
          {event.parts.length === 0 ? (
            <EmptyState title={m.no_roles_yet()} />
          ) : (
            <ul className="grid items-start gap-4 xl:grid-cols-2">
              {event.parts.map((part) => (
                <FillPartCard
                  key={`${part.roleId} ${part.shift?.id ?? ''}`}
                  {...{ plan, event, part, question, onChange }}
                  hasDate={hasSeveralDays(event)}
                />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
