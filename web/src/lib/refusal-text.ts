import type { ErrorEntry } from '@saath/contract/error-entry';
import { told } from '@saath/contract/texts';

/** What a refusal would say, in the visitor's language, where a screen knows beforehand that it would come. */
export function refusalText<Errors extends Readonly<Record<string, ErrorEntry>>>(
  errors: Errors,
  code: keyof Errors & string,
): string {
  return told({ message: errors[code]?.message ?? '', wording: { code } });
}
