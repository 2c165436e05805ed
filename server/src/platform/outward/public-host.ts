/**
 * Whether an address leads out of this network. People name the address that we send to, so it must not lead to
 * machines that only we can reach (server-side request forgery, OWASP).
 */
import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const reserved = new BlockList();
// RFC 6890 and what grew out of it.
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4');
// Tunnels carry an IPv4 address inside, which may be any.
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  reserved.addSubnet(network, prefix, 'ipv6');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

const localName = /(^|\.)(localhost|local|internal|lan|home|home\.arpa|test|invalid)$/;

/** An https address on the usual port of a host with a public name, as far as the text tells. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const name = hostname.replace(/\.$/, '');
  const isNumber = name.startsWith('[') || isIP(name) > 0;
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    !isNumber &&
    name.includes('.') &&
    !localName.test(name)
  );
}

/**
 * Looks a name up when the connection is made, so that it cannot mean something else then than when it was checked.
 * Refuses a name with any address that is not public.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const first = addresses[0];
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(Object.assign(new Error('Not a public host'), { code: 'ENOTPUBLIC' }), '', 0);
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
