import {
  changeNoticeSettings,
  getNoticeSettings,
  listNotices,
  readNotices,
} from '@saath/contract/notices/notices/endpoints';
import { noticeMessages } from '@saath/contract/notices/notices/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { presentNotice } from './present.ts';
import {
  changeSettings,
  countOwnDevices,
  listOwnNotices,
  readNotice,
  readSettings,
  type SettingsBook,
} from './service.ts';

export function noticeRoutes(book: SettingsBook): Route[] {
  return [
    on(listNotices).reply(async ({ actor, query: { after } }) => {
      const { rows, ...rest } = await listOwnNotices(book, { userId: actor.id, after });
      return { notices: rows.map(presentNotice), ...rest };
    }),

    on(readNotices).reply(async ({ actor, body: { id } }) => ({
      unread: await readNotice(book, { userId: actor.id, id }),
    })),

    on(getNoticeSettings).reply(async ({ actor }) => ({
      ...(await readSettings(book, actor.id)),
      devices: await countOwnDevices(book, actor.id),
    })),

    on(changeNoticeSettings).reply(async ({ actor, body }) => {
      const settings = await changeSettings(book, { userId: actor.id, ...body });
      const devices = await countOwnDevices(book, actor.id);
      return { ...say(noticeMessages, 'saved'), ...settings, devices };
    }),
  ];
}
