import { m } from '../../../paraglide/messages.js';
import { Flower } from '../../../ui/flower.tsx';

export function Wordmark() {
  return (
    <span className="flex w-fit items-center gap-2 font-display text-2xl font-semibold">
      <svg aria-hidden="true" width="34" height="34" viewBox="-50 -50 100 100">
        <Flower x={0} y={0} size={46} petals={8} petal="#f2a516" heart="#0e5a47" />
      </svg>
      {m.saath()}
    </span>
  );
}
