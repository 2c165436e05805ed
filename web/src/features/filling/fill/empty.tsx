import type { FillEmpty } from '@saath/contract/filling/fill/schema';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { CircleDashed } from '../../../ui/icons.ts';
import { useEventPaths } from '../../events/card/event-paths.ts';
import type { Question } from './question.ts';
import { emptyText, helpText } from './words.ts';

type FillEmptyPlacesProps = {
  empty: FillEmpty;
  /** Who is considered: among those who asked alone, the plan itself tells what would help. */
  who: Question['who'];
  eventId: string;
};

/** Places that stay empty, why, and what would help. */
export function FillEmptyPlaces({ empty, who, eventId }: FillEmptyPlacesProps) {
  const { places, belowMinimum, why } = empty;
  const { edit } = useEventPaths();
  return (
    <div className="mt-3 rounded-field border border-line border-dashed px-3 py-2.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <CircleDashed aria-hidden size={16} className="flex-none text-ink-soft" />
        <span className="font-semibold">{m.count_places_stay_empty({ count: places })}</span>
        {belowMinimum > 0 && <Chip tone="danger">{m.short_by_count({ count: belowMinimum })}</Chip>}
      </p>
      <p className="mt-1 break-words">{emptyText(empty)}</p>
      {who === 'everybody' && <p className="mt-1 text-ink-soft">{helpText(empty)}</p>}
      {why === 'nobody_fits' && (
        <Link
          to={`${edit(eventId)}?tab=roles`}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline sm:min-h-9"
        >
          {m.change_the_role()}
        </Link>
      )}
    </div>
  );
}
