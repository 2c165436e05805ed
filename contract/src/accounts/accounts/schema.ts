/** What an account is on the wire, and the rules of its forms (specification §3 and §5). */
import * as z from 'zod/mini';
import { idSchema, instant, listOrJson, numberOrText, text } from '../../fields.ts';
import { languageSchema } from '../../language.ts';
import { limits } from '../../limits.ts';
import { loginMessages, profileMessages, signupMessages, skillMessages } from './messages.ts';
import { isMobileNumber, isStrongPassword } from './rules.ts';

export const roleNames = ['Admin', 'Volunteer'] as const;
export const accountRoleSchema = z.enum(roleNames);
export type AccountRole = z.output<typeof accountRoleSchema>;

export const profileImageSchema = z.nullable(z.object({ public_id: z.string(), url: z.string() }));

/** The account as its owner and Admins see it. */
export const userSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: accountRoleSchema,
  profileImage: profileImageSchema,
  contactNumber: z.string(),
  experienceYears: z.number(),
  description: z.string(),
  skills: z.array(z.string()),
  interests: z.array(z.string()),
  /** Of mails and notices. */
  language: z.optional(languageSchema),
  createdAt: instant,
  updatedAt: instant,
  _count: z.object({ roles: z.number() }),
});
export type User = z.output<typeof userSchema>;

/** A person in an organiser's search, suggestion or queue: no address, no phone number. */
export const personSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  skills: z.array(z.string()),
  interests: z.array(z.string()),
  profileImage: profileImageSchema,
});
export type Person = z.output<typeof personSchema>;

/** Settings of the installation that the sign-up rules depend on (AU-01). */
export type SignupSettings = {
  /** Lower-case domains that may sign up; empty = every domain. */
  readonly emailDomains: readonly string[];
  /** Phone numbers that are accepted: Pakistani mobiles, or any international number. */
  readonly phoneRegion: 'PK' | 'any';
};

const ADDRESS = /^[^\s@,;<>()"]+@[^\s@,;<>()"]+\.[^\s@,;<>()".]{2,}$/;

export const emailSchema = z
  .string(loginMessages.emailRequired)
  .check(
    z.trim(),
    z.minLength(1, { error: loginMessages.emailRequired, abort: true }),
    z.maxLength(limits.email.max, loginMessages.emailInvalid),
    z.regex(ADDRESS, loginMessages.emailInvalid),
  );

/** The same in the words of the profile's form. */
const profileEmailSchema = z
  .string(loginMessages.emailRequired)
  .check(
    z.trim(),
    z.minLength(1, { error: loginMessages.emailRequired, abort: true }),
    z.maxLength(limits.email.max, { error: profileMessages.email, abort: true }),
    z.regex(ADDRESS, profileMessages.email),
  );

export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string(loginMessages.passwordRequired)
    .check(
      z.minLength(1, { error: loginMessages.passwordRequired, abort: true }),
      z.minLength(limits.loginPassword.min, loginMessages.passwordShort),
      z.maxLength(limits.password.max, loginMessages.invalid),
    ),
});

export const newPasswordSchema = z
  .string(signupMessages.passwordShort)
  .check(
    z.minLength(limits.password.min, { error: signupMessages.passwordShort, abort: true }),
    z.maxLength(limits.password.max, { error: signupMessages.passwordLong, abort: true }),
    z.refine(isStrongPassword, signupMessages.passwordMix),
  );

/** A new password, or nothing. */
const emptyOrNew = ({ value, issues }: z.core.ParsePayload<string>) => {
  const problem = value && newPasswordSchema.safeParse(value).error?.issues[0]?.message;
  if (problem) issues.push({ code: 'custom', message: problem, input: value });
};

const personNameSchema = z
  .string(signupMessages.name)
  .check(
    z.trim(),
    z.minLength(limits.personName.min, signupMessages.name),
    z.maxLength(limits.personName.max, signupMessages.name),
    z.regex(/^[\p{L}\p{M} ]+$/u, signupMessages.name),
  );

