import type { MatchWeight } from '@saath/contract/matching/learning/schema';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { changeText, featureNames, strengthText } from './words.ts';

/** What the order of people depends on, strongest first, in words and as bars. */
export function WeightList({ weights }: { weights: readonly MatchWeight[] }) {
  const strongest = Math.max(...weights.map(({ weight }) => Math.abs(weight)));
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-display text-xl font-semibold">{m.what_counts()}</h2>
        <p className="text-ink-soft">{m.what_counts_lead()}</p>
      </div>
      <Card className="p-0">
        <ol className="divide-y divide-line">
          {weights.map((each) => (
            <Weight key={each.feature} of={each} strongest={strongest} />
          ))}
        </ol>
      </Card>
    </section>
  );
}

function Weight({ of, strongest }: { of: MatchWeight; strongest: number }) {
  const share = strongest > 0 ? Math.abs(of.weight) / strongest : 0;
  return (
    <li className="grid items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)]">
      <span>{featureNames[of.feature]()}</span>
      <span aria-hidden className="block h-2 rounded-full bg-neutral-soft">
        <span
          className={`block h-full rounded-full ${of.weight < 0 ? 'bg-danger' : 'bg-primary'}`}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span className="text-sm">
        {strengthText(of, strongest)}
        <span className="text-ink-soft"> · {changeText(of, strongest)}</span>
      </span>
    </li>
  );
}
