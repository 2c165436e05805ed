/** One measurement of a page by Lighthouse as published: phone, its default simulated throttling. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserPath } from '../../e2e/browser.ts';
import { withNode } from '../../tools/setup.mjs';

/** Exact, so that figures of two days are comparable; fetched by npx, so that the product does not carry it. */
const VERSION = '13.5.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

type Audit = {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly unknown[] };
};

type Report = {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<
    Record<
      Category,
      { readonly score: number; readonly auditRefs: readonly { id: string; weight: number }[] }
    >
  >;
};

export type Measurement = {
  /** Out of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  readonly lcp: number;
  /** Milliseconds. */
  readonly tbt: number;
  readonly cls: number;
  /** Addresses of the scripts that the page fetched. */
  readonly scripts: readonly string[];
  /** Audits that cost points, with what they found. */
  readonly faults: readonly string[];
};

/** Now and then a busy machine gives Lighthouse no trace to read; it says itself to run it again. */
const MOST_TRIES = 3;

/** @param folder where the report may stay until the end of the run */
export async function measurePage(url: string, folder: string): Promise<Measurement> {
  for (let tries = 1; ; tries++) {
    const report = await runLighthouse(url, join(folder, 'report.json'));
    if (!report.runtimeError) return summarise(report);
    if (tries === MOST_TRIES) throw new Error(report.runtimeError.message);
  }
}

/** Lighthouse leaves with an error as well when its report names one: the report decides. */
async function runLighthouse(url: string, file: string): Promise<Report> {
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const output = ['--quiet', '--output=json', `--output-path=${file}`];
  rmSync(file, { force: true });
  const failure = await promisify(execFile)(
    'npx',
    ['--yes', `lighthouse@${VERSION}`, url, chrome, ...output],
    { env: { ...withNode(process.execPath), CHROME_PATH: browserPath() } },
  ).then(
    () => undefined,
    (error: Error) => error,
  );
  if (!existsSync(file)) throw failure;
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function summarise({ audits, categories: graded }: Report): Measurement {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scores = categories.map((name) => [name, Math.round(graded[name].score * 100)] as const);
  const requests = (audits['network-requests']?.details?.items ?? []) as readonly {
    url: string;
    resourceType: string;
  }[];
  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scripts: requests.filter((one) => one.resourceType === 'Script').map(({ url }) => url),
    faults: categories
      .flatMap((name) => graded[name].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  };
}
