/** A letter as its reader gets it. */
import type { letterSchema } from '@saath/contract/office/letters/schema';
import type * as z from 'zod/mini';
import type { read } from './service.ts';

export function presentLetter({
  row,
  event,
}: Awaited<ReturnType<typeof read>>): z.output<typeof letterSchema> {
  return {
    subject: row.subject,
    text: row.body,
    sentAt: row.createdAt.toISOString(),
    event: event ? { id: event.id, title: event.title } : null,
  };
}
