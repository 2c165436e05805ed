/** What a person is in the event, in a few words on the card. */
import type { BoardPerson } from '@saath/contract/places/board/schema';
import { stateNamesForOrganisers } from '@saath/contract/places/joining/messages';
import { isComing } from '@saath/contract/places/joining/rules';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';
import { HeldShiftTime, shiftsOf } from '../../events/shifts/held-shift.tsx';

type BoardStandingProps = {
  person: BoardPerson;
  /** Of the role that the person holds or asked for. */
  roleName: string;
  /** The card is in another place than the event has it. */
  isMoved: boolean;
};

export function BoardStanding(props: BoardStandingProps) {
  const { person, isMoved } = props;
  const words = <Words {...props} />;
  // A card that stands elsewhere gets another shift.
  if (isMoved || !person.shift) return words;
  const isHere = person.state !== 'none' && isComing(person.state);
  const shifts = shiftsOf(person);
  return (
    <>
      {words}
      {shifts.map((shift) =>
        // Several stand below each other: in one line nobody sees where one ends.
        shifts.length > 1 ? (
          <span key={shift.id} className="block">
            <HeldShiftTime shift={shift} />
          </span>
        ) : (
          <HeldShiftTime key={shift.id} shift={shift} before={isHere ? undefined : ' · '} />
        ),
      )}
    </>
  );
}

function Words({ person, roleName, isMoved }: BoardStandingProps) {
  const { state, roleId, isActive } = person;
  const role = <bdi>{roleName}</bdi>;
  if (!isActive) return m.no_active_account();
  if (state === 'none') return m.has_not_asked();
  if (state === 'requested')
    return <Sentence text={m.asked_for_role} parts={{ role: roleId ? role : m.any_role() }} />;
  // Where somebody holds a place, the column says so.
  if (isComing(state)) return isMoved ? <Sentence text={m.was_role} parts={{ role }} /> : null;
  const word = spoken(stateNamesForOrganisers, state);
  if (state !== 'waitlisted' || !roleId) return word;
  return (
    <>
      {word}: {role}
    </>
  );
}
