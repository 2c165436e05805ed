import { inOtherLanguage } from '@saath/contract/language-in-use';

/** A skill or an interest in the visitor's language, where it has a name there; what else people typed stays as it is. */
export function tagName(tag: string): string {
  return inOtherLanguage(`tag.${tag.toLowerCase()}`) ?? tag;
}
