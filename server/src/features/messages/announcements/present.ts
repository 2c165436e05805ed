/** Rows as the API shows them. */
import type {
  Announcement,
  ReceivedAnnouncement,
} from '@saath/contract/messages/announcements/schema';
import type { AnnouncementRow } from './queries.ts';

export function presentReceived({
  id,
  subject,
  body,
  createdAt,
}: Omit<AnnouncementRow, 'author'>): ReceivedAnnouncement {
  return { id, subject, text: body, sentAt: createdAt.toISOString() };
}

export function presentAnnouncement(row: AnnouncementRow): Announcement {
  const { author, states, roleName, recipients } = row;
  return { ...presentReceived(row), author, states, roleName, recipients };
}
