/** Whose product it is: what an Admin sets, and what every page needs of it. What is empty or null is not set. */
import * as z from 'zod/mini';
import { emailSchema } from '../../accounts/accounts/schema.ts';
import type { FileRule } from '../../endpoint.ts';
import { timeLimitMessages } from '../../events/time-limits/messages.ts';
import { isContradictory } from '../../events/time-limits/rules.ts';
import { timeLimitsSchema } from '../../events/time-limits/schema.ts';
import { idSchema, text } from '../../fields.ts';
import { languageSchema } from '../../language.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { say } from '../../texts.ts';
import { organisationMessages as messages } from './messages.ts';

/** Whether people may ask for a place before they have an account, and whether they give a phone number then. */
export const guestAskings = ['off', 'mail', 'phone'] as const;
export type GuestAsking = (typeof guestAskings)[number];

/** Whether a zone is one that dates can be shown in (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** `example.org`: labels of letters, digits and hyphens, at least two; in lower case. */
export function isDomain(text: string): boolean {
  const labels = text.split('.');
  const isLabel = (label: string) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label);
  const [last = ''] = labels.slice(-1);
  return text.length <= 253 && labels.length > 1 && labels.every(isLabel) && /^[a-z].+$/.test(last);
}

/** Empty, or an address that a page may link to. */
export function isLink(text: string): boolean {
  return text === '' || /^(https?:\/\/[^\s<>"]+|mailto:[^\s<>"@]+@[^\s<>"@]+)$/.test(text);
}

const { organisation: most } = limits;

/** One picture, less than 2 MiB. SVG is none: it can carry scripts. */
export const logoFile = {
  field: 'logo',
  max: 1,
  maxBytes: most.logoBytes,
  formats: ['png', 'jpeg', 'webp', 'avif'],
  messages: {
    tooMany: say(messages, 'logoOne'),
    tooLarge: say(messages, 'logoSize'),
    wrongType: say(messages, 'logoType'),
  },
} as const satisfies FileRule;

const days = problem(messages, 'evidenceDays', { max: limits.evidence.days });

/** A picture of the media store; `url` is an address of this site. */
export const logoSchema = z.object({ url: z.string(), width: z.number(), height: z.number() });
export type Logo = z.output<typeof logoSchema>;

const link = text(most.link).check(z.refine(isLink, problem(messages, 'link')));

const memberSchema = z.object({
  name: text(most.personName, { min: 1, required: problem(messages, 'memberName') }),
  role: text(most.personName),
  link,
});
export type TeamMember = z.output<typeof memberSchema>;

const storySchema = z.object({
  name: text(most.personName, { min: 1, required: problem(messages, 'story') }),
  role: text(most.personName),
  content: text(most.story, { min: 1, required: problem(messages, 'story') }),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
});
export type Story = z.output<typeof storySchema>;

/** People and stories are told apart by what they say. */
const differ = <T>(keyOf: (entry: T) => string) =>
  z.refine<T[]>(
    (entries) => new Set(entries.map(keyOf)).size === entries.length,
    problem(messages, 'twice'),
  );

/** Longer than any name of the DNS (RFC 1035), with room for a slip. */
const MOST_OF_A_DOMAIN = 300;

const domainSchema = z.pipe(
  z.string().check(z.maxLength(MOST_OF_A_DOMAIN)),
  z.transform((given: string, context): string => {
    const domain = given.trim().toLowerCase().replace(/^@/, '');
    if (isDomain(domain)) return domain;
    const { error } = problem(messages, 'domain', { domain: given.trim().slice(0, 60) });
    const issue = { code: 'custom' as const, input: given };
    const message = error(issue);
    context.issues.push({ ...issue, message });
    return z.NEVER;
  }),
);

/** In whose name mails and certificates are, of the organisation and of its branches; each may be empty. */
export const letterheadFields = {
  senderName: text(most.name).check(z.regex(/^[^<>"\r\n]*$/, problem(messages, 'senderName'))),
  replyTo: z.union([z.literal(''), emailSchema]),
  footer: text(most.footer),
  signatoryName: text(most.personName),
  signatoryTitle: text(most.personName),
};

const settings = {
  /** Empty: the product's own name. */
  name: text(most.name),
  about: text(most.about),
  colour: z.nullable(
    z
      .string(problem(messages, 'colour'))
      .check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, problem(messages, 'colour'))),
  ),
  place: text(most.place),
  /** Null: the server's. */
  timeZone: z.nullable(z.string().check(z.refine(isTimeZone, problem(messages, 'zone')))),
  languages: z
    .array(languageSchema)
    .check(z.minLength(1, problem(messages, 'language')), z.maxLength(10)),
  defaultLanguage: languageSchema,
  /** Null: the server's; empty: everybody. */
  emailDomains: z.nullable(z.array(domainSchema).check(z.maxLength(most.domains))),
  /** Null: the server's. */
  phoneRegion: z.nullable(z.enum(['PK', 'any'])),
  guestAsking: z.enum(guestAskings),
  /** Whether organisers confirm each login with a passkey. */
  organiserPasskeys: z.boolean(),
  /** How many days the picture or PDF of a paper stays after its check; 0 = it goes at once. */
  evidenceDays: z.int(days).check(z.minimum(0, days), z.maximum(limits.evidence.days, days)),
  /** With these limits of hours and rest new events begin; null = no such limit. */
  ...timeLimitsSchema.shape,
  ...letterheadFields,
  imprint: text(most.imprint),
  team: z.array(memberSchema).check(
    z.maxLength(most.entries),
    differ<TeamMember>(({ name }) => name),
  ),
  stories: z.array(storySchema).check(
    z.maxLength(most.entries),
    differ<Story>(({ content }) => content),
  ),
};

/** All settings as an Admin sees them. */
export const organisationSchema = z.object({
  ...settings,
  /** Counts the saves; a save names the number it saw. */
  version: z.number(),
  logo: z.nullable(logoSchema),
  /** What holds where nothing is set here. */
  fallback: z.object({
    timeZone: z.string(),
    emailDomains: z.array(z.string()),
    phoneRegion: z.enum(['PK', 'any']),
  }),
  /** True where the operator's files give team, stories and footer: those files go first. */
  hasFiles: z.boolean(),
});
export type OrganisationSettings = z.output<typeof organisationSchema>;

/** What is to change; what is left out stays. */
export const organisationChangeSchema = z
  .extend(z.partial(z.object(settings)), { version: z.int() })
  .check(
    z.refine(
      ({ languages, defaultLanguage }) =>
        !languages || !defaultLanguage || languages.includes(defaultLanguage),
      { ...problem(messages, 'defaultLanguage'), path: ['defaultLanguage'] },
    ),
    z.refine(({ dayHours = null, weekHours = null }) => !isContradictory({ dayHours, weekHours }), {
      ...problem(timeLimitMessages, 'contradictory'),
      path: ['weekHours'],
    }),
  );
export type OrganisationChange = z.output<typeof organisationChangeSchema>;

/** What every page shows of it. */
export const publicOrganisationSchema = z.object({
  name: z.string(),
  /** False while it goes by the product's own name. */
  isNamed: z.boolean(),
  about: z.string(),
  logo: z.nullable(logoSchema),
  colour: z.nullable(z.string()),
  place: z.string(),
  footer: z.string(),
  imprint: z.string(),
  languages: z.array(languageSchema),
  /** With which limits of hours and rest new events begin; left out = none. */
  timeLimits: z.optional(timeLimitsSchema),
});
export type PublicOrganisation = z.output<typeof publicOrganisationSchema>;

/** A branch of it, wherever one is named. */
export const branchNameSchema = z.object({ id: idSchema, name: z.string() });
