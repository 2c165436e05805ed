/** The languages that people can choose. */
import * as z from 'zod/mini';

export const languages = ['en', 'ur'] as const;
export type Language = (typeof languages)[number];

export const languageSchema = z.enum(languages, 'Please choose English or Urdu.');
