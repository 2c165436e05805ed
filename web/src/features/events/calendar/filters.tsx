import { eventTypes, HERE } from '@saath/contract/events/events/rules';
import type { Town } from '@saath/contract/foundation/towns/schema';
import { Form } from 'react-router';
import { formatDay } from '../../../lib/format.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { FiltersInForce } from '../../../ui/filters-in-force.tsx';
import { ChevronDown, Search } from '../../../ui/icons.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { ShownAnew } from '../../../ui/shown-anew.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { typeName } from '../type-name.ts';
import { type CalendarView, calendarAddress } from './address.ts';
import { NearFields, WhichPlace } from './near.tsx';

type CalendarFiltersProps = {
  view: CalendarView;
  /** Whether 'fits my free times' means something for who looks. */
  isVolunteer: boolean;
  /** Where 'near' tells no one place: those to choose from. */
  towns: readonly Town[] | undefined;
};

/** A form that sends itself by the address: it works without a script, and the result can be shared. */
export function CalendarFilters({ view, isVolunteer, towns }: CalendarFiltersProps) {
  const { tab, filters, month } = view;
  return (
    <ShownAnew shown={JSON.stringify(filters)}>
      <Form method="get" action="/events" role="search" className="mt-6">
        {month ? (
          <>
            <input type="hidden" name="view" value="month" />
            <input type="hidden" name="month" value={month} />
          </>
        ) : (
          tab !== 'all' && <input type="hidden" name="tab" value={tab} />
        )}
        <div className="flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <TextField
              label={m.search()}
              name="q"
              type="search"
              defaultValue={filters.q ?? ''}
              maxLength={100}
            />
          </div>
          <Button type="submit">
            <Search aria-hidden size={18} />
            <span className="sr-only sm:not-sr-only">{m.search()}</span>
          </Button>
        </div>
        <MoreFilters view={view} isVolunteer={isVolunteer} />
        {towns && <WhichPlace view={view} towns={towns} />}
        <ActiveFilters view={view} />
      </Form>
    </ShownAnew>
  );
}

/** Folded also when some are in force: each has a chip, and a phone's screen has room for either these fields or what they found. */
function MoreFilters({ view, isVolunteer }: Pick<CalendarFiltersProps, 'view' | 'isVolunteer'>) {
  const { q: _words, ...filters } = view.filters;
  const count = Object.values(filters).filter(Boolean).length;
  return (
    <details className="group mt-3">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 py-2 font-semibold">
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
        {count > 0 ? m.more_filters_count({ count: formatNumber(count) }) : m.more_filters()}
      </summary>
      <div className="mt-2 grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          label={m.skill()}
          name="skill"
          defaultValue={filters.skill ?? ''}
          maxLength={100}
        />
        <NearFields view={view} isVolunteer={isVolunteer} />
        <SelectField
          label={m.interest()}
          name="type"
          defaultValue={filters.type ?? ''}
          options={[
            { value: '', label: m.everything() },
            ...eventTypes.map((type) => ({ value: type, label: typeName(type) })),
          ]}
        />
        <TextField label={m.from()} name="from" type="date" defaultValue={filters.from ?? ''} />
        <TextField label={m.until()} name="to" type="date" defaultValue={filters.to ?? ''} />
        <div className="flex flex-col justify-end">
          <CheckField
            label={m.with_free_places()}
            name="free"
            value="1"
            defaultChecked={Boolean(filters.free)}
          />
          {isVolunteer && (
            <CheckField
              label={m.fits_my_free_times()}
              name="fits"
              value="1"
              defaultChecked={Boolean(filters.fits)}
            />
          )}
        </div>
        <div className="sm:col-span-2 lg:col-span-3">
          <Button type="submit" variant="secondary">
            {m.show_these_events()}
          </Button>
        </div>
      </div>
    </details>
  );
}

function ActiveFilters({ view }: { view: CalendarView }) {
  const words: Readonly<Record<string, (value: string) => string>> = {
    q: (value) => `“${value}”`,
    skill: (value) => m.skill_value({ value }),
    place: (value) => m.place_value({ value }),
    near: (value) => (value === HERE ? m.near_me() : m.near_value({ value })),
    within: (value) => m.within_km({ km: value }),
    type: typeName,
    from: (value) => m.from_value({ value: formatDay(value) }),
    to: (value) => m.until_value({ value: formatDay(value) }),
    free: () => m.with_free_places(),
    fits: () => m.fits_my_free_times(),
  };
  const without = (name: string) =>
    calendarAddress({ ...view, filters: { ...view.filters, [name]: undefined } });
  const filters = Object.entries(view.filters).flatMap(([name, value]) =>
    value ? [{ name, text: words[name]?.(value) ?? value, without: without(name) }] : [],
  );
  return (
    <FiltersInForce filters={filters} withoutAll={calendarAddress({ ...view, filters: {} })} />
  );
}
