import type { BranchRight } from '@saath/contract/abilities';
import type { Branch } from '@saath/contract/office/branches/schema';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import type { Text } from '../../../lib/text.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { GivenBy } from '../../day/helpers/given-by.tsx';
import { lastDayText } from '../../day/helpers/last-day.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { AddPerson } from './add-person.tsx';
import { ChangeAddress } from './address.tsx';
import { useCloseBranch, useRemoveFromBranch } from './queries.ts';

type BranchListProps = {
  branches: readonly Branch[];
  /** When they were read. */
  now: string;
};

/** Each branch with its events in a number, its people by name, and the ways to change them (OR-08). */
export function BranchList({ branches, now }: BranchListProps) {
  const close = useCloseBranch();
  const [closing, setClosing] = useState<Branch>();
  return (
    <>
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
    </>
  );
}

type EntryProps = { branch: Branch; now: string; onClose: () => void };

function Entry({ branch, now, onClose }: EntryProps) {
  const { timeZone } = useSite();
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
          // All of them beside the name or all below it, each line from where the name begins.
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <AddPerson branch={branch} />
            <ChangeAddress branch={branch} />
            <Button variant="quiet" size="small" className="-ms-3" onClick={onClose}>
              {m.close_the_branch()}
              <About>{name}</About>
            </Button>
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

const rightNames: Readonly<Record<BranchRight, Text>> = {
  organiser: m.right_branch_organiser,
  viewer: m.right_branch_viewer,
};

function People({ branch: { id: branchId, name, people }, now }: Omit<EntryProps, 'onClose'>) {
  const remove = useRemoveFromBranch();
  const { timeZone } = useSite();
  return (
    <ul className="mt-2 divide-y divide-line">
      {people.map(({ userId, givenBy, givenAt, until, right, ...person }) => {
        const last = lastDayText(until, timeZone);
        const parts = {
          right: rightNames[right](),
          given: <GivenBy by={givenBy} at={givenAt} now={now} />,
        };
        return (
          <li key={userId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
            <Avatar name={person.name} src={person.profileImage?.url ?? null} size={40} />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold break-words">
                <bdi>{person.name}</bdi>
              </p>
              <p className="text-ink-soft text-sm break-words">
                <Sentence text={m.right_given} parts={parts} />
                {last && ` · ${last}`}
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              isBusy={remove.isPending && remove.variables.userId === userId}
              onClick={() => remove.mutate({ branchId, userId })}
            >
              {m.remove()}
              <About>{`${person.name}, ${name}`}</About>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
