/** The address of a branch's own page: words of small Latin letters and digits, with hyphens between them. */
import { limits } from '../../limits.ts';

export const addressPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What is proposed for a name; of one in another script nothing is left, and a plain word stands in. */
export function addressFor(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const { length } = 'branch-00';
  const address = words.join('-').slice(0, limits.branch.name - length);
  return address.replace(/-$/, '') || 'branch';
}
