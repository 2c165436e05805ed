/**
 * A path of this site to go (back) to, or undefined for anything that could lead to another one: only absolute paths
 * without `//`, backslashes or control characters, which browsers read as slashes or skip, and without dots to resolve,
 * from which a `//host` could come.
 */
export function ownPath(text: string | null | undefined): string | undefined {
  if (!text || !/^\/[^\\\p{Cc}]*$/u.test(text)) return undefined;
  const [path = ''] = text.split(/[?#]/);
  const leadsElsewhere = path.includes('//') || /\/(\.|%2e){1,2}(\/|$)/i.test(path);
  return leadsElsewhere ? undefined : text;
}
