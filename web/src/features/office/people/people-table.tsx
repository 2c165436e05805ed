import type { PersonRow } from '@saath/contract/office/people/schema';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Trash } from '../../../ui/icons.ts';
import { PersonStatus, roleName } from './person-status.tsx';

type PeopleTableProps = {
  people: readonly PersonRow[];
  /** Who looks: nobody removes themself. */
  ownId: string | undefined;
  /** Other people are on their way. */
  isStale: boolean;
  onOpen: (person: PersonRow) => void;
  onRemove: (person: PersonRow) => void;
};

/** The organisers' list of people (AD-02). */
export function PeopleTable({ people, isStale, ...rest }: PeopleTableProps) {
  return (
    <DataTable
      caption={m.people()}
      columns={columnsOf(rest)}
      rows={people}
      keyOf={({ id }) => id}
      isStale={isStale}
      isWide
    />
  );
}

type Handlers = Pick<PeopleTableProps, 'ownId' | 'onOpen' | 'onRemove'>;

function columnsOf({ ownId, onOpen, onRemove }: Handlers): Column<PersonRow>[] {
  return [
    {
      key: 'name',
      header: m.name(),
      isName: true,
      className: 'cards:pe-20',
      cell: (person) => <Name person={person} onOpen={onOpen} />,
    },
    { key: 'role', header: m.account_role(), cell: ({ role }) => roleName(role) },
    { key: 'hours', header: m.hours(), isFigure: true, cell: ({ hours }) => formatNumber(hours) },
    { key: 'events', header: m.events(), isFigure: true, cell: (person) => <Events {...person} /> },
    { key: 'status', header: m.status(), cell: ({ status }) => <PersonStatus status={status} /> },
    {
      key: 'actions',
      header: m.actions(),
      isActions: true,
      className: 'cards:absolute cards:end-2 cards:top-3',
      cell: (person) =>
        person.id === ownId ? (
          <span className="text-ink-soft text-sm cards:px-3 cards:pt-2.5">{m.this_is_you()}</span>
        ) : (
          <Button variant="quiet" size="small" title={m.remove()} onClick={() => onRemove(person)}>
            <Trash aria-hidden size={16} />
            <span className="cards:sr-only">{m.remove()}</span>
            <About>{person.name}</About>
          </Button>
        ),
    },
  ];
}

function Name({ person, onOpen }: { person: PersonRow; onOpen: Handlers['onOpen'] }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(person)}
      className="group flex min-h-11 w-full cursor-pointer items-center gap-3 text-start sm:min-h-9"
    >
      <Avatar name={person.name} src={person.profileImage?.url ?? null} size={36} />
      <bdi className="min-w-0 font-semibold break-words underline-offset-4 group-hover:underline cards:underline cards:decoration-line group-hover:cards:decoration-current">
        {person.name}
      </bdi>
    </button>
  );
}

function Events({ events, upcoming }: PersonRow) {
  return (
    <span>
      <bdi>{formatNumber(events)}</bdi>
      {upcoming > 0 && (
        <bdi className="ms-3 text-ink-soft text-sm rows:ms-0 rows:block">
          {m.count_coming({ count: formatNumber(upcoming) })}
        </bdi>
      )}
    </span>
  );
}
