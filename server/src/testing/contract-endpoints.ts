/** Every call that the contract describes, read from its files: nobody has to list them. */
import { readdirSync } from 'node:fs';
import type { Endpoint } from '@saath/contract/endpoint';

export type NamedEndpoint = { readonly name: string; readonly endpoint: Endpoint };

const folder = new URL('../../../contract/src/', import.meta.url);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

export async function contractEndpoints(): Promise<NamedEndpoint[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter((file) => /(^|[\\/])endpoints\.ts$/.test(file))
      .sort()
      .map(async (file) => (await import(new URL(file, folder).href)) as Record<string, unknown>),
  );
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, endpoint]) =>
      isEndpoint(endpoint) ? [{ name, endpoint }] : [],
    ),
  );
}

/** The parts of a call's address. */
export const paramsIn = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
