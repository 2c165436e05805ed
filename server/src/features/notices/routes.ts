import {
  changeNoticeSettings,
  getNoticeSettings,
  listNotices,
  readNotices,
} from '@saath/contract/notices/endpoints';
import { noticeMessages } from '@saath/contract/notices/messages';
import { on, type Route } from '../../http/route.ts';
import { presentNotice, presentSettings } from './present.ts';
import {
  changeSettings,
  listOwnNotices,
  type NoticeBook,
  readNotice,
  readSettings,
} from './service.ts';

export function noticeRoutes(book: NoticeBook): Route[] {
  return [
    on(listNotices).reply(async ({ actor, query: { after } }) => {
      const { rows, ...rest } = await listOwnNotices(book, { userId: actor.id, after });
      return { notices: rows.map(presentNotice), ...rest };
    }),

    on(readNotices).reply(async ({ actor, body: { id } }) => ({
      unread: await readNotice(book, { userId: actor.id, id }),
    })),

    on(getNoticeSettings).reply(async ({ actor }) =>
      presentSettings(await readSettings(book, actor.id)),
    ),

    on(changeNoticeSettings).reply(async ({ actor, body: { mail } }) => {
      const user = await changeSettings(book, { userId: actor.id, mail });
      return { message: noticeMessages.saved, ...presentSettings(user) };
    }),
  ];
}
