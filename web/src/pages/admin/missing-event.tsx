import { eventErrors } from '@saath/contract/events/events/messages';
import { useEffect } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { paths } from '../../lib/paths.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { toast } from '../../ui/toast.ts';

/** Whether an event is not there, or its address is none. */
export function isMissing(error: Error | null): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
}

/** In place of an event that was deleted or never existed (RT-08). */
export function MissingEvent() {
  useEffect(() => toast.error(refusalText(eventErrors, 'events.not_found')), []);
  return (
    <>
      <PageTitle title={m.page_not_found()} lead={m.this_event_does_not_exist_or_another()} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.adminEventList}>{m.go_to_the_events()}</ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          {m.go_back_home()}
        </ButtonLink>
        <ButtonLink to={paths.contact} variant="secondary">
          {m.contact_support()}
        </ButtonLink>
      </div>
    </>
  );
}
