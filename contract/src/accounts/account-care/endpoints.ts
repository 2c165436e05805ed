/** Calls about the caller's own account: password, address, sessions, leaving, own data. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, idSchema, instant, messageReply, said } from '../../fields.ts';
import { emailSchema, signedInReply } from '../accounts/schema.ts';
import {
  changeEmailSchema,
  firstPasswordSchema,
  languageBody,
  leaveSchema,
  linkBody,
  ownDataSchema,
  ownSessionSchema,
  resetPasswordSchema,
  tokenBody,
} from './schema.ts';

/** By POST, so that the link's secret is in no other address. */
export const seeLink = endpoint({
  method: 'POST',
  path: '/api/account/link/see',
  summary: 'Whether the link of a mail still works; uses nothing up.',
  access: 'public',
  errors: ['accounts.token_invalid'],
  body: linkBody,
  reply: z.object({
    /** Whose account a link to log in opens. */
    name: z.optional(z.string()),
  }),
});

export const mailSignInLink = endpoint({
  method: 'POST',
  path: '/api/account/sign-in-link',
  summary: 'Send a link that logs in. The answer never tells whether the address is known.',
  access: 'public',
  errors: ['providers.only'],
  body: z.object({
    email: emailSchema,
    /** Where the link leads afterwards. */
    eventId: z.optional(idSchema),
    roleId: z.optional(idSchema),
  }),
  reply: messageReply,
});

export const signInByLink = endpoint({
  method: 'POST',
  path: '/api/account/sign-in',
  summary: 'Log in with the token from the mail; sets the session cookie.',
  access: 'public',
  errors: ['accounts.token_invalid', 'providers.only'],
  body: tokenBody,
  reply: signedInReply,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/account/forgot-password',
  summary:
    'Send a link to set a new password. The answer never tells whether the address is known.',
  access: 'public',
  errors: [],
  body: z.object({ email: emailSchema }),
  reply: messageReply,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/account/reset-password',
  summary: 'Set a new password with the token from the mail; ends every session.',
  access: 'public',
  errors: ['accounts.token_invalid'],
  body: resetPasswordSchema,
  reply: messageReply,
});

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/account/password/confirm',
  summary:
    'Use the password that was typed in the profile, with the token from its mail; ends every session.',
  access: 'public',
  errors: ['accounts.token_invalid'],
  body: tokenBody,
  reply: messageReply,
});

export const choosePassword = endpoint({
  method: 'POST',
  path: '/api/account/password/first',
  summary:
    'The first password of somebody who asked for a place without one. The account stays the same; other sessions and links end.',
  access: 'signed-in',
  errors: ['account_care.has_password', 'accounts.user_not_found'],
  body: firstPasswordSchema,
  reply: messageReply,
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  summary: 'Ask for another e-mail address; the new one is confirmed by a link.',
  access: 'signed-in',
  errors: [
    'account_care.log_in_again',
    'account_care.same_email',
    'account_care.wrong_password',
    'accounts.user_not_found',
  ],
  body: changeEmailSchema,
  reply: messageReply,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  summary:
    'Agree to a new e-mail address from the present one, or confirm it from the new one, with the token from the mail.',
  access: 'public',
  errors: ['accounts.email_taken', 'accounts.token_invalid'],
  body: tokenBody,
  reply: messageReply,
});

export const changeLanguage = endpoint({
  method: 'PUT',
  path: '/api/account/language',
  summary: 'Choose the language of your own mails and notices from now on.',
  access: 'signed-in',
  errors: [],
  body: languageBody,
  reply: messageReply,
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'The devices on which the account is logged in, last used first.',
  access: 'signed-in',
  errors: [],
  reply: z.object({ sessions: z.array(ownSessionSchema) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Log one of your own devices out.',
  access: 'signed-in',
  errors: ['account_care.session_gone'],
  params: idParams,
  reply: messageReply,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  summary: 'Log all own devices out but this one.',
  access: 'signed-in',
  errors: [],
  reply: messageReply,
});

export const leave = endpoint({
  method: 'POST',
  path: '/api/account/leave',
  summary: 'Delete your own account: places are given back, sessions end, seven days to undo it.',
  access: 'signed-in',
  errors: [
    'account_care.last_admin',
    'account_care.log_in_again',
    'account_care.wrong_password',
    'accounts.user_not_found',
    'joining.not_possible',
    'passkeys.confirm_first',
  ],
  body: leaveSchema,
  reply: z.object({ ...said, deletedAt: instant }),
});

export const keepAccount = endpoint({
  method: 'POST',
  path: '/api/account/keep',
  summary: 'Undo the deletion with the token from its mail.',
  access: 'public',
  errors: ['accounts.token_invalid'],
  body: tokenBody,
  reply: messageReply,
});

export const exportData = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'All that is stored about the signed-in account, and its participations as CSV text.',
  access: 'signed-in',
  errors: ['accounts.user_not_found'],
  reply: z.object({ data: ownDataSchema, participationsCsv: z.string() }),
});
