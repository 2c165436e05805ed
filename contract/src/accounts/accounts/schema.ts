/** What an account is on the wire, and the rules of its forms (specification §3 and §5). */
import * as z from 'zod/mini';
import { idSchema, instant, listOrJson, numberOrText, said, text } from '../../fields.ts';
import { languageSchema } from '../../language.ts';
import { limits } from '../../limits.ts';
import { type Problem, problem, saidBy } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import {
  availabilityMessages,
  loginMessages,
  profileMessages,
  signupMessages,
  skillMessages,
} from './messages.ts';
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

/** What logging in answers. */
export const signedInReply = z.object({
  ...said,
  user: z.object({ id: idSchema, email: z.string(), role: accountRoleSchema }),
});

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
  .string(problem(loginMessages, 'emailRequired'))
  .check(
    z.trim(),
    z.minLength(1, { ...problem(loginMessages, 'emailRequired'), abort: true }),
    z.maxLength(limits.email.max, problem(loginMessages, 'emailInvalid')),
    z.regex(ADDRESS, problem(loginMessages, 'emailInvalid')),
  );

/** The same in the words of the profile's form. */
const profileEmailSchema = z
  .string(problem(loginMessages, 'emailRequired'))
  .check(
    z.trim(),
    z.minLength(1, { ...problem(loginMessages, 'emailRequired'), abort: true }),
    z.maxLength(limits.email.max, { ...problem(profileMessages, 'email'), abort: true }),
    z.regex(ADDRESS, problem(profileMessages, 'email')),
  );

export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string(problem(loginMessages, 'passwordRequired'))
    .check(
      z.minLength(1, { ...problem(loginMessages, 'passwordRequired'), abort: true }),
      z.minLength(limits.loginPassword.min, problem(loginMessages, 'passwordShort')),
      z.maxLength(limits.password.max, problem(loginMessages, 'invalid')),
    ),
});

export const newPasswordSchema = z
  .string(problem(signupMessages, 'passwordShort'))
  .check(
    z.minLength(limits.password.min, { ...problem(signupMessages, 'passwordShort'), abort: true }),
    z.maxLength(limits.password.max, { ...problem(signupMessages, 'passwordLong'), abort: true }),
    z.refine(isStrongPassword, problem(signupMessages, 'passwordMix')),
  );

/** A new password, or nothing. */
const emptyOrNew = ({ value, issues }: z.core.ParsePayload<string>) => {
  const [wrong] = (value && newPasswordSchema.safeParse(value).error?.issues) || [];
  if (wrong)
    issues.push({
      code: 'custom',
      ...saidBy(wrong),
      input: value,
    });
};

export const personNameSchema = z
  .string(problem(signupMessages, 'name'))
  .check(
    z.trim(),
    z.minLength(limits.personName.min, problem(signupMessages, 'name')),
    z.maxLength(limits.personName.max, problem(signupMessages, 'name')),
    z.regex(/^[\p{L}\p{M} ]+$/u, problem(signupMessages, 'name')),
  );

type TagTexts = { readonly empty: Problem; readonly long: Problem };
const skillTexts: TagTexts = {
  empty: problem(profileMessages, 'skillEmpty'),
  long: problem(profileMessages, 'skillLong'),
};
const interestTexts: TagTexts = {
  empty: problem(profileMessages, 'interestEmpty'),
  long: problem(profileMessages, 'interestLong'),
};

/** One skill or interest as a person writes it. */
const tagSchema = ({ empty, long }: TagTexts) =>
  z
    .string(empty)
    .check(
      z.trim(),
      z.minLength(1, { ...empty, abort: true }),
      z.maxLength(limits.skillName.max, long),
    );

/** A skill that a volunteer adds to the profile, by the stricter rules of its own form. */
export const newSkillSchema = z.string(problem(skillMessages, 'required')).check(
  z.trim(),
  z.minLength(1, { ...problem(skillMessages, 'required'), abort: true }),
  z.minLength(limits.skillName.min, { ...problem(skillMessages, 'short'), abort: true }),
  // The text says 'less than 30', the constants and the profile's rule allow 30.
  z.maxLength(limits.skillName.max, { ...problem(skillMessages, 'long'), abort: true }),
  z.regex(/^[\p{L}\p{M}\p{N} -]+$/u, problem(skillMessages, 'characters')),
);

/** Skills or interests without repetitions (compared without case); JSON text is accepted. */
function tagList(message: Problem, { min, texts }: { min: number; texts: TagTexts }) {
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
  required: problem(signupMessages, 'whyOrganise'),
});

