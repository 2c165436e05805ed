import type { Event } from '@saath/contract/events/events/schema';
import type { EventOutlook as Outlook } from '@saath/contract/matching/outlook/schema';
import type { ReactNode } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { ChevronDown } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { hasSeveralDays } from '../../events/shifts/shift-time.tsx';
import { mayHaveOutlook } from './may-have-outlook.ts';
import { eventOutlookQuery } from './queries.ts';
import { RoleOutlookLine } from './role-outlook-line.tsx';
import { ShiftOutlooks } from './shift-outlooks.tsx';
import { OutlookSteps } from './steps.tsx';
import { shareInWords } from './words.ts';

const WANTED = 90;

/** Whether enough people will come to a coming event, and what would help; nothing for others. */
export function EventOutlook({ event }: { event: Event }) {
  const query = useQuery({ ...eventOutlookQuery(event.id), enabled: mayHaveOutlook(event) });
  if (!mayHaveOutlook(event) || query.data === null) return null;
  return (
    <Card as="section" className="mt-3 p-4 sm:px-5">
      <h2 className="mb-2 font-sans font-semibold text-base">{m.will_enough_people_come()}</h2>
      <QueryState
        query={query}
        loading={<Skeleton className="h-16 w-full" />}
        errorTitle={m.the_outlook_could_not_be_loaded()}
      >
        {(outlook) => outlook && <Whole event={event} outlook={outlook} />}
      </QueryState>
    </Card>
  );
}

function Whole({ event, outlook: { roles, worstRoleId } }: { event: Event; outlook: Outlook }) {
  const worst = roles.find(({ roleId }) => roleId === worstRoleId);
  if (!worst) return null;
  const { standbys, hasMinimum } = worst;
  const line = { timeZone: event.timeZone, hasDate: hasSeveralDays(event) };
  return (
    <div className="flex flex-col gap-2">
      <RoleOutlookLine outlook={worst} {...line} />
      <OutlookSteps eventId={event.id} outlook={worst} />
      <p className="text-ink-soft text-sm">
        {standbys > 0 &&
          `${m.count_standbys_would_make_it_percent({ count: standbys, percent: shareInWords(WANTED) })} `}
        {!hasMinimum && `${m.no_minimum_told_so_all_places_count()} `}
        {roles.length > 1 && m.the_least_sure_role_decides()}
      </p>
      <div className="flex flex-wrap gap-x-8">
        {roles.length > 1 && (
          <Folded title={m.every_role()}>
            <ul className="divide-y divide-line">
              {roles.map((role) => (
                <li key={role.roleId} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
                  <RoleOutlookLine outlook={role} {...line} />
                  {role.shifts.length > 1 && <ShiftOutlooks shifts={role.shifts} {...line} />}
                  {role.roleId !== worstRoleId && (
                    <OutlookSteps eventId={event.id} outlook={role} />
                  )}
                </li>
              ))}
            </ul>
          </Folded>
        )}
        <Folded title={m.how_the_outlook_is_worked_out()}>
          <div className="flex max-w-prose flex-col gap-2 text-ink-soft text-sm">
            <p>{m.the_outlook_is_worked_out_from()}</p>
            <p>{m.the_outlook_is_never_about_one_person()}</p>
            <p>{m.covered_thin_and_at_risk_mean()}</p>
          </div>
        </Folded>
      </div>
    </div>
  );
}

/** Takes the whole width once it is open. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group min-w-0 open:basis-full">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm underline-offset-4 hover:underline sm:min-h-8 [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden size={16} className="flex-none group-open:rotate-180" />
        {title}
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
