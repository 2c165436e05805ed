/** Signatures: who signed which text of an agreement, and when (EL-01). */
import * as z from 'zod/mini';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { signatureMessages } from './messages.ts';

/** Letters of any script, with what stands between the parts of a name. */
const letters = /^[\p{L}\p{M}\u200c \-.'’]*$/u;

/** Two letters at least, as sign-up asks for, in whatever script and with whatever stands between them. */
export const enoughLetters = /\p{L}\P{L}*\p{L}/u;

/** A name as somebody signs with it. */
export const signedNameSchema = text(limits.agreement.signer, {
  min: 1,
  required: problem(signatureMessages, 'name'),
}).check(
  z.regex(letters, problem(signatureMessages, 'letters')),
  z.regex(enoughLetters, problem(signatureMessages, 'name')),
);

export const signingSchema = z.object({
  /** The version that was read. */
  version: z.int(),
  name: signedNameSchema,
});

const signatureSchema = z.object({
  id: idSchema,
  version: z.number(),
  /** As it was typed. */
  name: z.string(),
  /** The name that a guardian typed who signed for the person or beside them; left out = none did. */
  guardian: z.optional(z.string()),
  signedAt: instant,
  /** Null = never. */
  withdrawnAt: z.nullable(instant),
  /** Whether it is what roles ask for: not taken back, and of a text that still counts. */
  counts: z.boolean(),
});

export const ownSignatureSchema = z.extend(signatureSchema, {
  /** By its name at that time. */
  agreement: z.object({ id: idSchema, name: z.string() }),
});
export type OwnSignature = z.output<typeof ownSignatureSchema>;

export const signerSchema = z.extend(signatureSchema, {
  person: z.object({ id: idSchema, name: z.string(), profileImage: profileImageSchema }),
});
export type Signer = z.output<typeof signerSchema>;

/** All of what was signed, to read and to print. */
export const signedTextSchema = z.extend(ownSignatureSchema, {
  text: z.string(),
  /** SHA-256 of name and text, in hexadecimal digits. */
  hash: z.string(),
  /** The name of the account. */
  person: z.string(),
});
export type SignedText = z.output<typeof signedTextSchema>;
