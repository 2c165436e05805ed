import type { RequestOf } from '@saath/contract/endpoint';
import {
  countRecipients,
  listAnnouncements,
  sendAnnouncement,
} from '@saath/contract/messages/announcements/endpoints';
import type { AnnouncedState } from '@saath/contract/messages/announcements/rules';
import { keepPreviousData } from '@tanstack/react-query';
import { pagedQuery, query } from '../../../calls/query.ts';
import { of } from '../../../calls/touched.ts';
import { useCall } from '../../../calls/use-call.ts';

/** Milliseconds between two counts of whom a message would reach: people ask and are answered meanwhile. */
const COUNT_AGAIN = 15_000;

export type Segment = {
  readonly states: readonly AnnouncedState[];
  /** Empty = all roles, and those without one. */
  readonly roleId: string;
};

/** Whom a message would reach at this moment. */
export function recipientsQuery({ eventId, segment }: { eventId: string; segment: Segment }) {
  const { states, roleId } = segment;
  const asked = { states: states.join(','), ...(roleId ? { roleId } : {}) };
  return query(
    countRecipients,
    { params: { id: eventId }, query: asked },
    {
      enabled: states.length > 0,
      placeholderData: keepPreviousData,
      refetchInterval: COUNT_AGAIN,
    },
  );
}

/** What was sent, newest first, page by page. */
export function announcementsQuery(eventId: string) {
  return pagedQuery(listAnnouncements, { params: { id: eventId }, query: {} });
}

/** The form says what comes of it. */
export function useSendAnnouncement(eventId: string) {
  return useCall(sendAnnouncement, {
    request: (body: RequestOf<typeof sendAnnouncement>['body']) => ({
      params: { id: eventId },
      body,
    }),
    touches: [of(listAnnouncements, { params: { id: eventId } })],
    failed: null,
  });
}
