import { Menu } from '@base-ui/react/menu';
import { told } from '@saath/contract/texts';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import {
  type BoardState,
  type ColumnKey,
  columnOf,
  freeIn,
  refusalOf,
  UNASSIGNED,
} from './state.ts';

export type MenuRequest = {
  readonly userIds: readonly string[];
  readonly anchor: HTMLElement;
  /** The card beside the one that asked. */
  readonly beside: Element | null | undefined;
};

type BoardMenuProps = {
  state: BoardState;
  open: boolean;
  /** Who is to be moved, and the button that asked, also after the menu has closed. */
  request: MenuRequest | undefined;
  onClose: () => void;
  onMove: (userIds: readonly string[], to: ColumnKey) => void;
};

const item =
  'flex min-h-11 cursor-pointer items-center gap-4 rounded-field px-3 py-1.5 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-60 data-highlighted:bg-neutral-soft md:min-h-9';

/** Where people can go: the roles that fit best first. One menu for all cards; the way of keyboards and phones. */
export function BoardMenu({ state, open, request, onClose, onMove }: BoardMenuProps) {
  const userIds = request?.userIds ?? [];
  // Inside the page's main part, not at its end as by default.
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  /** The focus follows the card; where it went out of sight, into a folded column, it goes to the one beside it. */
  const focusMoved = () => {
    const [first = ''] = userIds;
    const moved = document.querySelector<HTMLElement>(`[data-person="${first}"] [data-move]`);
    if (moved && moved.checkVisibility?.() !== false) return moved;
    return request?.beside?.querySelector<HTMLElement>('[data-move]') ?? true;
  };
  return (
    <>
      <div ref={setHolder} />
      <Menu.Root
        open={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
        <Menu.Portal container={holder}>
          <Menu.Positioner
            anchor={request?.anchor ?? null}
            align="end"
            sideOffset={4}
            className="z-40"
          >
            <Menu.Popup
              finalFocus={focusMoved}
              className="max-h-[min(28rem,var(--available-height))] w-76 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float outline-none"
            >
              <Menu.Group>
                <Menu.GroupLabel className="px-3 pt-1.5 pb-2">
                  <Who state={state} userIds={userIds} />
                </Menu.GroupLabel>
                {targetsFor(state, userIds).map(({ key, name, note, isDisabled }) => (
                  <Menu.Item
                    key={key}
                    className={item}
                    disabled={isDisabled}
                    onClick={() => onMove(userIds, key)}
                  >
                    <bdi className="min-w-0 flex-1 break-words font-medium">{name}</bdi>
                    <span className="flex-none text-ink-soft text-sm tabular-nums">{note}</span>
                  </Menu.Item>
                ))}
              </Menu.Group>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </>
  );
}

function Who({ state, userIds }: { state: BoardState; userIds: readonly string[] }) {
  const [first = ''] = userIds;
  const person = state.people.get(first);
  if (userIds.length !== 1 || !person)
    return (
      <span className="font-semibold">{m.move_count_people_to({ count: userIds.length })}</span>
    );
  return (
    <>
      <span className="font-semibold">{m.move_name_to({ name: person.name })}</span>
      {person.note && (
        <span dir="auto" className="mt-1 line-clamp-3 block break-words text-ink-soft text-sm">
          “{person.note}”
        </span>
      )}
      {person.reasons.map(({ text, wording }) => (
        <span key={text} className="block break-words text-ink-soft text-sm">
          {told({ message: text, wording })}
        </span>
      ))}
    </>
  );
}

type Target = { key: ColumnKey; name: string; note: string; isDisabled: boolean };

/** The columns that not all of the people are in: roles by fit, then the one without a role. */
function targetsFor(state: BoardState, userIds: readonly string[]): Target[] {
  const isElsewhere = (key: ColumnKey) => userIds.some((userId) => columnOf(state, userId) !== key);
  const roles = state.board.roles
    .map(({ id, name }, index) => ({ id, name, fit: meanFit(state, userIds, index) }))
    .filter(({ id }) => isElsewhere(id))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ id, name, fit }) => ({ key: id, name, ...noteFor(state, userIds, { id, fit }) }));
  if (userIds.length === 0 || !isElsewhere(UNASSIGNED)) return roles;
  return [...roles, { key: UNASSIGNED, name: m.not_assigned(), note: '', isDisabled: false }];
}

function noteFor(
  state: BoardState,
  userIds: readonly string[],
  { id, fit }: { id: string; fit: number },
): Pick<Target, 'note' | 'isDisabled'> {
  const refusal = refusalOf(state, userIds, id);
  const free = Math.max(0, freeIn(state, id));
  if (refusal === 'inactive') return { note: m.no_active_account(), isDisabled: true };
  // One person can change places with somebody.
  if (refusal === 'full' && userIds.length === 1)
    return { note: `${fit}% · ${m.full_swap()}`, isDisabled: false };
  const note = `${fit}% · ${m.free_free({ free })}`;
  return { note, isDisabled: refusal === 'full' };
}

function meanFit({ people }: BoardState, userIds: readonly string[], index: number): number {
  const fits = userIds.map((userId) => people.get(userId)?.fits[index] ?? 0);
  return Math.round(fits.reduce((sum, fit) => sum + fit, 0) / Math.max(1, fits.length));
}
