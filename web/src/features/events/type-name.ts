import { inOtherLanguage } from '@saath/contract/language-in-use';

/** What a kind of event is called. In English that is its own name. */
export function typeName(type: string): string {
  return inOtherLanguage(`event_type.${type}`) ?? type.charAt(0).toUpperCase() + type.slice(1);
}
