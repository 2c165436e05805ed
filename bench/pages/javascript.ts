/** How much JavaScript a page costs: bodies as sent with brotli. Headers depend on the protocol, so they do not count. */
import { get } from 'node:http';

/** @returns bytes of all of them together */
export async function brotliBytes(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(addresses)].map(bytesOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Not fetch(), which unpacks what it gets. A connection of its own: one kept since the last page may be gone. */
async function bytesOf(url: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
