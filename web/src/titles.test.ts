/**
 * Every screen says in its title what it shows, in both languages: tabs, histories and screen readers name it by that.
 * The sources are read rather than run: loading every screen of the product would take half a minute.
 */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import ur from '../messages/ur.json' with { type: 'json' };
import routes from './routes.ts';

const sources = import.meta.glob<string>('./pages/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** These addresses only lead elsewhere, or are refused: their loaders throw, and nothing of them is ever shown. */
const leadElsewhere = [
  'pages/admin/index-page.tsx',
  'pages/volunteer/index-page.tsx',
  'pages/public/missing-page.tsx',
];
/** Its title is made of the operator's own texts, which come with its data. */
const ofContent = 'pages/landing/landing-page.tsx';

const leavesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => (children ? leavesOf(children) : [file]));
const files = [...new Set(leavesOf(routes))];

const sourceOf = (file: string) => sources[`./${file}`] ?? '';
/** Without a component, an address is a download or leads elsewhere. */
const isScreen = (file: string) => /^export default /m.test(sourceOf(file));

/** The message that a page takes its title from; undefined without one. */
function titleKeyOf(source: string): string | undefined {
  const [, meta] = source.match(/^export const meta\b([\s\S]*?);\n(?=\n)/m) ?? [];
  return (
    meta?.match(/titled\(m\.(\w+)[,)]/)?.[1] ?? meta?.match(/title\b[^\n]*\bm\.(\w+)\(\)/)?.[1]
  );
}

const textOf = (texts: Readonly<Record<string, unknown>>, key: string) => String(texts[key] ?? '');

it('EC-06 every page of the routes has a title of its own, in English and in Urdu', () => {
  const screens = files.filter(
    (file) => isScreen(file) && ![...leadElsewhere, ofContent].includes(file),
  );
  expect(screens.length).toBeGreaterThan(60);
  const faults = screens.flatMap((file) => {
    const key = titleKeyOf(sourceOf(file));
    if (!key) return [`${file} has no title`];
    if (!/[A-Za-z]/.test(textOf(en, key))) return [`${file}: ${key} is no English title`];
    return /\p{Script=Arabic}/u.test(textOf(ur, key)) ? [] : [`${file}: ${key} is no Urdu title`];
  });
  expect(faults).toEqual([]);
});

it('EC-06 pages without a title of their own are never shown: their loaders lead elsewhere or refuse', () => {
  for (const file of leadElsewhere)
    expect(sourceOf(file)).toMatch(/export function loader\(\) \{\n {2}throw /);
});

it('EC-06 negative control: a page without a title, or with one that is no text, is found', () => {
  const page = (meta: string) => `${meta}\n\nexport default function Page() {}\n`;
  expect(titleKeyOf(page(''))).toBeUndefined();
  expect(titleKeyOf(page("export const meta = () => [{ name: 'robots' }];"))).toBeUndefined();
  expect(titleKeyOf(page("export const meta = () => [{ title: 'Jobs' }];"))).toBeUndefined();
  expect(titleKeyOf(page('export const meta = titled(m.jobs);'))).toBe('jobs');
});
