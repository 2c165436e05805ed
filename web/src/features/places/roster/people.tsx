import type { Ability } from '@saath/contract/abilities';
import { mailLink } from '@saath/contract/mail-link';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { Link } from 'react-router';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Mail, MessageSquare, Phone, UserMinus } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { PersonShifts, type ShiftsToGive } from '../further-shifts/person-shifts.tsx';
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
  /** Of the role, and whether one can be taken back. */
  shiftsToGive: ShiftsToGive;
  /** Takes somebody off; undefined once the event is over. */
  onTakeOff: ((person: RosterPerson) => void) | undefined;
};

// Signs stand below the picture and as wide as a thumb, words below the name.
const link =
  'inline-flex min-h-11 min-w-11 items-center hover:underline max-md:gap-1 md:min-h-0 md:gap-1.5';
const sign = 'w-11 flex-none text-ink-soft md:w-auto';
const words = 'max-md:sr-only';

/** Whether there is an answer to show, or one is waited for. */
const isAnswered = (person: RosterPerson, isAsked: boolean) => isAsked || person.coming !== null;

/** Who holds the places of a role, and how to reach each of them. */
export function RosterPeople({ people, ...row }: RosterPeopleProps) {
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => (
        <RosterRow key={person.participationId} person={person} {...row} />
      ))}
    </ul>
  );
}

type RosterRowProps = Omit<RosterPeopleProps, 'people'> & { person: RosterPerson };

function RosterRow({ person, can, isAsked, shiftsToGive, onTakeOff }: RosterRowProps) {
  return (
    <li className="grid gap-x-3 pt-2 pb-0.5 md:grid-cols-[minmax(0,1fr)_14rem_auto] md:py-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] lg:gap-x-4">
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={person.name} src={person.profileImage?.url ?? null} size={36} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi className="font-semibold break-words">{person.name}</bdi>
            {/* One line of a phone has room for one of them: who says so comes is in. */}
            <span className={isAnswered(person, isAsked) ? 'max-md:sr-only' : 'contents'}>
              <StateChip state="confirmed" audience="organiser" />
            </span>
            {isAnswered(person, isAsked) && <AnswerChip given={person.coming} />}
          </p>
          <PersonNotes
            person={person}
            mayKeep={can.includes('places.give')}
            shiftsToGive={shiftsToGive}
          />
        </div>
      </div>
      {/* On a phone one row below the name; beside it where there is room. */}
      <div className="flex min-w-0 items-center md:contents">
        <Contact person={person} mayWrite={can.includes('messages.write')} />
        {onTakeOff && (
          <Button
            variant="quiet"
            size="small"
            className="flex-none max-md:px-0 md:self-start md:justify-self-end"
            onClick={() => onTakeOff(person)}
          >
            <UserMinus aria-hidden size={16} className={sign} />
            <span className={words}>{m.take_off()}</span>
            <About>{person.name}</About>
          </Button>
        )}
      </div>
    </li>
  );
}

/** What there is to know about somebody's place, each on a line of its own. */
function PersonNotes({
  person,
  mayKeep,
  shiftsToGive,
}: {
  person: RosterPerson;
  mayKeep: boolean;
  shiftsToGive: ShiftsToGive;
}) {
  return (
    <>
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
      {person.needsAttention && <Attention person={person} mayKeep={mayKeep} />}
      <PersonShifts person={person} {...shiftsToGive} />
      <PersonSaid participationId={person.participationId} name={person.name} />
      {person.givenBy && (
        <p className="text-ink-soft text-sm">
          <Sentence text={m.place_given_by_name} parts={{ name: <bdi>{person.givenBy}</bdi> }} />
        </p>
      )}
    </>
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
  const phone = contactNumber.replace(/[^\d+]/g, '');
  // On a phone the telephone number stands below the name, or the address where there is none; the rest are signs.
  return (
    <p className="flex min-w-0 text-sm max-md:flex-1 md:flex-col md:gap-0.5">
      {phone && (
        <a href={`tel:${phone}`} className={`${link} min-w-0 max-md:flex-1`}>
          <Phone aria-hidden size={14} className={sign} />
          <bdi className="truncate tabular-nums">{contactNumber}</bdi>
        </a>
      )}
      {email ? (
        <a
          href={mailLink(email)}
          className={`${link} min-w-0 ${phone ? 'max-md:flex-none' : 'max-md:flex-1'}`}
        >
          <Mail aria-hidden size={14} className={sign} />
          <bdi
            className={`min-w-0 md:wrap-anywhere ${phone ? 'max-md:sr-only' : 'max-md:truncate'}`}
          >
            <Address email={email} />
          </bdi>
        </a>
      ) : (
        // Who leads them sees it of those who agreed (ADR 89); they can be written to here.
        <span className="min-w-0 text-ink-soft max-md:flex max-md:flex-1 max-md:items-center max-md:ps-12">
          {m.contact_details_not_shared()}
        </span>
      )}
      {mayWrite && (
        <Link to={toolPaths.messagesHere({ person: userId })} className={`${link} flex-none`}>
          <MessageSquare aria-hidden size={14} className={sign} />
          <span className={words}>{m.write_a_message()}</span>
          <About>{name}</About>
        </Link>
      )}
    </p>
  );
}

/** Where it is too long for its line it goes on in another one with the "@", not in the middle of a word. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
