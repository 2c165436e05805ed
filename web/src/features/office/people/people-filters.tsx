import { roleNames } from '@saath/contract/accounts/accounts/schema';
import { limits } from '@saath/contract/limits';
import { personStatuses } from '@saath/contract/office/people/rules';
import { useTypedEarly } from '../../../lib/typed-early.ts';
import { m } from '../../../paraglide/messages.js';
import { PhoneFilters } from '../../../ui/phone-filters.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { countSought, type PeopleView, viewOf } from './people-address.ts';
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
  const { q, role, status, seeking } = view;
  const choose = (name: 'role' | 'status', value: string) => {
    const chosen = viewOf(new URLSearchParams({ [name]: value }))[name];
    onChange({ ...view, [name]: chosen, page: 1 });
  };
  return (
    <search className="grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_11rem_14rem]">
      <NameField q={q} onChange={(words) => onChange({ ...view, q: words, page: 1 })} />
      <PhoneFilters count={[role, status].filter(Boolean).length + countSought(seeking)}>
        <SelectField
          label={m.account_role()}
          value={role ?? ''}
          onChange={(event) => choose('role', event.target.value)}
          options={[
            { value: '', label: m.all_account_roles() },
            ...roleNames.map((each) => ({ value: each, label: roleName(each) })),
          ]}
        />
        <SelectField
          label={m.status()}
          value={status ?? ''}
          onChange={(event) => choose('status', event.target.value)}
          options={[
            { value: '', label: m.all_statuses() },
            ...personStatuses.map((each) => ({ value: each, label: statusName(each) })),
          ]}
        />
        <div className="col-span-full flex flex-col gap-3">
          <SeekingFilters
            seeking={seeking}
            onChange={(sought) => onChange({ ...view, seeking: sought, page: 1 })}
          />
        </div>
      </PhoneFilters>
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