type TagTexts = { readonly empty: string; readonly long: string };
const skillTexts: TagTexts = {
  empty: profileMessages.skillEmpty,
  long: profileMessages.skillLong,
};
const interestTexts: TagTexts = {
  empty: profileMessages.interestEmpty,
  long: profileMessages.interestLong,
};

/** One skill or interest as a person writes it. */
const tagSchema = ({ empty, long }: TagTexts) =>
  z
    .string(empty)
    .check(
      z.trim(),
      z.minLength(1, { error: empty, abort: true }),
      z.maxLength(limits.skillName.max, long),
    );

/** A skill that a volunteer adds to the profile, by the stricter rules of its own form. */
export const newSkillSchema = z.string(skillMessages.required).check(
  z.trim(),
  z.minLength(1, { error: skillMessages.required, abort: true }),
  z.minLength(limits.skillName.min, { error: skillMessages.short, abort: true }),
  // The text says 'less than 30', the constants and the profile's rule allow 30.
  z.maxLength(limits.skillName.max, { error: skillMessages.long, abort: true }),
  z.regex(/^[\p{L}\p{M}\p{N} -]+$/u, skillMessages.characters),
);

/** Skills or interests without repetitions (compared without case); JSON text is accepted. */
function tagList(message: string, { min, texts }: { min: number; texts: TagTexts }) {
  return z.pipe(
    listOrJson(tagSchema(texts), { min, max: limits.tagsPerPerson.max, message }),
    z.transform((tags: string[]) => [
      ...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values(),
    ]),
  );
}

/** Why somebody wants to be an organiser. */
export const organiserTextSchema = text(limits.organiserText.max, {
  min: limits.organiserText.min,
  required: signupMessages.whyOrganise,
});

/** The sign-up fields in the order in which they are checked; the picture comes after them. */
export function signupSchema(settings: SignupSettings) {
  return z.object({
    name: personNameSchema,
    email: signupEmailSchema(settings),
    password: newPasswordSchema,
    contactNumber: z.string(signupMessages.contactNumber).check(
      z.trim(),
      z.maxLength(limits.contactNumber.max, { error: signupMessages.contactNumber, abort: true }),
      z.refine(
        (number) => isMobileNumber(number, settings.phoneRegion),
        signupMessages.contactNumber,
      ),
    ),
    experienceYears: z.pipe(
      numberOrText(signupMessages.experienceNumber),
      z
        .int(signupMessages.experienceNumber)
        .check(
          z.minimum(limits.signupExperienceYears.min, signupMessages.experienceRange),
          z.maximum(limits.signupExperienceYears.max, signupMessages.experienceRange),
        ),
    ),
    description: z
      .string(signupMessages.description)
      .check(
        z.trim(),
        z.minLength(limits.aboutMe.minAtSignup, signupMessages.description),
        z.maxLength(limits.aboutMe.max, profileMessages.description),
      ),
    skills: tagList(signupMessages.skills, { min: 1, texts: skillTexts }),
    interests: tagList(signupMessages.interests, { min: 1, texts: interestTexts }),
    /** Given by those who want to be organisers: they ask for it by signing up (AU-11). */
    whyOrganise: z.optional(organiserTextSchema),
    /** Of mails and notices; the older form does not send it. */
    language: z._default(languageSchema, 'en'),
  });
}

function signupEmailSchema({ emailDomains }: SignupSettings) {
  const isGmailOnly = emailDomains.length === 1 && emailDomains[0] === 'gmail.com';
  const message = isGmailOnly
    ? signupMessages.gmail
    : emailDomains.length > 0
      ? `Please enter an e-mail address at ${emailDomains.join(' or ')}`
      : loginMessages.emailInvalid;
  return z.string(message).check(
    z.trim(),
    z.maxLength(limits.email.max, { error: message, abort: true }),
    z.regex(ADDRESS, { error: message, abort: true }),
    z.refine((email) => isAllowedDomain(email, emailDomains), message),
  );
}

function isAllowedDomain(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.length === 0 || domains.includes(domain);
}

