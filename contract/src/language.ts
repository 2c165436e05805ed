/** The languages that people can choose. */
import * as z from 'zod/mini';
import { problem } from './problems.ts';
import { fieldMessages } from './request-messages.ts';

export const languages = ['en', 'ur'] as const;
export type Language = (typeof languages)[number];

export const languageSchema = z.enum(languages, problem(fieldMessages, 'language'));
