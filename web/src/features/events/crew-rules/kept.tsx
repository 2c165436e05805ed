import type { CrewLack } from '@saath/contract/events/crew-rules/rules';
import type { Needs } from '@saath/contract/events/eligibility/schema';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';

type KeptForOthersProps = { lack: CrewLack; crew: Needs['crew'] };

/** The crew cannot take the visitor now; they can wait for a place (EL-02). It says nothing about anybody in it. */
export function KeptForOthers({ lack, crew }: KeptForOthersProps) {
  if (lack.why === 'needs_adults')
    return m.under_18_once_count_adults_are_there({ count: lack.adults });
  if (lack.why === 'too_many_beginners') return m.team_takes_count_new({ count: lack.most });
  const paper = <bdi>{crew?.paper?.kind.name}</bdi>;
  return <Sentence text={m.free_places_are_kept_for_paper} parts={{ paper }} />;
}
