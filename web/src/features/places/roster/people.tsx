import type { Ability } from '@saath/contract/abilities';
import { mailLink } from '@saath/contract/mail-link';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { Mail, MessageSquare, Phone, UserMinus } from 'lucide-react';
import { Link } from 'react-router';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { HeldShiftTime } from '../../events/shifts/held-shift.tsx';
import { StateChip } from '../join/state-chip.tsx';
import { Attention } from '../papers/attention.tsx';
import { PersonSaid } from '../questions/person-said.tsx';
import { AnswerChip } from '../reminders/answer-chip.tsx';

type RosterPeopleProps = {
  people: readonly RosterPerson[];
  /** What who looks may do at the event. */
  can: readonly Ability[];
  /** People have been asked whether they come. */
  isAsked: boolean;
  /** Takes somebody off; undefined once the event is over. */
  onTakeOff: ((person: RosterPerson) => void) | undefined;
};

const link = 'inline-flex min-h-11 items-center gap-1 hover:underline sm:min-h-0 sm:gap-1.5';

/** Who holds the places of a role, and how to reach each of them. */
export function RosterPeople({ people, can, isAsked, onTakeOff }: RosterPeopleProps) {
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => (
        <li
          key={person.participationId}
          className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] sm:items-center"
        >
          <div className="flex min-w-0 items-center gap-3">
            <Avatar name={person.name} src={person.profileImage?.url ?? null} size={36} />
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <bdi className="font-semibold break-words">{person.name}</bdi>
                <StateChip state="confirmed" audience="organiser" />
                {(isAsked || person.coming) && <AnswerChip given={person.coming} />}
              </p>
              {person.clashReason && (
                <p className="text-ink-soft text-sm break-words">
                  <Sentence
                    text={m.despite_another_place_reason}
                    parts={{ reason: <bdi>{person.clashReason}</bdi> }}
                  />
                </p>
              )}
              {person.eligibilityReason && (
                <p className="text-ink-soft text-sm break-words">
                  <Sentence
                    text={m.although_something_is_missing_reason}
                    parts={{ reason: <bdi>{person.eligibilityReason}</bdi> }}
                  />
                </p>
              )}
              {person.needsAttention && (
                <Attention person={person} mayKeep={can.includes('places.give')} />
              )}
              {person.shift && (
                <p className="text-sm">
                  <HeldShiftTime shift={person.shift} />
                </p>
              )}
              <PersonSaid participationId={person.participationId} name={person.name} />
              {person.givenBy && (
                <p className="text-ink-soft text-sm">
                  <Sentence
                    text={m.place_given_by_name}
                    parts={{ name: <bdi>{person.givenBy}</bdi> }}
                  />
                </p>
              )}
            </div>
          </div>
          <Contact person={person} mayWrite={can.includes('messages.write')} />
          {onTakeOff && (
            <Button
              variant="quiet"
              size="small"
              className="justify-self-start max-sm:ms-9 sm:justify-self-end"
              onClick={() => onTakeOff(person)}
            >
              <UserMinus aria-hidden size={16} />
              {m.take_off()}
              <About>{person.name}</About>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** @param mayWrite whether they can be written to here */
function Contact({
  person: { userId, name, email, contactNumber },
  mayWrite,
}: {
  person: RosterPerson;
  mayWrite: boolean;
}) {
  return (
    // On a phone the address has a line of its own, cut off where it is too long: pressed, all of it is there.
    <p className="flex min-w-0 flex-wrap gap-x-2 text-sm max-sm:ms-12 sm:flex-col sm:gap-0.5">
      <a href={mailLink(email)} className={`${link} min-w-0 max-sm:w-full`}>
        <Mail aria-hidden size={14} className="flex-none text-ink-soft" />
        <bdi className="min-w-0 max-sm:truncate sm:break-all">{email}</bdi>
      </a>
      {contactNumber && (
        <a href={`tel:${contactNumber.replace(/[^\d+]/g, '')}`} className={link}>
          <Phone aria-hidden size={14} className="flex-none text-ink-soft" />
          <bdi className="tabular-nums">{contactNumber}</bdi>
        </a>
      )}
      {mayWrite && (
        <Link to={toolPaths.messagesHere({ person: userId })} className={link}>
          <MessageSquare aria-hidden size={14} className="flex-none text-ink-soft" />
          {m.write_a_message()}
          <About>{name}</About>
        </Link>
      )}
    </p>
  );
}
