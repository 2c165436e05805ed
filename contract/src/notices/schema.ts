/** What a person is told inside the product. */
import * as z from 'zod/mini';
import { idSchema, instant } from '../fields.ts';

export const noticeSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** A path of this site. */
  link: z.string(),
  createdAt: instant,
  isRead: z.boolean(),
});
export type Notice = z.output<typeof noticeSchema>;
