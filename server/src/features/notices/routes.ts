import { listNotices, readNotices } from '@saath/contract/notices/endpoints';
import { on, type Route } from '../../http/route.ts';
import { presentNotice } from './present.ts';
import { listOwnNotices, type NoticeBook, readNotice } from './service.ts';

export function noticeRoutes(book: NoticeBook): Route[] {
  return [
    on(listNotices).reply(async ({ actor, query: { after } }) => {
      const { rows, ...rest } = await listOwnNotices(book, { userId: actor.id, after });
      return { notices: rows.map(presentNotice), ...rest };
    }),

    on(readNotices).reply(async ({ actor, body: { id } }) => ({
      unread: await readNotice(book, { userId: actor.id, id }),
    })),
  ];
}
