import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ArrowRightLeft } from '../../../ui/icons.ts';

type BoardSelectionProps = {
  count: number;
  onMove: (anchor: HTMLElement) => void;
  onClear: () => void;
};

/** What can be done with those who are chosen; not there as long as nobody is. */
export function BoardSelection({ count, onMove, onClear }: BoardSelectionProps) {
  if (count === 0) return null;
  return (
    <section
      aria-label={m.chosen_people()}
      className="sticky bottom-[calc(5rem+var(--area-bar,0px))] z-20 mx-auto flex items-center gap-2 rounded-card border border-line bg-surface px-4 py-2 shadow-float md:bottom-[calc(1rem+var(--area-bar,0px))]"
    >
      <span className="tabular-nums">{m.count_selected({ count })}</span>
      <Button size="small" aria-haspopup="menu" onClick={(event) => onMove(event.currentTarget)}>
        <ArrowRightLeft aria-hidden size={16} />
        {m.move_to()}
      </Button>
      <Button variant="quiet" size="small" onClick={onClear}>
        {m.clear()}
      </Button>
    </section>
  );
}
