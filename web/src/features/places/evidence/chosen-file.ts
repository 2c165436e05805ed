/** What the browser can tell about a chosen file before it travels (EL-03); the server looks at its content. */
import { evidenceMessages } from '@saath/contract/places/evidence/messages';
import { evidenceFile } from '@saath/contract/places/evidence/schema';
import { spoken } from '../../../lib/spoken.ts';

const types: readonly string[] = evidenceFile.formats.map((format) =>
  format === 'pdf' ? 'application/pdf' : `image/${format}`,
);

/** For the `accept` attribute of a file field. */
export const acceptedEvidence = types.join(',');

export function problemOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!types.includes(type)) return spoken(evidenceMessages, 'type');
  return size < evidenceFile.maxBytes ? undefined : spoken(evidenceMessages, 'size');
}