/** The order in which a failed sign-up form tells its first problem (AU-01). */
export const signupOrder = [
  'name',
  'email',
  'password',
  'confirmPassword',
  'contactNumber',
  'experienceYears',
  'description',
  'skills',
  'interests',
  'avatar',
  'whyOrganise',
  'terms',
] as const;

/** The first Admin, made through the one-time link. */
export const firstAdminSchema = z.object({
  token: z.string('Token Expired or Invalid').check(z.maxLength(200, 'Token Expired or Invalid')),
  name: personNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

/**
 * The profile form; a field that is absent stays as it is. Years of experience that are new have a lower bound than
 * those told at sign-up: see `isExperienceTooHigh`.
 */
export const profileSchema = z.object({
  name: z.optional(
    z
      .string(profileMessages.nameShort)
      .check(
        z.trim(),
        z.minLength(limits.personName.min, profileMessages.nameShort),
        z.maxLength(limits.personName.max, profileMessages.nameLong),
        z.regex(/^[\p{L}\p{M} ]*$/u, profileMessages.nameLetters),
      ),
  ),
  email: z.optional(profileEmailSchema),
  contactNumber: z.optional(
    z
      .string(profileMessages.phoneRequired)
      .check(
        z.trim(),
        z.minLength(1, { error: profileMessages.phoneRequired, abort: true }),
        z.maxLength(limits.contactNumber.max, { error: profileMessages.phone, abort: true }),
        z.regex(/^\+?[\d -]+$/, profileMessages.phone),
      ),
  ),
  experienceYears: z.optional(
    z.pipe(
      numberOrText(profileMessages.experienceNumber),
      z
        .int(profileMessages.experienceNumber)
        .check(
          z.minimum(limits.profileExperienceYears.min, profileMessages.experienceNegative),
          z.maximum(limits.signupExperienceYears.max, profileMessages.experienceHigh),
        ),
    ),
  ),
  description: z.optional(
    z
      .string(profileMessages.description)
      .check(z.trim(), z.maxLength(limits.aboutMe.max, profileMessages.description)),
  ),
  skills: z.optional(tagList(profileMessages.skillsRequired, { min: 1, texts: skillTexts })),
  interests: z.optional(tagList(profileMessages.interestEmpty, { min: 0, texts: interestTexts })),
  /** Empty keeps the current one. */
  password: z.optional(z.string(signupMessages.passwordShort).check(emptyOrNew)),
  currentPassword: z.optional(
    z
      .string(profileMessages.currentPassword)
      .check(z.maxLength(limits.password.max, profileMessages.currentPassword)),
  ),
});

/**
 * The profile on the wire. Clients send back the whole account: what it never told (an Admin has no phone number and no
 * skills) may come back empty. Whether something would get lost is the server's to say.
 */
export const profileUpdateSchema = z.extend(profileSchema, {
  // The rule for a new number depends on the installation.
  contactNumber: z.optional(
    z
      .string(profileMessages.phoneRequired)
      .check(z.trim(), z.maxLength(limits.contactNumber.max, signupMessages.contactNumber)),
  ),
  // As they were sent: whether one is new, or there already, is the server's to say.
  skills: z.optional(
    listOrJson(tagSchema(skillTexts), {
      max: limits.tagsPerPerson.max,
      message: profileMessages.skillsRequired,
    }),
  ),
});

/** Years that sign-up accepted stay valid; only new ones are judged by the profile's rule (ADR 0007). */
export function isExperienceTooHigh(years: number, before: number): boolean {
  return years !== before && years > limits.profileExperienceYears.max;
}

/** When a volunteer is usually free: minutes from local midnight, weekday 0 = Monday. */
export const weeklySlotSchema = z
  .object({
    weekday: z.int().check(z.minimum(0), z.maximum(6)),
    from: z.int().check(z.minimum(0), z.maximum(1439)),
    to: z.int().check(z.minimum(1), z.maximum(1440)),
  })
  .check(z.refine((slot) => slot.from < slot.to, 'A time must end after it starts.'));
export type WeeklySlot = z.output<typeof weeklySlotSchema>;
