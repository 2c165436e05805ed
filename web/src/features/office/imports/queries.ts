import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import type { Language } from '@saath/contract/language';
import { getOverview } from '@saath/contract/office/figures/endpoints';
import { importPeople, previewImport } from '@saath/contract/office/imports/endpoints';
import { importFileMessages } from '@saath/contract/office/imports/messages';
import { importFile } from '@saath/contract/office/imports/schema';
import { listPeople, peopleFigures } from '@saath/contract/office/people/endpoints';
import { useCall } from '../../../calls/use-call.ts';
import { spoken } from '../../../lib/spoken.ts';

/** The first thing wrong with a chosen file that can be told without sending it. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (/\.(xlsx?|xlsm|ods|numbers)$/i.test(name)) return spoken(importFileMessages, 'spreadsheet');
  return size >= importFile.maxBytes ? spoken(importFileMessages, 'large') : undefined;
}

/** What a file would do. */
export function usePreview() {
  return useCall(previewImport, {
    request: (file: File) => ({ files: [file] }),
    touches: [],
    failed: null,
  });
}

export type ImportChoice = {
  readonly invite: boolean;
  readonly leaveOutErrors: boolean;
  readonly language: Language;
};

/** Does what the preview with this digest showed. */
export function useImport() {
  return useCall(importPeople, {
    request: ({ file, ...body }: ImportChoice & { file: File; digest: string }) => ({
      body,
      files: [file],
    }),
    touches: [listPeople, peopleFigures, getOverview, searchVolunteers],
    waits: false,
    failed: null,
  });
}
