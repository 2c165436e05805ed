import type { Branch } from '@saath/contract/office/branches/schema';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { ActionMenu, MenuAction } from '../../../ui/action-menu.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { HelperRow } from '../../day/helpers/helper-row.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { AddPerson } from './add-person.tsx';
import { ChangeAddress } from './address.tsx';
import { useCloseBranch, useRemoveFromBranch } from './queries.ts';
import { branchRightWords } from './right-words.ts';

type BranchListProps = {
  branches: readonly Branch[];
  /** When they were read. */
  now: string;
};

/** Each branch with its events in a number, its people by name, and the ways to change them (OR-08). */
export function BranchList({ branches, now }: BranchListProps) {
  const close = useCloseBranch();
  const [closing, setClosing] = useState<Branch>();
  const all = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its row.
  useKeptFocus(
    all,
    branches.map(({ id, closedAt, people }) => [id, closedAt, people.length]).join(),
  );
  return (
    <div ref={all} tabIndex={-1} className="outline-none">
      <ul className="flex flex-col gap-4">
        {branches.map((branch) => (
          <li key={branch.id} className="rounded-card border border-line bg-surface p-4 sm:p-5">
            <Entry branch={branch} now={now} onClose={() => setClosing(branch)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={closing !== undefined}
        onOpenChange={(open) => !open && setClosing(undefined)}
        title={m.close_the_branch_name({ name: closing?.name ?? '' })}
        description={m.events_that_stay_and_rights_that_end({
          events: formatNumber(closing?.events ?? 0),
          people: formatNumber(closing?.people.length ?? 0),
        })}
        confirmText={m.close_the_branch()}
        busyText={m.closing_it()}
        isBusy={close.isPending}
        onConfirm={() =>
          closing && close.mutate(closing.id, { onSettled: () => setClosing(undefined) })
        }
      />
    </div>
  );
}

type EntryProps = { branch: Branch; now: string; onClose: () => void };

function Entry({ branch, now, onClose }: EntryProps) {
  const { timeZone } = useSite();
  const [isChanging, setChanging] = useState(false);
  const { name, slug, closedAt, events, people } = branch;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-lg break-words">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-ink-soft text-sm tabular-nums">
            {m.events_of_the_branch({ count: events })}
            {closedAt && ` · ${m.closed_on_date({ date: formatDate(closedAt, timeZone) })}`}
          </p>
          <Link to={toolPaths.branch(slug)} className="font-semibold text-primary text-sm">
            {m.page_of_the_branch()}
            <About>{name}</About>
          </Link>
        </div>
        {!closedAt && (
          <div className="flex items-stretch gap-2">
            <AddPerson branch={branch} />
            <ActionMenu label={m.more_about_name({ name })}>
              <MenuAction onPress={() => setChanging(true)}>
                {m.change_the_web_address()}
              </MenuAction>
              <MenuAction onPress={onClose}>{m.close_the_branch()}</MenuAction>
            </ActionMenu>
            <ChangeAddress branch={branch} open={isChanging} onClose={() => setChanging(false)} />
          </div>
        )}
      </div>
      {people.length > 0 && <People branch={branch} now={now} />}
      {people.length === 0 && !closedAt && (
        <p className="mt-2 text-ink-soft">{m.nobody_helps_the_branch_yet()}</p>
      )}
    </>
  );
}

function People({ branch: { id: branchId, name, people }, now }: Omit<EntryProps, 'onClose'>) {
  const remove = useRemoveFromBranch();
  return (
    <ul className="mt-2 -mb-3 divide-y divide-line">
      {people.map((person) => (
        <HelperRow
          key={person.userId}
          helper={person}
          right={branchRightWords[person.right].name()}
          now={now}
          about={`${person.name}, ${name}`}
          isRemoving={remove.isPending && remove.variables.userId === person.userId}
          onRemove={() => remove.mutate({ branchId, userId: person.userId })}
        />
      ))}
    </ul>
  );
}
