/** Which events a request may be about, before anything of it is parsed. */

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** More than any call takes. */
const MOST = 100;

/**
 * The ids in its address and on the first level of its body, of whatever they are. With the session somebody's rights at
 * those that are events are read, in the same statement.
 */
export function idsNamedIn(address: string, body?: unknown): string[] {
  const sent = typeof body === 'object' && body !== null ? Object.values(body).flat() : [];
  const texts = sent.filter((value) => typeof value === 'string' && value.length === 36);
  const ids = [address, ...texts].flatMap((text) => `${text}`.match(ID) ?? []);
  return [...new Set(ids)].slice(0, MOST);
}
