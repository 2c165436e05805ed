/** What people are told, and on which devices. */
import type { EventNoticeKind } from '@saath/contract/notices/notices/rules';
import type { Generated } from 'kysely';

type Notice = {
  id: string;
  userId: string;
  kind: string;
  title: string;
  link: string;
  createdAt: Date;
  readAt: Date | null;
  /** What it belongs to: an announcement, a thread. */
  batchId: Generated<string | null>;
  /** Comes to devices at night as well. */
  isUrgent: Generated<boolean>;
  /** From then on there is no point in telling. */
  goodUntil: Generated<Date | null>;
};

/** `quietFrom`, `quietTo`: minutes of the day. */
type PushChoice = {
  userId: string;
  kindsWithoutPush: EventNoticeKind[];
  isQuiet: boolean;
  quietFrom: number;
  quietTo: number;
  timeZone: string;
};

type PushSubscription = {
  id: string;
  userId: string;
  sessionId: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
  failingSince: Date | null;
};

export type NoticesTables = {
  notice: Notice;
  pushChoice: PushChoice;
  pushSubscription: PushSubscription;
};
