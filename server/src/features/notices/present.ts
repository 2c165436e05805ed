import type { EventNoticeKind } from '@saath/contract/notices/rules';
import type { Notice, NoticeSettings } from '@saath/contract/notices/schema';
import type { UserRow } from '../accounts/queries.ts';
import type { NoticeRow } from './queries.ts';

export function presentNotice({ id, title, link, createdAt, readAt }: NoticeRow): Notice {
  return { id, title, link, createdAt: createdAt.toISOString(), isRead: readAt !== null };
}

export function presentSettings({
  kindsWithoutMail,
}: Pick<UserRow, 'kindsWithoutMail'>): NoticeSettings {
  const byMail = (kind: EventNoticeKind) => !kindsWithoutMail.includes(kind);
  return {
    mail: {
      'request-received': byMail('request-received'),
      decision: byMail('decision'),
      change: byMail('change'),
      cancellation: byMail('cancellation'),
      announcement: byMail('announcement'),
    },
  };
}
