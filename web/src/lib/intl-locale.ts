import { getLocale } from '../paraglide/runtime.js';

/** English as in Pakistan's papers: the day before the month. */
const intlLocales = { en: 'en-GB', ur: 'ur-PK' } as const;

/** What `Intl` calls the visitor's language. */
export const intlLocale = () => intlLocales[getLocale()];
