/** What organisers and people write to each other. */
import type { AnnouncedState } from '@saath/contract/messages/announcements/rules';
import type { Generated } from 'kysely';

type Announcement = {
  id: string;
  /** Null for a letter: it went to people who were found in the list of people. */
  eventId: string | null;
  /** The event to which a letter leads; null without one, and for announcements. */
  aboutEventId: Generated<string | null>;
  key: string;
  authorId: string | null;
  subject: string;
  body: string;
  states: AnnouncedState[];
  roleId: string | null;
  roleName: string | null;
  recipients: number;
  /** How many of them by mail as well; null for those of earlier versions. */
  mailed: Generated<number | null>;
  createdAt: Date;
};

type AnnouncementRecipient = { announcementId: string; userId: string };

type Thread = {
  id: string;
  eventId: string;
  userId: string;
  /** How many there are: the number of the last one. */
  messages: Generated<number>;
  unreadByOrganisers: Generated<number>;
  unreadByParticipant: Generated<number>;
  seenByOrganisers: Generated<number>;
  seenByParticipant: Generated<number>;
  toldOrganisersAt: Generated<Date | null>;
  toldParticipantAt: Generated<Date | null>;
  lastAt: Date;
};

type ThreadMessage = {
  threadId: string;
  number: number;
  key: string;
  isFromOrganisers: boolean;
  authorId: string | null;
  body: string;
  createdAt: Date;
};

export type MessagesTables = {
  announcement: Announcement;
  announcementRecipient: AnnouncementRecipient;
  thread: Thread;
  threadMessage: ThreadMessage;
};
