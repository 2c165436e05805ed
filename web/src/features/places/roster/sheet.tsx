import type { Event } from '@saath/contract/events/events/schema';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { TimeSpan } from '../../../ui/time-span.tsx';
import { HeldShiftTime, placesOf, ShiftZone, shiftsOf } from '../../events/shifts/held-shift.tsx';

type RosterSheetProps = {
  event: Event;
  people: readonly RosterPerson[];
  /** When the people were read. */
  on: string;
};

/** The people of an event on paper: role by role, each with room to sign. */
export function RosterSheet({ event, people, on }: RosterSheetProps) {
  const places = event.role.reduce((sum, { maxVolunteers }) => sum + maxVolunteers, 0);
  const byRole = Map.groupBy(people, ({ roleId }) => roleId);
  return (
    <ShiftZone event={event}>
      <article className="flex flex-col gap-6 print:block">
        <header className="flex flex-col gap-1 print:mb-[6mm]">
          <h1 className="text-3xl print:text-2xl">
            <bdi>{event.title || m.untitled_event()}</bdi>
          </h1>
          <p>
            <TimeSpan of={event} />
          </p>
          <p>
            <bdi className="break-words">{event.location || m.location_tbd()}</bdi>
          </p>
          <p className="text-ink-soft text-sm tabular-nums">
            {m.filled_of_places_filled({ filled: placesOf(people), places })}
            {' · '}
            {m.printed_on_date({ date: formatDate(on, event.timeZone) })}
          </p>
        </header>
        {event.role.map((role) => (
          <RoleSheet key={role.id} event={event} role={role} people={byRole.get(role.id) ?? []} />
        ))}
      </article>
    </ShiftZone>
  );
}

/** A role of so many people or fewer stays on one page. */
const MOST_KEPT = 10;

type RoleSheetProps = {
  event: Event;
  role: Event['role'][number];
  people: readonly RosterPerson[];
};

/** The head is repeated on every page of the table, and says which event and which role it is. */
function RoleSheet({ event, role, people }: RoleSheetProps) {
  return (
    <table
      className={`w-full border-collapse text-start sm:table-fixed print:mb-[7mm] print:text-sm ${people.length > MOST_KEPT ? '' : 'print:break-inside-avoid'}`}
    >
      <colgroup>
        <col className="sm:w-[6%]" />
        <col className="sm:w-[32%]" />
        <col className="sm:w-[20%]" />
        <col className="max-sm:hidden sm:w-[10%]" />
        <col className="max-sm:hidden sm:w-[10%]" />
        <col className="max-sm:hidden sm:w-[22%]" />
      </colgroup>
      <thead>
        <SheetTitle event={event} role={role} count={placesOf(people)} />
        <SheetHeadings />
      </thead>
      <tbody>
        {people.map((person, index) => (
          <SheetRow key={person.participationId} person={person} number={index + 1} />
        ))}
        {people.length === 0 && (
          <tr>
            <td colSpan={6} className="px-2 py-2 text-ink-soft">
              {m.nobody_yet()}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

type SheetTitleProps = Pick<RoleSheetProps, 'event' | 'role'> & { count: number };

function SheetTitle({ event, role, count }: SheetTitleProps) {
  return (
    <tr>
      <th colSpan={6} scope="colgroup" className="pb-1 text-start font-normal">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-semibold text-lg print:text-base">
            <bdi className="break-words">{role.role_name}</bdi>{' '}
            <span className="font-normal text-ink-soft text-sm tabular-nums">
              ({count} / {role.maxVolunteers})
            </span>
          </span>
          <span className="min-w-0 text-ink-soft text-sm">
            <bdi className="break-words">{event.title}</bdi>
            {' · '}
            {formatDate(event.startTime, event.timeZone)}
          </span>
        </span>
      </th>
    </tr>
  );
}

function SheetHeadings() {
  return (
    <tr className="break-after-avoid border-ink border-y text-sm">
      <th scope="col" className="px-2 py-1 text-start font-semibold">
        <span aria-hidden>#</span>
        <span className="sr-only">{m.number()}</span>
      </th>
      <Heading>{m.name()}</Heading>
      <Heading>{m.phone()}</Heading>
      <Heading className="max-sm:hidden">{m.arrival_column()}</Heading>
      <Heading className="max-sm:hidden">{m.departure_column()}</Heading>
      <Heading className="max-sm:hidden">{m.signature()}</Heading>
    </tr>
  );
}

/** The empty cells are for the times and the signature. */
function SheetRow({ person, number }: { person: RosterPerson; number: number }) {
  return (
    <tr className="h-11 break-inside-avoid border-line border-b print:h-[9.5mm] print:border-black/60">
      <td className="px-2 py-1 text-ink-soft tabular-nums">{number}</td>
      <td className="px-2 py-1 break-words">
        <bdi>{person.name}</bdi>
        {shiftsOf(person).map((shift) => (
          <span key={shift.id} className="block text-ink-soft text-sm">
            <HeldShiftTime shift={shift} />
          </span>
        ))}
      </td>
      <td className="px-2 py-1 sm:break-words">
        <bdi className="tabular-nums max-sm:whitespace-nowrap">{person.contactNumber}</bdi>
      </td>
      <td className="max-sm:hidden" />
      <td className="border-line border-x max-sm:hidden" />
      <td className="max-sm:hidden" />
    </tr>
  );
}

function Heading({ children, className = '' }: { children: string; className?: string }) {
  return (
    <th scope="col" className={`px-2 py-1 text-start font-semibold ${className}`}>
      {children}
    </th>
  );
}
