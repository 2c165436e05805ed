import { type AuditGroup, auditGroups } from '@saath/contract/office/audit-log/rules';
import { Form } from 'react-router';
import { formatDay } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FiltersInForce } from '../../../ui/filters-in-force.tsx';
import { PhoneFilters } from '../../../ui/phone-filters.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ShownAnew } from '../../../ui/shown-anew.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type LogFilters as Filters, logAddress } from './log-address.ts';

const groupNames: Readonly<Record<AuditGroup, Text>> = {
  events: m.events,
  participations: m.requests_and_places,
  people: m.people_and_rights,
  lists: m.lists_in_and_out,
};

type LogFiltersProps = {
  filters: Filters;
  /** Of the person whose doings are shown, as far as it is known. */
  actorName: string | undefined;
};

/** Narrows the log down by the address. */
export function LogFilters({ filters, actorName }: LogFiltersProps) {
  const { group, from, to } = filters;
  return (
    <ShownAnew shown={JSON.stringify(filters)}>
      <Form method="get" action={paths.adminLog} className="mb-6">
        {filters.by && <input type="hidden" name="by" value={filters.by} />}
        <div className="grid items-end gap-3 sm:grid-cols-[2fr_1fr_1fr_auto] sm:gap-4">
          <PhoneFilters count={[group, from, to].filter(Boolean).length}>
            <div className="max-sm:col-span-full">
              <SelectField
                label={m.kind_of_change()}
                name="group"
                defaultValue={group ?? ''}
                options={[
                  { value: '', label: m.everything() },
                  ...auditGroups.map((each) => ({ value: each, label: groupNames[each]() })),
                ]}
              />
            </div>
            <TextField label={m.from()} name="from" type="date" defaultValue={from ?? ''} />
            <TextField label={m.until()} name="to" type="date" defaultValue={to ?? ''} />
            <Button type="submit" variant="secondary" className="max-sm:col-span-full">
              {m.show_these_changes()}
            </Button>
          </PhoneFilters>
        </div>
        <InForce filters={filters} actorName={actorName} />
      </Form>
    </ShownAnew>
  );
}

function InForce({ filters, actorName }: LogFiltersProps) {
  const { group, from, to, by } = filters;
  const words = {
    by: by && (actorName ? m.by_name({ name: actorName }) : m.by_one_person()),
    group: group && groupNames[group](),
    from: from && m.from_value({ value: formatDay(from) }),
    to: to && m.until_value({ value: formatDay(to) }),
  };
  const active = Object.entries(words).flatMap(([name, text]) =>
    text ? [{ name, text, without: logAddress({ ...filters, [name]: undefined }) }] : [],
  );
  return <FiltersInForce filters={active} />;
}
