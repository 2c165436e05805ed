import type { BoardPerson } from '@saath/contract/places/board/schema';
import { told } from '@saath/contract/texts';
import { memo, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { ArrowRightLeft } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { type CardActions, useCardActions } from './context.ts';
import { useDraggable } from './drag.ts';
import { BoardStanding } from './standing.tsx';

type BoardCardProps = {
  person: BoardPerson;
  /** Of the role that the person holds or asked for. */
  roleName: string;
  /** 0 to 100; for the column's role, or for the best one where the column is none. */
  fit: number | undefined;
  /** The name of the role that fits best, where the column is none. */
  bestRole: string | undefined;
  /** Stands elsewhere than the event has it. */
  isMoved: boolean;
  isSelected: boolean;
};

/** One person on the board. Drawn again only when something about this very card changes. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { person, roleName, fit, bestRole, isMoved, isSelected } = props;
  const { userId, name, reasons } = person;
  const card = useRef<HTMLLIElement>(null);
  const actions = useCardActions();
  const isDragged = useDraggable(card, { userId, groupOf: actions?.groupOf });
  const look = isSelected ? 'border-primary bg-primary-soft' : 'border-line bg-surface';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Shift-click is a shortcut; the box beside the name does the same.
    <li
      ref={card}
      data-person={userId}
      onClick={(event) => {
        if (event.shiftKey) actions?.toggle(userId, true);
      }}
      className={`flex-none rounded-field border p-2 text-sm [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto] ${look} ${isMoved ? 'border-s-4 border-s-joy' : ''} ${isDragged ? 'opacity-40' : ''} ${actions ? 'pointer-fine:cursor-grab' : ''}`}
    >
      <div className="flex items-center gap-2">
        {actions && (
          <SelectBox
            name={name}
            isSelected={isSelected}
            onToggle={() => actions.toggle(userId, false)}
          />
        )}
        <Avatar name={name} src={person.profileImage?.url ?? null} size={28} />
        <bdi className="min-w-0 flex-1 break-words font-semibold">{name}</bdi>
        {actions && <MoveButton person={person} actions={actions} />}
      </div>
      {/* Not beside the name, which it would break into two lines. */}
      {fit !== undefined && <Fit score={fit} />}
      <p className="break-words text-ink-soft empty:hidden">
        {isMoved && <span className="font-semibold text-ink">{m.not_saved_yet()} </span>}
        <BoardStanding person={person} roleName={roleName} isMoved={isMoved} />
        {bestRole && (
          <>
            {' · '}
            <Sentence text={m.fits_best_as_role} parts={{ role: <bdi>{bestRole}</bdi> }} />
          </>
        )}
      </p>
      {!isMoved && reasons.length > 0 && (
        <p data-reasons className="line-clamp-2 break-words text-ink-soft">
          {reasons.map(({ text, wording }) => told({ message: text, wording })).join(' · ')}
        </p>
      )}
    </li>
  );
});

type SelectBoxProps = { name: string; isSelected: boolean; onToggle: () => void };

function SelectBox({ name, isSelected, onToggle }: SelectBoxProps) {
  return (
    <label className="-m-2 grid size-11 flex-none place-items-center md:m-0 md:size-6">
      <input
        type="checkbox"
        checked={isSelected}
        onChange={onToggle}
        className="size-4.5 accent-primary outline-offset-0"
      />
      <span className="sr-only">
        <Sentence text={m.select_name} parts={{ name: <bdi>{name}</bdi> }} />
      </span>
    </label>
  );
}

/** @param score 0 to 100 */
function Fit({ score }: { score: number }) {
  return (
    <span title={m.fits_score({ score })} className="float-end ms-2 text-ink-soft tabular-nums">
      <span className="sr-only">{m.fit()} </span>
      {score}%
    </span>
  );
}

function MoveButton({ person, actions }: { person: BoardPerson; actions: CardActions }) {
  return (
    <button
      type="button"
      data-move
      aria-haspopup="menu"
      aria-label={m.move_name_to({ name: person.name })}
      onClick={(event) => actions.openMenu(person.userId, event.currentTarget)}
      className="-m-1 grid size-11 flex-none place-items-center rounded-field text-ink-soft outline-offset-[-2px] hover:bg-neutral-soft hover:text-ink md:m-0 md:size-8"
    >
      <ArrowRightLeft aria-hidden size={16} />
    </button>
  );
}
