/**
 * Stands in for Paraglide's runtime in the browser (light-build.ts): the page says which language it was written in, and a
 * changed setting of the browser must not mix two.
 *
 * @public
 */
export const experimentalStaticLocale = undefined;

export function getLocale(): 'en' | 'ur' {
  return document.documentElement.lang === 'ur' ? 'ur' : 'en';
}
