import type { BranchRight, Right } from '@saath/contract/abilities';
import type { RightHolder } from '@saath/contract/office/rights/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatAgo } from '../../../lib/ago.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { abilityWords } from '../../accounts/api-tokens/ability-words.ts';
import { GivenBy } from '../../day/helpers/given-by.tsx';
import { lastDayText } from '../../day/helpers/last-day.tsx';
import { useSite } from '../../foundation/organisation/site.ts';

/** What is asked before a right ends. */
export type Ending = { readonly name: string } & (
  | { readonly kind: 'event'; readonly eventId: string; readonly userId: string }
  | { readonly kind: 'branch'; readonly branchId: string; readonly userId: string }
  | { readonly kind: 'token'; readonly id: string }
);

type Shared = {
  holder: RightHolder;
  /** When the list was read. */
  now: string;
  onEnd: (ending: Ending) => void;
};

/** Ended where Admins are made: the server asks there whether another one is left. */
export function AdminRight({
  holder,
  now,
  admin,
}: Shared & { admin: { since: string | null; givenBy: string } }) {
  return (
    <Row
      sentence={m.may_do_everything_everywhere()}
      note={admin.since && <GivenBy by={admin.givenBy} at={admin.since} now={now} />}
    >
      <ButtonLink to={paths.adminPeople({ person: holder.id })} variant="secondary" size="small">
        {m.open_the_person()}
        <About>{holder.name}</About>
      </ButtonLink>
    </Row>
  );
}

const atEvent: Readonly<Record<Exclude<Right, 'role_lead'>, (slots: { event: string }) => string>> =
  {
    door: m.keeps_the_door_of_event,
    lead: m.leads_event,
    viewer: m.looks_at_event,
  };

export function EventRight({
  holder,
  now,
  onEnd,
  given,
}: Shared & { given: RightHolder['events'][number] }) {
  const { timeZone } = useSite();
  const { event, right, role, givenBy, givenAt, until } = given;
  const title = event.title || m.untitled_event();
  const link = (
    <Link to={paths.adminEvent(event.id)} className="underline">
      <bdi>{title}</bdi>
    </Link>
  );
  const last = lastDayText(until, timeZone);
  return (
    <Row
      sentence={
        right === 'role_lead' ? (
          <Sentence text={m.leads_role_of_event} parts={{ event: link, role: <bdi>{role}</bdi> }} />
        ) : (
          <Sentence text={atEvent[right]} parts={{ event: link }} />
        )
      }
      note={
        <>
          <GivenBy by={givenBy} at={givenAt} now={now} />
          {last && ` · ${last}`}
        </>
      }
    >
      <EndButton
        about={`${holder.name}, ${title}`}
        onPress={() =>
          onEnd({ kind: 'event', name: holder.name, eventId: event.id, userId: holder.id })
        }
      />
    </Row>
  );
}

const atBranch: Readonly<Record<BranchRight, (slots: { branch: string }) => string>> = {
  organiser: m.helps_to_run_branch,
  viewer: m.looks_at_branch,
};

export function BranchRightRow({
  holder,
  now,
  onEnd,
  given,
}: Shared & { given: RightHolder['branches'][number] }) {
  const { timeZone } = useSite();
  const { branch, right, givenBy, givenAt, until } = given;
  const end = lastDayText(until, timeZone) ?? m.until_somebody_ends_it();
  const parts = { branch: <bdi className="font-semibold">{branch.name}</bdi> };
  return (
    <Row
      sentence={<Sentence text={atBranch[right]} parts={parts} />}
      note={
        <>
          <GivenBy by={givenBy} at={givenAt} now={now} />
          {` · ${end}`}
        </>
      }
    >
      <EndButton
        about={`${holder.name}, ${branch.name}`}
        onPress={() =>
          onEnd({ kind: 'branch', name: holder.name, branchId: branch.id, userId: holder.id })
        }
      />
    </Row>
  );
}

export function TokenRight({
  holder,
  now,
  onEnd,
  token,
}: Shared & { token: RightHolder['tokens'][number] }) {
  const { timeZone } = useSite();
  const { id, name, abilities, madeAt, until } = token;
  const parts = { token: <bdi className="font-semibold">{name}</bdi> };
  const notes = [
    m.given_time_ago({ time: formatAgo(madeAt, now) }),
    m.until_date({ date: formatDate(until, timeZone) }),
  ];
  return (
    <Row
      sentence={<Sentence text={m.other_software_acts_by_token} parts={parts} />}
      note={
        <>
          <span className="block">
            {abilities.map((ability) => abilityWords[ability]()).join(' · ')}
          </span>
          {notes.join(' · ')}
        </>
      }
    >
      <EndButton
        about={`${holder.name}, ${name}`}
        onPress={() => onEnd({ kind: 'token', name: holder.name, id })}
      />
    </Row>
  );
}

type RowProps = { sentence: ReactNode; note: ReactNode; children: ReactNode };

function Row({ sentence, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words">{sentence}</p>
        {note && <p className="text-ink-soft text-sm break-words">{note}</p>}
      </div>
      {children}
    </li>
  );
}

function EndButton({ about, onPress }: { about: string; onPress: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onPress}>
      {m.end_the_right()}
      <About>{about}</About>
    </Button>
  );
}
