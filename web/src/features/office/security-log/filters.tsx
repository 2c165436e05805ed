import { type SecurityGroup, securityGroups } from '@saath/contract/office/security-log/rules';
import { Form } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FiltersInForce } from '../../../ui/filters-in-force.tsx';
import { PhoneFilters } from '../../../ui/phone-filters.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { ShownAnew } from '../../../ui/shown-anew.tsx';
import { type SecurityFilters as Filters, securityAddress } from './address.ts';

const groupNames: Readonly<Record<SecurityGroup, Text>> = {
  entries: m.security_entries,
  accounts: m.security_accounts,
  refusals: m.security_refusals,
  data: m.security_data,
};

type SecurityFiltersProps = {
  filters: Filters;
  /** Of the person whom the entries concern, as far as it is known. */
  personName: string | undefined;
};

/** Narrows the security log down by the address. */
export function SecurityFilters({ filters, personName }: SecurityFiltersProps) {
  const { group, person } = filters;
  const text = personName ? m.about_name({ name: personName }) : m.about_one_person();
  const about = person ? [{ name: 'person', text, without: securityAddress({ group }) }] : [];
  return (
    <ShownAnew shown={JSON.stringify(filters)}>
      <Form method="get" action={paths.adminSecurity} className="mb-6">
        {person && <input type="hidden" name="person" value={person} />}
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start sm:gap-4">
          <PhoneFilters count={group ? 1 : 0}>
            <div className="max-sm:col-span-full">
              <SelectField
                label={m.security_kind()}
                name="group"
                defaultValue={group ?? ''}
                options={[
                  { value: '', label: m.everything() },
                  ...securityGroups.map((each) => ({ value: each, label: groupNames[each]() })),
                ]}
              />
            </div>
            <Button type="submit" variant="secondary" className="max-sm:col-span-full">
              {m.show()}
            </Button>
          </PhoneFilters>
        </div>
        <FiltersInForce filters={about} />
      </Form>
    </ShownAnew>
  );
}
