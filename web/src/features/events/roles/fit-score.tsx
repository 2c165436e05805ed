import { m } from '../../../paraglide/messages.js';

type FitScoreProps = {
  /** From 0 to 1. */
  score: number;
};

/** How well somebody fits: a word, a figure and a bar. */
export function FitScore({ score }: FitScoreProps) {
  const percent = Math.round(Math.min(Math.max(score, 0), 1) * 100);
  return (
    <span className="inline-flex items-center gap-2 text-ink-soft text-sm whitespace-nowrap">
      <span aria-hidden className="h-1.5 w-14 overflow-hidden rounded-full bg-neutral-soft">
        <span
          className="block h-full rounded-full bg-primary"
          style={{ inlineSize: `${percent}%` }}
        />
      </span>
      <span className="tabular-nums">
        {fitWord(percent)} · <bdi>{percent}%</bdi>
      </span>
    </span>
  );
}

function fitWord(percent: number): string {
  if (percent >= 75) return m.strong_fit();
  if (percent >= 50) return m.good_fit();
  return percent >= 25 ? m.some_fit() : m.little_in_common();
}
