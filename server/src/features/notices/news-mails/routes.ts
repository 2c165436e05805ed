import { changeMailChoice, getMailChoice } from '@saath/contract/notices/notices/endpoints';
import { noticeMessages } from '@saath/contract/notices/notices/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { presentChoice } from './present.ts';
import { changeChoice, readChoice, type Unsubscribing } from './service.ts';

export function unsubscribeRoutes(parts: Unsubscribing): Route[] {
  return [
    on(getMailChoice, { limits: [...rateLimits.token] }).reply(async ({ params: { token } }) => ({
      choice: presentChoice(await readChoice(parts, token)),
    })),

    on(changeMailChoice, { limits: [...rateLimits.token] }).reply(async ({ params, body }) => {
      const { isOn } = body;
      const choice = await changeChoice(parts, { token: params.token, isOn });
      return {
        choice: presentChoice(choice),
        ...say(noticeMessages, isOn ? 'mailsOn' : 'mailsOff'),
      };
    }),
  ];
}
