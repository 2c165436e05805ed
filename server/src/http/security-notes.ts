/** What of the calls is a security event: one place, so that features need not think of it. */
import * as care from '@saath/contract/accounts/account-care/endpoints';
import * as accounts from '@saath/contract/accounts/accounts/endpoints';
import * as apiTokens from '@saath/contract/accounts/api-tokens/endpoints';
import * as passkeys from '@saath/contract/accounts/passkeys/endpoints';
import * as providers from '@saath/contract/accounts/providers/endpoints';
import * as calendar from '@saath/contract/afterwards/calendar-feed/endpoints';
import { addHelper, removeHelper } from '@saath/contract/day/helpers/endpoints';
import { openKiosk } from '@saath/contract/day/kiosk/endpoints';
import { emergencyContact } from '@saath/contract/day/on-site/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import * as webhooks from '@saath/contract/foundation/webhooks/endpoints';
import { addToBranch, removeFromBranch } from '@saath/contract/office/branches/endpoints';
import * as exported from '@saath/contract/office/exports/endpoints';
import * as imports from '@saath/contract/office/imports/endpoints';
import * as invitations from '@saath/contract/office/invitations/endpoints';
import { approveOrganiser } from '@saath/contract/office/organisers/endpoints';
import {
  demotePerson,
  promotePerson,
  signOutPerson,
} from '@saath/contract/office/people/endpoints';
import type { SecurityKind } from '@saath/contract/office/security-log/rules';
import * as evidence from '@saath/contract/places/evidence/endpoints';
import { confirmGuestAsk } from '@saath/contract/places/guest-ask/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../platform/caller.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { SecurityLog } from '../platform/security.ts';
import type { SessionControl } from './route.ts';

/** Calls that are an event when they succeed. */
const whenDone = new Map<Endpoint, SecurityKind>([
  [accounts.login, 'login.done'],
  [care.signInByLink, 'login.done'],
  [providers.finishProvider, 'login.done'],
  [providers.joinByProvider, 'login.done'],
  [passkeys.loginByPasskey, 'login.done'],
  [passkeys.addPasskey, 'way.added'],
  [passkeys.removePasskey, 'way.removed'],
  [providers.addIdentity, 'way.added'],
  [providers.removeIdentity, 'way.removed'],
  [care.choosePassword, 'password.changed'],
  [care.confirmPassword, 'password.changed'],
  [confirmGuestAsk, 'link.used'],
  [accounts.logout, 'logout.done'],
  [accounts.logoutByGet, 'logout.done'],
  [accounts.activate, 'link.used'],
  [accounts.activateShop, 'link.used'],
  [accounts.createFirstAdmin, 'admin.joined'],
  [accounts.deleteUser, 'account.removed'],
  [care.resetPassword, 'password.changed'],
  [care.changeEmail, 'email.asked'],
  [care.confirmEmail, 'email.changed'],
  [care.endSession, 'session.ended'],
  [care.endOtherSessions, 'session.ended'],
  [care.leave, 'account.left'],
  [care.keepAccount, 'account.kept'],
  [care.exportData, 'data.exported'],
  [calendar.makeCalendarFeed, 'link.used'],
  [exported.exportPeople, 'data.exported'],
  [exported.exportRoster, 'data.exported'],
  [exported.exportAnswers, 'data.exported'],
  [exported.exportHours, 'data.exported'],
  [imports.importPeople, 'data.imported'],
  [imports.welcome, 'link.used'],
  [invitations.inviteAdmin, 'admin.invited'],
  [invitations.acceptInvitation, 'admin.joined'],
  [approveOrganiser, 'organiser.approved'],
  [promotePerson, 'role.raised'],
  [demotePerson, 'role.lowered'],
  [signOutPerson, 'person.signed_out'],
  [addHelper, 'helper.added'],
  [removeHelper, 'helper.removed'],
  [addToBranch, 'branch.added'],
  [removeFromBranch, 'branch.removed'],
  [openKiosk, 'kiosk.opened'],
  [evidence.evidencePicture, 'evidence.opened'],
  [evidence.evidencePdf, 'evidence.opened'],
  [emergencyContact, 'contact.opened'],
  [apiTokens.makeApiToken, 'token.made'],
  [apiTokens.endApiToken, 'token.ended'],
  [webhooks.makeWebhook, 'webhook.made'],
  [webhooks.endWebhook, 'webhook.ended'],
  [webhooks.startWebhook, 'webhook.started'],
]);

