import { type OnSiteContact, onSiteContacts } from '@saath/contract/day/on-site/endpoints';
import { allPages, gatheredQuery } from '../../../calls/query.ts';

/** Whom to reach about everybody on site, or of one role, by participation; kept while the page is open, for when the network goes. */
export function contactsQuery(eventId: string, roleId: string | undefined) {
  const request = { params: { id: eventId }, query: roleId ? { roleId } : {} };
  return gatheredQuery(
    onSiteContacts,
    request,
    async ({ signal }) => {
      const contacts = new Map<string, OnSiteContact>();
      for await (const page of allPages(onSiteContacts, request, signal))
        for (const contact of page.contacts) contacts.set(contact.participationId, contact);
      return contacts;
    },
    { gcTime: Number.POSITIVE_INFINITY, refetchOnReconnect: 'always' },
  );
}
