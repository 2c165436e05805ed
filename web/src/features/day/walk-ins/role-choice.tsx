import type { DayEvent } from '@saath/contract/day/check-in/schema';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';

type RoleChoiceProps = {
  roles: DayEvent['roles'];
  value: string;
  onChange: (roleId: string) => void;
};

/** Roles with how many of their places are free. */
export function RoleChoice({ roles, value, onChange }: RoleChoiceProps) {
  return (
    <SelectField
      label={m.role()}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={roles.map(({ id, name, filled, places }) => ({
        value: id,
        label: `${name} (${m.free_of_places_free({ free: Math.max(0, places - filled), places })})`,
      }))}
    />
  );
}

/** The first with a free place. */
export function firstFree(roles: DayEvent['roles']): string {
  return (roles.find(({ filled, places }) => filled < places) ?? roles[0])?.id ?? '';
}
