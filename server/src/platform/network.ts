/** Whom an address stands for: who has one IPv6 address has the whole /64 it lies in. */
import { isIP } from 'node:net';

/** IPv4 inside IPv6: mapped by the socket (RFC 4291), or translated on the way (RFC 6052). */
const carriers = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/**
 * What calls are counted by: an IPv4 address, or the /64 of an IPv6 one. Anything that is not an address is kept as it is.
 *
 * @param address as the socket or a proxy spells it
 */
export function networkOf(address: string): string {
  const { four, groups } = read(address);
  if (four) return four;
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : address.slice(0, 64);
}

/** What may be kept of an address: the /24 of an IPv4, the /48 of an IPv6 one; nothing of anything else. */
export function shortened(address: string): string {
  const { four, groups } = read(address);
  if (four) return `${four.split('.').slice(0, 3).join('.')}.0/24`;
  return groups ? `${groups.slice(0, 3).join(':')}::/48` : '';
}

type Read = { readonly four?: string; readonly groups?: readonly string[] };

function read(address: string): Read {
  const [bare = ''] = address.toLowerCase().split('%');
  if (isIP(bare) === 4) return { four: bare };
  if (isIP(bare) !== 6) return {};
  const groups = groupsOf(bare);
  if (!carriers.includes(groups.slice(0, 6).join(':'))) return { groups };
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return { four: [high >> 8, high & 255, low >> 8, low & 255].join('.') };
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = parts(head);
  const right = tail === undefined ? [] : parts(tail);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right];
}

function parts(text: string): string[] {
  if (!text) return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16).toString(16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
  });
}
