import type { Event } from '@saath/contract/events/events/schema';
import { ClipboardCheck, FileDown, Pencil, Printer, Sparkles, Users } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';

/** What one does with an event from its page: look at it, change it, fill it, take its roster along. */
export function EventActions({ event: { id, status } }: { event: Event }) {
  const canBeOpen = status !== 'PENDING' && status !== 'CANCELLED';
  const canAssign = status !== 'COMPLETED' && status !== 'CANCELLED';
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={paths.event(id)} variant="quiet" size="small">
        {m.public_page()}
      </ButtonLink>
      {canBeOpen && (
        <ButtonLink to={toolPaths.adminDay(id)} variant="secondary" size="small">
          <ClipboardCheck aria-hidden size={16} />
          {m.the_day_of_event()}
        </ButtonLink>
      )}
      <ButtonLink to={toolPaths.adminRosterSheet(id)} variant="secondary" size="small">
        <Printer aria-hidden size={16} />
        {m.print_roster()}
      </ButtonLink>
      <ButtonLink
        to={toolPaths.exportRoster(id)}
        reloadDocument
        download
        variant="secondary"
        size="small"
      >
        <FileDown aria-hidden size={16} />
        {m.roster_as_csv()}
      </ButtonLink>
      <ButtonLink to={paths.adminEventEdit(id)} variant="secondary" size="small">
        <Pencil aria-hidden size={16} />
        {m.edit()}
      </ButtonLink>
      {canBeOpen && canAssign && (
        <ButtonLink to={toolPaths.adminFill(id)} variant="secondary" size="small">
          <Sparkles aria-hidden size={16} />
          {m.fill_for_me()}
        </ButtonLink>
      )}
      {canAssign && (
        <ButtonLink to={toolPaths.adminBoard(id)} size="small">
          <Users aria-hidden size={16} />
          {m.assign_volunteers()}
        </ButtonLink>
      )}
    </div>
  );
}
