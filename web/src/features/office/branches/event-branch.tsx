import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { eventBranchQuery, useMoveEvent } from './queries.ts';

/** To which branch the event belongs; nothing as long as there is none (OR-08). */
export function EventBranch({ eventId }: { eventId: string }) {
  const { data } = useQuery(eventBranchQuery(eventId));
  const move = useMoveEvent(eventId);
  if (!data) return null;
  const { branch, open } = data;
  if (!branch && open.length === 0) return null;
  const isClosed = branch && open.every(({ id }) => id !== branch.id);
  const options = [
    { value: '', label: m.the_organisation_itself() },
    ...(isClosed ? [{ value: branch.id, label: m.branch_name_closed({ name: branch.name }) }] : []),
    ...open.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className="mb-6 max-w-md">
      <SelectField
        label={m.branch()}
        hint={m.branch_of_the_event_hint()}
        options={options}
        value={branch?.id ?? ''}
        disabled={move.isPending}
        onChange={({ target }) => move.mutate(target.value || null)}
      />
    </div>
  );
}
