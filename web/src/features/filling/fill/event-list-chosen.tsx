import { limits } from '@saath/contract/limits';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Sparkles } from '../../../ui/icons.ts';

type EventListChosenProps = { chosen: ReadonlySet<string>; onClear: () => void };

/** What can be done with the events that are ticked; nothing while none is. */
export function EventListChosen({ chosen, onClear }: EventListChosenProps) {
  const count = chosen.size;
  const isTooMany = count > limits.fill.events;
  if (count === 0) return null;
  return (
    <section
      aria-label={m.what_to_do_with_the_chosen_events()}
      className="sticky bottom-0 z-20 mt-4 flex flex-wrap items-center gap-3 border-line border-t bg-paper py-3"
    >
      <p role="status" className="min-w-0 flex-1 basis-40 text-sm">
        {isTooMany
          ? m.at_most_count_events_at_once({ count: limits.fill.events })
          : m.count_events_are_chosen({ count })}
      </p>
      <Button variant="quiet" size="small" onClick={onClear}>
        {m.clear_the_choice()}
      </Button>
      {!isTooMany && (
        <ButtonLink to={toolPaths.adminFillMany([...chosen])} size="small">
          <Sparkles aria-hidden size={16} />
          {m.fill_for_me()}
        </ButtonLink>
      )}
    </section>
  );
}
