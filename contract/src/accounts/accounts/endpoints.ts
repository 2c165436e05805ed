/** Calls about accounts: sign up, activate, log in and out, the profile, the people. */
import * as z from 'zod/mini';
import { endpoint, mayAsAsked } from '../../endpoint.ts';
import { daySchema, idParams, idSchema, messageReply, said, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import { say } from '../../texts.ts';
import { signupMessages } from './messages.ts';
import {
  emailSchema,
  firstAdminSchema,
  loginSchema,
  personSchema,
  profileUpdateSchema,
  signedInReply,
  signupSchema,
  userSchema,
  weeklySlotSchema,
} from './schema.ts';

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user/getuser',
  summary: 'The signed-in account.',
  access: 'signed-in',
  errors: ['accounts.user_not_found'],
  reply: z.object({ user: userSchema }),
});

export const createUser = endpoint({
  method: 'POST',
  path: '/api/user/create-user',
  summary: 'Sign up as a Volunteer; an activation mail follows.',
  access: 'public',
  errors: ['media.unreadable', 'providers.only'],
  body: signupSchema({ emailDomains: ['gmail.com'], phoneRegion: 'PK' }),
  files: {
    field: 'avatar',
    max: 1,
    maxBytes: limits.avatar.maxBytes,
    formats: ['jpeg', 'png'],
    messages: {
      tooMany: say(signupMessages, 'oneAvatar'),
      tooLarge: say(signupMessages, 'avatarSize'),
      wrongType: say(signupMessages, 'avatarType'),
    },
  },
  reply: messageReply,
});

const activationBody = z.object({
  activation_token: z
    .string(problem(fieldMessages, 'token'))
    .check(z.trim(), z.maxLength(200, problem(fieldMessages, 'token'))),
});
export const activate = endpoint({
  method: 'POST',
  path: '/api/user/activation',
  summary: 'Activate an account with the token from its mail; signs in.',
  access: 'public',
  errors: ['accounts.token_invalid', 'providers.only'],
  body: activationBody,
  reply: z.extend(signedInReply, {
    /** What the person signed up for; it may be gone by now. */
    carried: z.optional(z.object({ eventId: idSchema, roleId: z.nullable(idSchema) })),
  }),
});

/** The older address of the same call, which the specification gives without the prefix of all others. */
export const activateShop = endpoint({
  ...activate,
  path: '/api/shop/shopactivation',
  alsoAt: ['/shop/shopactivation'],
});

export const resendActivation = endpoint({
  method: 'POST',
  path: '/api/user/resend-activation',
  summary: 'Send the activation mail again. The answer never tells whether the address is known.',
  access: 'public',
  errors: ['providers.only'],
  body: z.object({ email: emailSchema }),
  reply: messageReply,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/user/login-user',
  summary: 'Log in; sets the session cookie.',
  access: 'public',
  errors: [
    'accounts.leaving',
    'accounts.not_activated',
    'accounts.wrong_credentials',
    'providers.only',
  ],
  body: loginSchema,
  reply: signedInReply,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/user/logout',
  summary: "End the caller's own session.",
  access: 'public',
  errors: [],
  reply: messageReply,
});

/** The existing client logs out with GET; the server takes it from its own pages only. */
export const logoutByGet = endpoint({ ...logout, method: 'GET' });

export const createFirstAdmin = endpoint({
  method: 'POST',
  path: '/api/setup/first-admin',
  summary: 'Make the first Admin with the one-time link printed at start; signs in.',
  access: 'public',
  errors: ['accounts.email_taken', 'accounts.setup_done', 'accounts.token_invalid'],
  body: firstAdminSchema,
  reply: signedInReply,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/user/update-profile',
  summary: 'Change your own profile; absent fields stay as they are.',
  access: 'signed-in',
  errors: ['accounts.current_password', 'accounts.user_not_found'],
  body: profileUpdateSchema,
  reply: z.object({ ...said, user: userSchema }),
});

export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/user/availability',
  summary: 'When the signed-in volunteer is usually free; an empty list means not stated.',
  access: 'signed-in',
  errors: [],
  reply: z.object({ weekly: z.array(weeklySlotSchema) }),
});

export const setAvailability = endpoint({
  method: 'PUT',
  path: '/api/user/availability',
  summary: 'Replace the weekly hours in which the signed-in volunteer is usually free.',
  access: 'signed-in',
  errors: [],
  body: z.object({ weekly: z.array(weeklySlotSchema).check(z.maxLength(100)) }),
  reply: z.object({ ...said, weekly: z.array(weeklySlotSchema) }),
});

const daysOff = z
  .array(daySchema)
  .check(
    z.maxLength(limits.daysOff.max, problem(fieldMessages, 'days', { max: limits.daysOff.max })),
  );

export const getDaysOff = endpoint({
  method: 'GET',
  path: '/api/user/days-off',
  summary: 'The days on which the signed-in volunteer is away, in order, without past ones.',
  access: 'signed-in',
  errors: [],
  reply: z.object({ days: z.array(daySchema) }),
});

export const setDaysOff = endpoint({
  method: 'PUT',
  path: '/api/user/days-off',
  summary: 'Replace the days on which the signed-in volunteer is away.',
  access: 'signed-in',
  errors: [],
  body: z.object({ days: daysOff }),
  reply: z.object({ days: z.array(daySchema) }),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/user/admin-all-users',
  summary: 'The newest accounts and the number of accounts by role.',
  access: 'admin',
  token: 'people.read',
  errors: [],
  query: z.object({
    limit: z._default(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,5}$/, problem(fieldMessages, 'limit'))),
        z.transform(Number),
      ),
      limits.peoplePerList.max,
    ),
  }),
  reply: z.object({
    users: z.array(userSchema),
    roleCounts: z.object({ Volunteer: z.number(), Admin: z.number() }),
  }),
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/user/delete-user/:id',
  summary: 'Remove an account: its sessions end and its places are freed.',
  access: 'admin',
  errors: [
    'accounts.last_admin',
    'accounts.not_allowed',
    'accounts.user_not_found',
    'joining.not_possible',
    'people.gone',
    'people.remove_self',
  ],
  params: idParams,
  reply: messageReply,
});

export const searchVolunteers = endpoint({
  method: 'GET',
  path: '/api/user/search-volunteer',
  summary:
    'Active volunteers whose name holds the text and who are not in the event yet; who runs its branch finds its people.',
  access: mayAsAsked('places.give', 'event', 'event_id'),
  token: 'people.read',
  errors: [],
  query: z.object({
    name: z._default(text(limits.searchText.max), ''),
    event_id: z.optional(idSchema),
  }),
  reply: z.object({ users: z.array(personSchema) }),
});
