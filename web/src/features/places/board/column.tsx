import type { BoardPerson, BoardRole } from '@saath/contract/places/board/schema';
import { memo, type ReactNode, useRef, useState } from 'react';
import { formatNames } from '../../../lib/numbers.ts';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { ChevronDown } from '../../../ui/icons.ts';
import { Meter } from '../../../ui/meter.tsx';
import { BoardCard } from './card.tsx';
import { useDropColumn } from './drag.ts';
import { type ColumnKey, homeOf, UNASSIGNED } from './state.ts';

type BoardColumnProps = {
  column: ColumnKey;
  roles: readonly BoardRole[];
  people: ReadonlyMap<string, BoardPerson>;
  ids: readonly string[];
  /** Places taken if everything is saved. */
  taken: number;
  selected: ReadonlySet<string>;
  /** Whom the filter lets through; undefined without one. */
  matching: ReadonlySet<string> | undefined;
  action?: ReactNode;
};

/** A role with its people, or those who have none; folded on a phone. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, roles, people, ids, taken, selected, matching, action } = props;
  const [isOpen, setIsOpen] = useState(column === UNASSIGNED);
  const box = useRef<HTMLElement>(null);
  const isOver = useDropColumn(box, column);
  const role = roles.find(({ id }) => id === column);
  const isFull = role !== undefined && taken >= role.maxVolunteers;
  const shown = matching ? ids.filter((id) => matching.has(id)) : ids;
  const name = role?.name ?? m.not_assigned();
  const held = isOver
    ? isFull
      ? 'inset-ring-2 inset-ring-danger'
      : 'inset-ring-2 inset-ring-primary'
    : '';
  const pinned = role ? '' : 'md:sticky md:start-0 md:z-10';
  return (
    <section
      ref={box}
      data-column={column}
      aria-label={name}
      className={`flex flex-none flex-col rounded-card border border-line bg-paper md:max-h-[calc(100dvh-12rem)] md:min-h-80 md:w-68 ${held} ${pinned}`}
    >
      <header className="flex flex-col gap-2 p-3">
        <ColumnName
          name={name}
          count={role ? undefined : ids.length}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        />
        {role && <RoleFacts role={role} taken={taken} />}
        {isOver && isFull && <p className="text-danger text-sm">{m.full_drop_to_swap()}</p>}
        {action}
      </header>
      <ul
        className={`flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-3 pb-3 ${isOpen ? '' : 'max-md:hidden'}`}
      >
        {shown.flatMap((userId) => {
          const person = people.get(userId);
          return person ? [card(person, { column, roles, isSelected: selected.has(userId) })] : [];
        })}
        {shown.length === 0 && (
          <li className="rounded-field border border-line border-dashed p-4 text-center text-ink-soft text-sm">
            {matching && ids.length > 0 ? m.nobody_here_matches() : m.nobody_here_yet()}
          </li>
        )}
      </ul>
    </section>
  );
});

/** How full the role is if everything is saved, and what it asks for. */
function RoleFacts({ role, taken }: { role: BoardRole; taken: number }) {
  return (
    <>
      <Meter
        label={m.places_filled({ filled: taken, total: role.maxVolunteers })}
        value={taken}
        max={role.maxVolunteers}
      />
      {role.skills.length > 0 && (
        <p className="line-clamp-2 break-words text-ink-soft text-sm">
          <bdi>{formatNames(role.skills.map(tagName))}</bdi>
        </p>
      )}
    </>
  );
}

type ColumnNameProps = {
  name: string;
  /** How many are in it, where nothing else says so. */
  count: number | undefined;
  isOpen: boolean;
  onToggle: () => void;
};

/** On a phone it folds the column. */
function ColumnName({ name, count, isOpen, onToggle }: ColumnNameProps) {
  return (
    <h2 className="flex items-center gap-2 font-sans font-semibold text-base">
      <span className="min-w-0 flex-1 break-words max-md:hidden">
        <bdi>{name}</bdi>
      </span>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-start md:hidden"
      >
        <ChevronDown aria-hidden size={18} className={isOpen ? 'rotate-180' : ''} />
        <span className="min-w-0 break-words">
          <bdi>{name}</bdi>
        </span>
      </button>
      {count !== undefined && <span className="text-ink-soft tabular-nums">{count}</span>}
    </h2>
  );
}

function card(
  person: BoardPerson,
  {
    column,
    roles,
    isSelected,
  }: { column: ColumnKey; roles: readonly BoardRole[]; isSelected: boolean },
): ReactNode {
  const best = person.fits.indexOf(Math.max(...person.fits));
  const index = column === UNASSIGNED ? best : roles.findIndex(({ id }) => id === column);
  const isMoved = homeOf(person) !== column;
  const roleName = roles.find(({ id }) => id === person.roleId)?.name ?? '';
  const isBestUnsaid = column === UNASSIGNED && roles[best]?.id !== person.roleId;
  return (
    <BoardCard
      key={person.userId}
      person={person}
      roleName={roleName}
      fit={person.fits[index]}
      bestRole={isBestUnsaid ? roles[best]?.name : undefined}
      isMoved={isMoved}
      isSelected={isSelected}
    />
  );
}
