import type { Notice } from '@saath/contract/notices/schema';
import type { NoticeRow } from './queries.ts';

export function presentNotice({ id, title, link, createdAt, readAt }: NoticeRow): Notice {
  return { id, title, link, createdAt: createdAt.toISOString(), isRead: readAt !== null };
}
