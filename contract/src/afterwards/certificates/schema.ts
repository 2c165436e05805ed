/** Certificates of hours (VO-03, DY-04). */
import * as z from 'zod/mini';
import { daySchema, instant } from '../../fields.ts';
import { languageSchema } from '../../language.ts';
import { problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import { certificateMessages } from './messages.ts';
import { certificateStates } from './rules.ts';

/** 128 random bits; anybody who has it may look the certificate up. */
export const certificateIdSchema = z
  .string(problem(fieldMessages, 'id'))
  .check(z.regex(/^[A-Za-z0-9_-]{22}$/, problem(fieldMessages, 'id')));

export const certificateParams = z.object({ id: certificateIdSchema });

/** Days of the installation, both counted; open on a side without one, up to today. */
export const newCertificateSchema = z
  .object({ from: z.optional(daySchema), to: z.optional(daySchema) })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      ...problem(certificateMessages, 'wrongDays'),
      path: ['to'],
    }),
  );

/** As its owner sees it. */
export const certificateSchema = z.object({
  id: certificateIdSchema,
  /** To be read aloud and typed: `SA-7K2M-9QXD`. */
  number: z.string(),
  name: z.string(),
  from: daySchema,
  to: daySchema,
  hours: z.number(),
  /** Of these, hours that an organiser wrote in place of what was recorded (KP-03). */
  corrected: z.number(),
  events: z.number(),
  issuedAt: instant,
  state: z.enum(certificateStates),
});
export type Certificate = z.output<typeof certificateSchema>;

/** As anybody sees it who has the link: nothing but what the sheet claims. */
export const publicCertificateSchema = z.object({
  state: z.enum(certificateStates),
  /** Null when it is revoked or gone. */
  certificate: z.nullable(
    z.pick(certificateSchema, { name: true, from: true, to: true, hours: true, corrected: true }),
  ),
});
export type PublicCertificate = z.output<typeof publicCertificateSchema>;

/** RFC 7517: with these keys anybody can check the signature of a certificate's file. */
export const certificateKeysSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      kid: z.string(),
      use: z.literal('sig'),
      alg: z.literal('EdDSA'),
    }),
  ),
});

export const pdfQuery = z.object({ language: z.optional(languageSchema) });
