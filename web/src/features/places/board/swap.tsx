import { type RefObject, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type BoardState, type ColumnKey, columnOf, homeOf, UNASSIGNED } from './state.ts';
import { columnName } from './words.ts';

type BoardSwapProps = {
  state: BoardState;
  /** Who wants into which full role; the dialog is open while there is somebody. */
  request: { readonly userId: string; readonly to: ColumnKey } | undefined;
  onClose: () => void;
  onSwap: (one: string, other: string) => void;
};

/** A full role takes nobody more, but two people can change places. One for each request. */
export function BoardSwap({ state, request, onClose, onSwap }: BoardSwapProps) {
  const { userId = '', to = '' } = request ?? {};
  const from = columnOf(state, userId) ?? UNASSIGNED;
  const choices = choicesFor(state, to, from);
  const [chosen, setChosen] = useState(choices[0]?.userId ?? '');
  const first = useRef<HTMLInputElement>(null);
  const name = state.people.get(userId)?.name ?? '';
  return (
    <Dialog
      open={request !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="small"
      {...(choices.length > 0 ? { initialFocus: first } : {})}
      title={m.column_is_full({ column: columnName(state, to) })}
      description={
        choices.length > 0 ? m.name_can_change_places_with({ name }) : m.nobody_here_can_go_there()
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button
            disabled={choices.length === 0}
            onClick={() => {
              onSwap(userId, chosen);
              onClose();
            }}
          >
            {m.change_places()}
          </Button>
        </>
      }
    >
      <Choices {...{ choices, chosen, first }} onChoose={setChosen} />
      <p className="mt-2 text-ink-soft text-sm">
        {from === UNASSIGNED
          ? m.they_lose_the_place_and_wait_again()
          : m.they_come_into_column({ column: columnName(state, from) })}
      </p>
    </Dialog>
  );
}

type ChoicesProps = {
  choices: ReturnType<typeof choicesFor>;
  chosen: string;
  first: RefObject<HTMLInputElement | null>;
  onChoose: (userId: string) => void;
};

/** With whom to change places; the first takes the focus when the dialog opens. */
function Choices({ choices, chosen, first, onChoose }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{m.change_places_with()}</legend>
      {choices.map((choice, index) => (
        <label key={choice.userId} className="flex min-h-11 items-center gap-3">
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name="other"
            checked={chosen === choice.userId}
            onChange={() => onChoose(choice.userId)}
            className="size-5 accent-primary"
          />
          <bdi className="min-w-0 flex-1 break-words">{choice.name}</bdi>
          <span className="text-ink-soft text-sm tabular-nums">{choice.fit}%</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Anyone who fits the full role least comes first. */
function choicesFor(state: BoardState, column: ColumnKey, from: ColumnKey) {
  const index = state.board.roles.findIndex(({ id }) => id === column);
  return (state.columns[column] ?? [])
    .flatMap((userId) => {
      const person = state.people.get(userId);
      const mayGo = person && (person.isActive || from === UNASSIGNED || homeOf(person) === from);
      return mayGo ? [{ userId, name: person.name, fit: person.fits[index] ?? 0 }] : [];
    })
    .toSorted((a, b) => a.fit - b.fit);
}
