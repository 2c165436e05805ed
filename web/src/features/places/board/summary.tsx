import { noticeKindOf } from '@saath/contract/places/board/rules';
import { useState } from 'react';
import { formatList } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { type BoardState, freeIn, homeOf, type Outcome, outcomesOf, UNASSIGNED } from './state.ts';
import { WordToEveryone } from './word-to-everyone.tsx';
import { columnName } from './words.ts';

type BoardSummaryProps = {
  state: BoardState;
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onSave: (note: string) => void;
};

/** What a save does and sends, before it does it. */
export function BoardSummary({ state, open, isBusy, onClose, onSave }: BoardSummaryProps) {
  const [note, setNote] = useState('');
  const outcomes = outcomesOf(state);
  const passedOn = rolesPassedOn(state);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next && !isBusy) onClose();
      }}
      isQuestion
      title={m.save_assignments()}
      description={totalsText(outcomes)}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {m.go_on_moving()}
          </Button>
          <Button isBusy={isBusy} busyText={m.saving()} onClick={() => onSave(note.trim())}>
            {m.save_and_send()}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {outcomes.map((outcome) => (
          <li
            key={outcome.person.userId}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
          >
            <span className="min-w-0 break-words">
              <OutcomeText state={state} outcome={outcome} />
            </span>
            {!isMailed(outcome) && <Chip>{m.notice_only_no_mail()}</Chip>}
          </li>
        ))}
      </ul>
      {passedOn.length > 0 && (
        <p className="mt-3 text-ink-soft">
          {m.free_places_go_to_the_wait_list({ roles: formatList(passedOn) })}
        </p>
      )}
      <WordToEveryone note={note} onChange={setNote} />
    </Dialog>
  );
}

function OutcomeText({ state, outcome }: { state: BoardState; outcome: Outcome }) {
  const { person, effect, toRoleId } = outcome;
  const name = <bdi className="font-semibold">{person.name}</bdi>;
  const role = <bdi>{columnName(state, toRoleId ?? UNASSIGNED)}</bdi>;
  const before = <bdi>{columnName(state, homeOf(person))}</bdi>;
  if (effect === 'given')
    return <Sentence text={m.name_gets_a_place_as_role} parts={{ name, role }} />;
  if (effect === 'moved')
    return <Sentence text={m.name_moves_from_before_to_role} parts={{ name, before, role }} />;
  return <Sentence text={m.name_loses_the_place_and_waits_again} parts={{ name, before }} />;
}

const isMailed = ({ person, effect }: Outcome) => !person.mailsOff.includes(noticeKindOf[effect]);

/** "3 people get a place, 1 moves, 1 waits again. 5 mails go out." */
function totalsText(outcomes: readonly Outcome[]): string {
  const count = (effect: Outcome['effect']) =>
    outcomes.filter((outcome) => outcome.effect === effect).length;
  const [given, moved, released] = [count('given'), count('moved'), count('released')];
  const parts = [
    ...(given > 0 ? [m.count_get_a_place({ count: given })] : []),
    ...(moved > 0 ? [m.count_move({ count: moved })] : []),
    ...(released > 0 ? [m.count_wait_again({ count: released })] : []),
  ];
  return m.what_happens_and_count_mails({
    what: formatList(parts),
    count: outcomes.filter(isMailed).length,
  });
}

/** Roles that lose somebody, have room afterwards and are waited for: those places are passed on by themselves. */
function rolesPassedOn(state: BoardState): string[] {
  const { board, columns, people } = state;
  if (board.event.status !== 'UPCOMING') return [];
  const waiting = (columns[UNASSIGNED] ?? []).flatMap((userId) => {
    const person = people.get(userId);
    return person?.state === 'waitlisted' ? [person] : [];
  });
  return board.roles
    .filter(({ id }) => {
      const losesSomebody = board.people.some(
        (person) => homeOf(person) === id && !columns[id]?.includes(person.userId),
      );
      const isWaitedFor = waiting.some(({ roleId }) => roleId === null || roleId === id);
      return losesSomebody && isWaitedFor && freeIn(state, id) > 0;
    })
    .map(({ name }) => name);
}
