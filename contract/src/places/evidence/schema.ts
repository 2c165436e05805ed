/** Evidence: the picture or PDF by which a person shows that they have what they claim (EL-03). */
import * as z from 'zod/mini';
import type { FileRule } from '../../endpoint.ts';
import { instant } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { say } from '../../texts.ts';
import { evidenceMessages as messages } from './messages.ts';

export const evidenceKinds = ['picture', 'pdf'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** What is known of it beside the paper; the file has calls of its own. */
export const evidenceSchema = z.object({ kind: z.enum(evidenceKinds), addedAt: instant });
export type Evidence = z.output<typeof evidenceSchema>;

/** One file of less than 5 MiB, told by its bytes. */
export const evidenceFile = {
  field: 'evidence',
  max: 1,
  maxBytes: limits.evidence.maxBytes,
  formats: ['jpeg', 'png', 'webp', 'avif', 'pdf'],
  messages: {
    tooMany: say(messages, 'one'),
    tooLarge: say(messages, 'size'),
    wrongType: say(messages, 'type'),
  },
} as const satisfies FileRule;
