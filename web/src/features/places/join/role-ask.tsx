import type { Event } from '@saath/contract/events/events/schema';
import type { EventRole } from '@saath/contract/events/roles/schema';
import type { Viewer } from '@saath/contract/office/site/schema';
import type { Clash } from '@saath/contract/places/joining/schema';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { askText, isRuledOut } from './may-join.ts';

// Visitors carry nothing of what sends a request.
const AskForRole = lazy(async () => ({
  default: (await import('./ask-for-role.tsx')).AskForRole,
}));

type RoleAskProps = {
  event: Event;
  role: EventRole;
  viewer: Viewer | null;
  clash: Clash | null;
  /** The role that a link named: its button is the main one of the page. */
  isMain: boolean;
  onMailed: (address: string | null) => void;
};

/** The way into one role: a press for who is signed in; for guests signing up, which leads back to it, or logging in. */
export function RoleAsk({ event, role, viewer, clash, isMain, onMailed }: RoleAskProps) {
  const mayAskAsGuest = useSite().signup.guestAsking !== 'off';
  if (viewer)
    return (
      <Suspense>
        <AskForRole
          event={event}
          role={role}
          userId={viewer.id}
          isMain={isMain}
          isRuledOut={isRuledOut(event, clash, [role])}
          onMailed={onMailed}
        />
      </Suspense>
    );
  const on = { event: event.id, role: role.id };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink
        to={mayAskAsGuest ? paths.guestAsk(on) : paths.signupFor(on)}
        variant={isMain ? 'primary' : 'secondary'}
        className="flex-1"
      >
        {askText(event.mode, role)}
        <About>{role.role_name}</About>
      </ButtonLink>
      <Link
        to={paths.login({ returnTo: paths.event(event.id, { role: role.id }) })}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline"
      >
        {m.log_in()}
        <About>{role.role_name}</About>
      </Link>
    </div>
  );
}
