import { activationMessages } from '@saath/contract/accounts/accounts/messages';
import * as endpoints from '@saath/contract/office/imports/endpoints';
import { importFileMessages, importMessages } from '@saath/contract/office/imports/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { refusal } from '../../../platform/csv/read-csv.ts';
import type { Accounts } from '../../accounts/accounts/service.ts';
import * as service from './service.ts';

export function importRoutes(accounts: Accounts): Route[] {
  return [
    on(endpoints.previewImport, { limits: rateLimits.upload }).reply(
      async ({ files }) => await service.preview(accounts, fileOf(files)),
    ),

    on(endpoints.importPeople, { limits: rateLimits.upload }).reply(
      async ({ actor, body, files }) => {
        const given = { ...body, file: fileOf(files), actorId: actor.id };
        const counts = await service.importPeople(accounts, given);
        return { ...say(importMessages, 'done'), counts };
      },
    ),

    on(endpoints.welcome, { limits: rateLimits.token }).reply(async ({ body, session }) => {
      const user = await service.acceptWelcome(accounts, body);
      await session.signIn(user);
      const { id, email, role } = user;
      return { ...say(activationMessages, 'success'), user: { id, email, role } };
    }),
  ];
}

/** @throws DomainError `request.invalid` when no file came */
function fileOf([file]: readonly Buffer[]): Buffer {
  if (!file) throw refusal(say(importFileMessages, 'missing'));
  return file;
}
