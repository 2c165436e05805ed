import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Undo2 } from '../../../ui/icons.ts';

type Taken = { readonly userId: string; readonly name: string; readonly roleId?: string | null };

type TakenOutProps<Person extends Taken> = {
  people: readonly Person[];
  onPutBack: (person: Person) => void;
};

/** Whom the organiser took out of a plan, each with the way back; nothing where that is nobody. */
export function TakenOut<Person extends Taken>({ people, onPutBack }: TakenOutProps<Person>) {
  if (people.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-ink-soft text-sm">{m.not_in_this_plan()}</span>
      <ul className="flex flex-wrap gap-2">
        {people.map((person) => (
          <li key={`${person.userId} ${person.roleId ?? ''}`}>
            <Button
              variant="secondary"
              size="small"
              aria-label={m.put_name_back({ name: person.name })}
              onClick={() => onPutBack(person)}
            >
              <Undo2 aria-hidden size={16} className="rtl:-scale-x-100" />
              <bdi>{person.name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
