import { eventErrors } from '@saath/contract/events/messages';
import { useEffect } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { toast } from '../../ui/toast.ts';

const { message } = eventErrors['events.not_found'];

/** Whether an event is not there, or its address is none. */
export function isMissing(error: Error | null): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
}

/** In place of an event that was deleted or never existed (RT-08). */
export function MissingEvent() {
  useEffect(() => toast.error(message), []);
  return (
    <>
      <PageTitle
        title="Page not found"
        lead="This event does not exist, or another organiser has deleted it."
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.adminEventList}>Go to the events</ButtonLink>
        <ButtonLink to={paths.home} variant="secondary">
          Go back home
        </ButtonLink>
        <ButtonLink to={paths.contact} variant="secondary">
          Contact support
        </ButtonLink>
      </div>
    </>
  );
}
