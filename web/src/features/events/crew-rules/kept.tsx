import type { CrewLack } from '@saath/contract/events/crew-rules/rules';
import type { Needs } from '@saath/contract/events/eligibility/schema';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';

type KeptForOthersProps = {
  lack: CrewLack;
  crew: Needs['crew'];
  /** How they say that they are over 18. */
  sayAge: ReactNode;
};

/** The crew cannot take the visitor now; they can wait for a place (EL-02). It says nothing about anybody in it. */
export function KeptForOthers({ lack, crew, sayAge }: KeptForOthersProps) {
  return (
    <li className="flex flex-col items-start gap-2">
      <span className="flex items-start gap-2">
        <Hourglass aria-hidden size={18} className="mt-1 flex-none" />
        <span className="min-w-0 break-words">
          <Why lack={lack} crew={crew} />
        </span>
      </span>
      {lack.why === 'needs_adults' && sayAge}
    </li>
  );
}

function Why({ lack, crew }: Pick<KeptForOthersProps, 'lack' | 'crew'>) {
  if (lack.why === 'needs_adults')
    return m.under_18_once_count_adults_are_there({ count: lack.adults });
  if (lack.why === 'too_many_beginners') return m.team_takes_count_new({ count: lack.most });
  const paper = <bdi>{crew?.paper?.kind.name}</bdi>;
  return <Sentence text={m.free_places_are_kept_for_paper} parts={{ paper }} />;
}
