import { type BranchRight, branchRights } from '@saath/contract/abilities';
import { limits } from '@saath/contract/limits';
import type { Branch } from '@saath/contract/office/branches/schema';
import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { useDebounced } from '../../../lib/debounced.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LastDayField } from '../../day/helpers/last-day.tsx';
import { useAddToBranch, volunteersQuery } from './queries.ts';

const names: Readonly<Record<BranchRight, Text>> = {
  organiser: m.right_branch_organiser,
  viewer: m.right_branch_viewer,
};
const hints: Readonly<Record<BranchRight, Text>> = {
  organiser: m.right_branch_organiser_hint,
  viewer: m.right_branch_viewer_hint,
};

/** The way to let a volunteer help to run the branch. */
export function AddPerson({ branch }: { branch: Branch }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {m.let_somebody_help()}
        <About>{branch.name}</About>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.let_somebody_help_at_name({ name: branch.name })}
      >
        <Find branch={branch} onAdded={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Find({ branch, onAdded }: { branch: Branch; onAdded: () => void }) {
  const [text, setText] = useState('');
  const [right, setRight] = useState<BranchRight>('organiser');
  const [until, setUntil] = useState('');
  const name = useDebounced(text.trim(), limits.searchDebounce);
  const found = useQuery(volunteersQuery(name));
  const add = useAddToBranch();
  // Who has the other right is offered this one in its place, and who has this one may get another end.
  const people = (found.data ?? []).filter(({ id }) =>
    branch.people.every(
      (each) => each.userId !== id || each.right !== right || until !== '' || each.until !== null,
    ),
  );
  const isLooking = found.isFetching || name !== text.trim();
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={m.what_they_may_do()}
        hint={hints[right]()}
        options={branchRights.map((value) => ({ value, label: names[value]() }))}
        value={right}
        onChange={({ target }) => setRight(target.value as BranchRight)}
      />
      <LastDayField value={until} onChange={setUntil} />
      <TextField
        label={m.search_by_name()}
        type="search"
        autoComplete="off"
        maxLength={limits.searchText.max}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== '' && (
        <>
          <ul aria-busy={isLooking} className="-mt-2 divide-y divide-line">
            {people.map((person) => (
              <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <Avatar name={person.name} src={person.profileImage?.url ?? null} size={40} />
                <bdi className="min-w-0 flex-1 basis-40 font-semibold break-words">
                  {person.name}
                </bdi>
                <Button
                  size="small"
                  isBusy={add.isPending && add.variables.userId === person.id}
                  disabled={add.isPending}
                  onClick={() =>
                    add.mutate(
                      {
                        branchId: branch.id,
                        userId: person.id,
                        right,
                        ...(until ? { until } : {}),
                      },
                      { onSuccess: onAdded },
                    )
                  }
                >
                  {m.let_help()}
                  <About>{person.name}</About>
                </Button>
              </li>
            ))}
          </ul>
          <p role="status" className={people.length > 0 || isLooking ? 'sr-only' : 'py-3'}>
            {!isLooking && people.length === 0 && m.no_volunteers_found()}
          </p>
        </>
      )}
    </div>
  );
}
