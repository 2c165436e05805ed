import { eventStatuses } from '@saath/contract/events/events/rules';
import { limits } from '@saath/contract/limits';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Search } from '../../../ui/icons.ts';
import { PhoneFilters } from '../../../ui/phone-filters.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ShownAnew } from '../../../ui/shown-anew.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { statusWord } from '../card/status-chip.tsx';
import type { EventListView } from './view.ts';

type EventListFiltersProps = {
  view: EventListView;
  /** Always from the first page on. */
  onChange: (view: EventListView) => void;
};

/** Narrows the list of events down by title and status. */
export function EventListFilters({ view, onChange }: EventListFiltersProps) {
  const { q, status } = view;
  return (
    <ShownAnew shown={q}>
      <search aria-label={m.events()}>
        <form
          className="mb-4 flex flex-wrap items-end gap-3"
          onSubmit={(submission) => {
            submission.preventDefault();
            const words = new FormData(submission.currentTarget).get('q');
            onChange({ page: 1, q: String(words ?? '').trim(), status });
          }}
        >
          <div className="min-w-0 flex-1 basis-32 sm:basis-40">
            <TextField
              label={m.search_by_title()}
              name="q"
              type="search"
              defaultValue={q}
              maxLength={limits.searchText.max}
            />
          </div>
          <Button type="submit" variant="secondary" className="max-sm:px-3">
            <Search aria-hidden size={18} />
            <span className="sr-only sm:not-sr-only">{m.search()}</span>
          </Button>
          <PhoneFilters count={status ? 1 : 0}>
            <div className="max-sm:col-span-full sm:w-52">
              <SelectField
                label={m.status()}
                value={status ?? ''}
                onChange={(change) => {
                  const chosen = eventStatuses.find((known) => known === change.target.value);
                  onChange({ page: 1, q, status: chosen });
                }}
                options={[
                  { value: '', label: m.all_statuses() },
                  ...eventStatuses.map((value) => ({ value, label: statusWord(value) })),
                ]}
              />
            </div>
          </PhoneFilters>
        </form>
      </search>
    </ShownAnew>
  );
}