/** Where a call names the person it is about. */
const personIn = new Map<Endpoint, (request: FastifyRequest) => unknown>([
  ...[accounts.deleteUser, promotePerson, demotePerson, signOutPerson].map(
    (endpoint) =>
      [endpoint, ({ params }: FastifyRequest) => (params as { id?: string }).id] as const,
  ),
  [addToBranch, ({ body }) => (body as { userId?: string }).userId],
  [removeFromBranch, ({ params }) => (params as { userId?: string }).userId],
  [addHelper, ({ body }) => (body as { userId?: string }).userId],
  [removeHelper, ({ params }) => (params as { userId?: string }).userId],
]);

const refusals: Readonly<Record<string, SecurityKind>> = {
  'accounts.wrong_credentials': 'login.failed',
  'accounts.not_activated': 'login.failed',
  'accounts.leaving': 'login.failed',
  'accounts.current_password': 'password.wrong',
  'account_care.wrong_password': 'password.wrong',
  'accounts.token_invalid': 'link.refused',
  'api_tokens.unknown': 'token.refused',
  'api_tokens.in_address': 'token.refused',
  'providers.failed': 'provider.refused',
  'providers.over': 'provider.refused',
  'providers.unconfirmed': 'provider.refused',
  'providers.organiser': 'provider.refused',
  'providers.taken': 'provider.refused',
  'providers.other_person': 'provider.refused',
  'providers.denied': 'login.failed',
  'passkeys.refused': 'login.failed',
  'request.cross_site': 'site.refused',
  'request.too_many': 'rate.refused',
};

const callers = new WeakMap<FastifyRequest, Caller>();
/** Those that ended with somebody logged in who was not before. */
const loggedIn = new WeakSet<FastifyRequest>();

/** From now on it is known who makes the request, also when it is refused. */
export function keepCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

function factsOf(request: FastifyRequest) {
  const { actorId, subjectId } = callers.get(request) ?? {};
  return {
    actorId,
    subjectId: subjectId === actorId ? undefined : subjectId,
    address: request.ip,
    requestId: request.id,
    route: request.routeOptions.url,
  };
}

/** Notes whatever is refused, wherever it was. */
export function noteRefusals(app: FastifyInstance, { noteSecurity }: SecurityLog): void {
  app.addHook('onError', async (request, _reply, error: unknown) => {
    if (!(error instanceof DomainError)) return;
    const { code, status } = error;
    const kind = refusals[code] ?? (status === 403 ? 'access.refused' : undefined);
    if (kind) noteSecurity({ ...factsOf(request), kind, code });
  });
}

/** Notes a call that succeeded, when it is an event. */
export function noteDone(
  request: FastifyRequest,
  endpoint: Endpoint,
  { noteSecurity }: SecurityLog,
): void {
  const kind = whenDone.get(endpoint);
  // Not every call by which one can log in does.
  if (!kind || (kind === 'login.done' && !loggedIn.has(request))) return;
  const subjectId = personIn.get(endpoint)?.(request);
  const subject = typeof subjectId === 'string' ? { subjectId } : {};
  const facts = { ...factsOf(request), ...subject };
  // What people show, and whom they name, is theirs to look at.
  if ((kind === 'evidence.opened' || kind === 'contact.opened') && !facts.subjectId) return;
  noteSecurity({ ...facts, kind });
}

/** The handler's hold on the session: who signs in is the one who calls, and a new password is an event. */
export function notedSession(
  request: FastifyRequest,
  session: SessionControl,
  { caller, security }: { caller: Caller; security: SecurityLog },
): SessionControl {
  return {
    ...session,
    async signIn(person, how) {
      await session.signIn(person, how);
      caller.actorId = person.id;
      loggedIn.add(request);
    },
    async renew(person) {
      await session.renew(person);
      security.noteSecurity({ ...factsOf(request), kind: 'password.changed' });
    },
  };
}