/** The sign-up fields in the order in which they are checked; the picture comes after them. */
export function signupSchema(settings: SignupSettings) {
  return z.object({
    name: personNameSchema,
    email: signupEmailSchema(settings),
    password: newPasswordSchema,
    contactNumber: z.string(problem(signupMessages, 'contactNumber')).check(
      z.trim(),
      z.maxLength(limits.contactNumber.max, {
        ...problem(signupMessages, 'contactNumber'),
        abort: true,
      }),
      z.refine(
        (number) => isMobileNumber(number, settings.phoneRegion),
        problem(signupMessages, 'contactNumber'),
      ),
    ),
    experienceYears: z.pipe(
      numberOrText(problem(signupMessages, 'experienceNumber')),
      z
        .int(problem(signupMessages, 'experienceNumber'))
        .check(
          z.minimum(limits.signupExperienceYears.min, problem(signupMessages, 'experienceRange')),
          z.maximum(limits.signupExperienceYears.max, problem(signupMessages, 'experienceRange')),
        ),
    ),
    description: z
      .string(problem(signupMessages, 'description'))
      .check(
        z.trim(),
        z.minLength(limits.aboutMe.minAtSignup, problem(signupMessages, 'description')),
        z.maxLength(limits.aboutMe.max, problem(profileMessages, 'description')),
      ),
    skills: tagList(problem(signupMessages, 'skills'), { min: 1, texts: skillTexts }),
    interests: tagList(problem(signupMessages, 'interests'), { min: 1, texts: interestTexts }),
    /** Given by those who want to be organisers: they ask for it by signing up (AU-11). */
    whyOrganise: z.optional(organiserTextSchema),
    /** What the person signs up for: the link of the mail leads back to it. */
    eventId: z.optional(idSchema),
    roleId: z.optional(idSchema),
    /** Of mails and notices; the older form does not send it. */
    language: z._default(languageSchema, 'en'),
  });
}

/** An address in the form that sign-up takes, trimmed; of one of the domains where the settings name any. */
export function signupEmailSchema({ emailDomains }: SignupSettings) {
  const isGmailOnly = emailDomains.length === 1 && emailDomains[0] === 'gmail.com';
  const message = isGmailOnly
    ? problem(signupMessages, 'gmail')
    : emailDomains.length > 0
      ? problem(signupMessages, 'domains', { domains: emailDomains.join(' or ') })
      : problem(loginMessages, 'emailInvalid');
  return z.string(message).check(
    z.trim(),
    z.maxLength(limits.email.max, { ...message, abort: true }),
    z.regex(ADDRESS, { ...message, abort: true }),
    z.refine((email) => isAllowedDomain(email, emailDomains), message),
  );
}

function isAllowedDomain(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.length === 0 || domains.includes(domain);
}

/** The first Admin, made through the one-time link. */
export const firstAdminSchema = z.object({
  token: z
    .string(problem(fieldMessages, 'token'))
    .check(z.maxLength(200, problem(fieldMessages, 'token'))),
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
      .string(problem(profileMessages, 'nameShort'))
      .check(
        z.trim(),
        z.minLength(limits.personName.min, problem(profileMessages, 'nameShort')),
        z.maxLength(limits.personName.max, problem(profileMessages, 'nameLong')),
        z.regex(/^[\p{L}\p{M} ]*$/u, problem(profileMessages, 'nameLetters')),
      ),
  ),
  email: z.optional(profileEmailSchema),
  contactNumber: z.optional(
    z.string(problem(profileMessages, 'phoneRequired')).check(
      z.trim(),
      z.minLength(1, { ...problem(profileMessages, 'phoneRequired'), abort: true }),
      z.maxLength(limits.contactNumber.max, {
        ...problem(profileMessages, 'phone'),
        abort: true,
      }),
      z.regex(/^\+?[\d -]+$/, problem(profileMessages, 'phone')),
    ),
  ),
  experienceYears: z.optional(
    z.pipe(
      numberOrText(problem(profileMessages, 'experienceNumber')),
      z
        .int(problem(profileMessages, 'experienceNumber'))
        .check(
          z.minimum(
            limits.profileExperienceYears.min,
            problem(profileMessages, 'experienceNegative'),
          ),
          z.maximum(limits.signupExperienceYears.max, problem(profileMessages, 'experienceHigh')),
        ),
    ),
  ),
  description: z.optional(
    z
      .string(problem(profileMessages, 'description'))
      .check(z.trim(), z.maxLength(limits.aboutMe.max, problem(profileMessages, 'description'))),
  ),
  skills: z.optional(
    tagList(problem(profileMessages, 'skillsRequired'), { min: 1, texts: skillTexts }),
  ),
  interests: z.optional(
    tagList(problem(profileMessages, 'interestEmpty'), { min: 0, texts: interestTexts }),
  ),
  /** Empty keeps the current one. */
  password: z.optional(z.string(problem(signupMessages, 'passwordShort')).check(emptyOrNew)),
  currentPassword: z.optional(
    z
      .string(problem(profileMessages, 'currentPassword'))
      .check(z.maxLength(limits.password.max, problem(profileMessages, 'currentPassword'))),
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
      .string(problem(profileMessages, 'phoneRequired'))
      .check(
        z.trim(),
        z.maxLength(limits.contactNumber.max, problem(signupMessages, 'contactNumber')),
      ),
  ),
  // As they were sent: whether one is new, or there already, is the server's to say.
  skills: z.optional(
    listOrJson(tagSchema(skillTexts), {
      max: limits.tagsPerPerson.max,
      message: problem(profileMessages, 'skillsRequired'),
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
  .check(z.refine((slot) => slot.from < slot.to, problem(availabilityMessages, 'order')));
export type WeeklySlot = z.output<typeof weeklySlotSchema>;
