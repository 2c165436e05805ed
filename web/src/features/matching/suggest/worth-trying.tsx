import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { Sprout } from '../../../ui/icons.ts';

/** Stands beside somebody who is suggested so that the model learns, not for the score. */
export function WorthTrying() {
  return (
    <Chip tone="info" icon={<Sprout aria-hidden size={14} />}>
      {m.worth_trying()}
    </Chip>
  );
}
