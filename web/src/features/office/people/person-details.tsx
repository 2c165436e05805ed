import { mailLink } from '@saath/contract/mail-link';
import type { PersonProfile } from '@saath/contract/office/people/schema';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Mail, Phone } from '../../../ui/icons.ts';
import { useSite } from '../../foundation/organisation/site.ts';
import { PersonFreeTimes } from './person-free-times.tsx';
import { PersonStatus, roleName } from './person-status.tsx';

/** What an account tells about a person, and what their help came to. */
export function PersonDetails({ person }: { person: PersonProfile }) {
  const { timeZone } = useSite();
  const isVolunteer = person.role === 'Volunteer';
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Avatar name={person.name} src={person.profileImage?.url ?? null} size={72} />
        <div className="flex min-w-0 flex-col gap-1.5">
          <p className="flex flex-wrap items-center gap-2">
            <Chip>{roleName(person.role)}</Chip>
            <PersonStatus status={person.status} />
            {isVolunteer && (
              <Chip tone="joy">
                {person.rating === null
                  ? m.rating_new()
                  : m.rating_average({ average: person.rating.toFixed(1) })}
              </Chip>
            )}
          </p>
          <p className="text-ink-soft text-sm">
            {m.signed_up_on({ date: formatDate(person.createdAt, timeZone) })}
          </p>
        </div>
      </div>
      <Contact person={person} />
      <dl className="grid grid-cols-3 gap-3">
        <Figure name={m.hours()}>{formatNumber(person.hours)}</Figure>
        <Figure name={m.events()}>{formatNumber(person.events)}</Figure>
        <Figure name={m.experience()}>{m.count_years({ count: person.experienceYears })}</Figure>
      </dl>
      <dl className="flex flex-col gap-4">
        <Entry name={m.about()}>
          <span dir="auto" className="block whitespace-pre-line break-words">
            {person.description || m.no_description_of_a_person()}
          </span>
        </Entry>
        <Entry name={m.skills()}>
          <Tags tags={person.skills} />
        </Entry>
        <Entry name={m.interests()}>
          <Tags tags={person.interests} />
        </Entry>
        <Entry name={m.free_times()}>
          <PersonFreeTimes {...person} />
        </Entry>
      </dl>
    </div>
  );
}

function Contact({ person: { email, contactNumber } }: { person: PersonProfile }) {
  const look =
    'flex min-h-11 min-w-0 items-center gap-2 break-all underline underline-offset-2 sm:min-h-8';
  return (
    <ul className="flex flex-col">
      <li>
        <a href={mailLink(email)} className={look}>
          <Mail aria-hidden size={18} className="flex-none text-primary" />
          <bdi>{email}</bdi>
        </a>
      </li>
      {contactNumber && (
        <li>
          <a href={`tel:${contactNumber.replace(/[^\d+]/g, '')}`} className={look}>
            <Phone aria-hidden size={18} className="flex-none text-primary" />
            <bdi dir="ltr">{contactNumber}</bdi>
          </a>
        </li>
      )}
    </ul>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line p-3">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-display text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return m.not_specified();
  return (
    <span className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <Chip key={tag} tone="primary">
          <bdi>{tagName(tag)}</bdi>
        </Chip>
      ))}
    </span>
  );
}
