import type { Language } from '@saath/contract/language';
import { importPeople, previewImport } from '@saath/contract/office/imports/endpoints';
import { importFileMessages } from '@saath/contract/office/imports/messages';
import { importFile } from '@saath/contract/office/imports/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { spoken } from '../../../lib/spoken.ts';

/** The first thing wrong with a chosen file that can be told without sending it. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (/\.(xlsx?|xlsm|ods|numbers)$/i.test(name)) return spoken(importFileMessages, 'spreadsheet');
  return size >= importFile.maxBytes ? spoken(importFileMessages, 'large') : undefined;
}

/** What a file would do. */
export function usePreview() {
  return useMutation({
    mutationFn: async (file: File) => await call(previewImport, { files: [file] }),
  });
}

export type ImportChoice = {
  readonly invite: boolean;
  readonly leaveOutErrors: boolean;
  readonly language: Language;
};

/** Does what the preview with this digest showed. */
export function useImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, ...body }: ImportChoice & { file: File; digest: string }) =>
      await call(importPeople, { body, files: [file] }),
    onSuccess: () => void queries.invalidateQueries(),
  });
}
