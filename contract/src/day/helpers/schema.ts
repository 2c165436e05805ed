/** Who keeps the list of the day beside the organisers, and where. */
import * as z from 'zod/mini';
import { profileImageSchema } from '../../accounts/accounts/schema.ts';
import { idSchema, instant } from '../../fields.ts';

export const helperSchema = z.object({
  userId: idSchema,
  name: z.string(),
  profileImage: profileImageSchema,
  /** Empty when the account of who gave the right is gone. */
  givenBy: z.string(),
  givenAt: instant,
});
export type Helper = z.output<typeof helperSchema>;

export const helpedEventSchema = z.object({
  id: idSchema,
  title: z.string(),
  location: z.string(),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  /** From when until when the list is open to them. */
  opensAt: instant,
  closesAt: instant,
});
export type HelpedEvent = z.output<typeof helpedEventSchema>;
