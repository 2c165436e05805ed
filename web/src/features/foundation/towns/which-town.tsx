import { writeMapPoint } from '@saath/contract/foundation/towns/rules';
import type { Town } from '@saath/contract/foundation/towns/schema';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TownName } from './town-name.tsx';

type WhichTownProps = { towns: readonly Town[]; onChoose: (town: Town) => void };

/** Towns of one name are asked, never guessed. */
export function WhichTown({ towns, onChoose }: WhichTownProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p>{m.which_one_is_it()}</p>
      {towns.map((town) => (
        <Button
          key={writeMapPoint(town.point)}
          variant="secondary"
          size="small"
          onClick={() => onChoose(town)}
        >
          <TownName town={town} />
        </Button>
      ))}
    </div>
  );
}
