import { roleNames } from '@saath/contract/accounts/accounts/schema';
import { limits } from '@saath/contract/limits';
import { personStatuses } from '@saath/contract/office/people/rules';
import { useTypedEarly } from '../../../lib/typed-early.ts';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type PeopleView, viewOf } from './people-address.ts';
import { roleName, statusName } from './person-status.tsx';
import { SeekingFilters } from './seeking-filters.tsx';
import { useLeadingText } from './use-leading-text.ts';

type PeopleFiltersProps = {
  view: PeopleView;
  /** Another selection begins on its first page. */
  onChange: (view: PeopleView) => void;
};

/** Search by name, role and status, and behind a button by much more; what is chosen stands in the address. */
export function PeopleFilters({ view, onChange }: PeopleFiltersProps) {
  const choose = (name: 'role' | 'status', value: string) => {
    const chosen = viewOf(new URLSearchParams({ [name]: value }))[name];
    onChange({ ...view, [name]: chosen, page: 1 });
  };
  return (
    <search className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_11rem_14rem]">
        <div className="max-sm:col-span-2">
          <NameField q={view.q} onChange={(q) => onChange({ ...view, q, page: 1 })} />
        </div>
        <SelectField
          label={m.account_role()}
          value={view.role ?? ''}
          onChange={(event) => choose('role', event.target.value)}
          options={[
            { value: '', label: m.all_account_roles() },
            ...roleNames.map((role) => ({ value: role, label: roleName(role) })),
          ]}
        />
        <SelectField
          label={m.status()}
          value={view.status ?? ''}
          onChange={(event) => choose('status', event.target.value)}
          options={[
            { value: '', label: m.all_statuses() },
            ...personStatuses.map((status) => ({ value: status, label: statusName(status) })),
          ]}
        />
      </div>
      <SeekingFilters
        seeking={view.seeking}
        onChange={(seeking) => onChange({ ...view, seeking, page: 1 })}
      />
    </search>
  );
}

/** Leads the address after a pause in typing. */
function NameField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const [text, setText] = useLeadingText(q, onChange);
  const field = useTypedEarly(setText);
  return (
    <TextField
      ref={field}
      label={m.search_by_name()}
      type="search"
      autoComplete="off"
      maxLength={limits.searchText.max}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
