/** Rows as the API shows them. */
import type { OfferLinkView, RequestLinkView } from '@saath/contract/places/mail-answers/schema';
import type { OfferRead, RequestRead, Subject } from './service.ts';

/** Only the person's first name: anybody with the mail has the link. */
export function presentOfferLink(read: OfferRead): OfferLinkView {
  const { state, chosen, row, user } = read;
  return {
    ...{ state, chosen, event: presentEvent(read), roleName: row.roleName },
    firstName: user.name.trim().split(/\s+/)[0] ?? '',
    offeredUntil: row.state === 'offered' ? (row.offeredUntil?.toISOString() ?? null) : null,
  };
}

export function presentRequestLink(read: RequestRead): RequestLinkView {
  const { state, row, user, roles, clash } = read;
  return {
    ...{ state, personName: user.name, note: row.note, event: presentEvent(read) },
    roleName: row.roleName,
    roles: roles.map(({ id, name, filled, maxVolunteers }) => ({
      ...{ id, name, free: maxVolunteers - filled },
    })),
    clash: clash && { title: clash.title, minutesAway: clash.minutesAway },
    obstacle: obstacleOf(read),
    standing: row.state,
  };
}

function obstacleOf({ isFull, isLacking, clash }: RequestRead): RequestLinkView['obstacle'] {
  if (isFull) return 'full';
  if (isLacking) return 'lacks';
  return clash === null ? null : 'clash';
}

function presentEvent({ event }: Subject) {
  const { id, title, location, startTime, endTime, timeZone } = event;
  return {
    ...{ id, title, location, timeZone },
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
  };
}
