/** What a page has to reach. */
import type { Measurement } from './lighthouse.ts';

export type PageFigures = {
  readonly path: string;
  /** Each figure the median of the runs. */
  readonly median: Omit<Measurement, 'scripts' | 'faults'>;
  /** Bytes with brotli, of all files together. */
  readonly javascript: number;
  readonly files: number;
};

export type Bar = { readonly name: string; readonly bound: string; readonly isMet: boolean };

/** By the first part of the path. */
const MOST_JAVASCRIPT: Readonly<Record<string, number>> = {
  events: 105_000,
  event: 130_000,
  signup: 130_000,
};

/** Bytes of scripts (brotli) that a page may cost; undefined where nothing is agreed. */
export const mostJavaScript = (path: string) => MOST_JAVASCRIPT[path.split('/')[1] ?? ''];

/** Of scripts: each is a request. */
export const MOST_FILES = 12;

/** The middle one: a run that the machine's other work slowed down does not decide. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function barsOf({ path, median, javascript, files }: PageFigures): Bar[] {
  const { scores, cls } = median;
  const most = mostJavaScript(path);
  return [
    { name: 'performance', bound: '>= 98', isMet: scores.performance >= 98 },
    { name: 'accessibility', bound: '= 100', isMet: scores.accessibility === 100 },
    { name: 'best-practices', bound: '= 100', isMet: scores['best-practices'] === 100 },
    { name: 'seo', bound: '= 100', isMet: scores.seo === 100 },
    { name: 'CLS', bound: '= 0', isMet: cls === 0 },
    { name: 'files', bound: `<= ${MOST_FILES}`, isMet: files <= MOST_FILES },
    ...(most ? [{ name: 'JavaScript', bound: `<= ${most}`, isMet: javascript <= most }] : []),
  ];
}
