/** Passkeys: what a browser asks the person's device for, what it answers, and what the person sees (EC-05). */
import * as z from 'zod/mini';
import { idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { passkeyMessages } from './messages.ts';

const base64 = z.string().check(z.maxLength(limits.passkey.answer), z.regex(/^[\w-]*$/));
const transports = z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)));

/** What `navigator.credentials` is asked (WebAuthn Level 3, 5.1.8): handed on as it is. */
export const askingReply = z.object({ options: z.record(z.string(), z.unknown()) });

/** The parts of every answer of `navigator.credentials` (WebAuthn Level 3, 5.1.9) that are looked at. */
const answered = {
  id: base64,
  rawId: base64,
  type: z.literal('public-key'),
  /** No extension is asked for; the library wants the field. */
  clientExtensionResults: z._default(z.object({}), {}),
};

const addedSchema = z.object({
  ...answered,
  response: z.object({ clientDataJSON: base64, attestationObject: base64, transports }),
});
export type PasskeyAdded = z.output<typeof addedSchema>;

const usedSchema = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: z.optional(base64),
  }),
});
export type PasskeyUsed = z.output<typeof usedSchema>;

export const addPasskeyBody = z.object({ answer: addedSchema });
export const loginByPasskeyBody = z.object({ answer: usedSchema });

export const passkeyNameBody = z.object({
  name: text(limits.passkey.name, { min: 1, required: problem(passkeyMessages, 'nameNeeded') }),
});

export const passkeySchema = z.object({
  id: idSchema,
  /** At first the device on which it was made; empty when that did not say. */
  name: z.string(),
  addedAt: instant,
  /** Null for one that never logged anybody in. */
  usedAt: z.nullable(instant),
});
export type Passkey = z.output<typeof passkeySchema>;
