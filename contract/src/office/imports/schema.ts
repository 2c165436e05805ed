/** What an import shows before it happens, and what it is asked to do. */
import * as z from 'zod/mini';
import { signupMessages } from '../../accounts/accounts/messages.ts';
import { emailSchema, newPasswordSchema, profileSchema } from '../../accounts/accounts/schema.ts';
import type { FileRule } from '../../endpoint.ts';
import { said } from '../../fields.ts';
import { languageSchema } from '../../language.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import { say } from '../../texts.ts';
import { importFileMessages } from './messages.ts';
import { importActions, importFields } from './rules.ts';

export const importFile = {
  field: 'file',
  max: 1,
  maxBytes: limits.importFile.maxBytes,
  formats: ['csv'],
  messages: {
    tooMany: say(importFileMessages, 'one'),
    tooLarge: say(importFileMessages, 'large'),
    wrongType: say(importFileMessages, 'notText'),
    spreadsheet: say(importFileMessages, 'spreadsheet'),
  },
} as const satisfies FileRule;

/**
 * What a row may say: the rules of the profile. The domains that may sign up do not bind organisers. A cell that is
 * left empty says nothing.
 */
export const importPersonSchema = z.extend(
  z.pick(profileSchema, {
    name: true,
    contactNumber: true,
    experienceYears: true,
    description: true,
    skills: true,
    interests: true,
  }),
  { email: emailSchema },
);
export type ImportPerson = z.output<typeof importPersonSchema>;

const importField = z.enum(importFields);
const importValue = z.union([z.string(), z.number(), z.array(z.string())]);

const importRowSchema = z.object({
  /** As a spreadsheet program numbers it: the names of the columns are row 1. */
  row: z.number(),
  action: z.enum(importActions),
  name: z.string(),
  email: z.string(),
  /** What is added or changed; `before` is null for somebody new. Long texts are cut off. */
  changes: z.array(
    z.object({ field: importField, before: z.nullable(importValue), after: importValue }),
  ),
  /** Why the row is left out or wrong; `field` is null when it is about the whole row. */
  messages: z.array(z.object({ field: z.nullable(importField), ...said })),
});
export type ImportRow = z.output<typeof importRowSchema>;

export const importCountsSchema = z.object({
  create: z.number(),
  update: z.number(),
  skip: z.number(),
  error: z.number(),
});
export type ImportCounts = z.output<typeof importCountsSchema>;

export const importPreviewSchema = z.object({
  counts: importCountsSchema,
  /** Every row with errors, and the first 200 of each other kind, in the order of the file. */
  rows: z.array(importRowSchema),
  /** Names of columns that are not read. */
  ignored: z.array(z.string()),
  /** Stands for all that the import would do; handed back with the import. */
  digest: z.string(),
});
export type ImportPreview = z.output<typeof importPreviewSchema>;

/** Multipart forms know text only. */
const yesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
);

export const importBody = z.object({
  digest: z.string().check(z.maxLength(100)),
  /** Whether everybody new gets a mail with a link to set a password. */
  invite: yesOrNo,
  /** Whether the import goes on without the rows that have errors. */
  leaveOutErrors: yesOrNo,
  /** Of the new people: of their mails and screens. */
  language: z._default(languageSchema, 'en'),
});

export const welcomeSchema = z.object({
  token: z
    .string(problem(fieldMessages, 'token'))
    .check(z.trim(), z.maxLength(200, problem(fieldMessages, 'token'))),
  password: newPasswordSchema,
  terms: z.literal(true, problem(signupMessages, 'terms')),
});
