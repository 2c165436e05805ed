import type { CrewLack } from '@saath/contract/events/crew-rules/rules';
import type { Needs } from '@saath/contract/events/eligibility/schema';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';

type KeptForOthersProps = { lack: CrewLack; crew: Needs['crew'] };

/** The crew cannot take the visitor now; they can wait for a place (EL-02). It says nothing about anybody in it. */
export function KeptForOthers({ lack: { why }, crew }: KeptForOthersProps) {
  const texts = { kept_for_paper: m.free_places_are_kept_for_paper };
  const paper = <bdi>{crew?.paper?.kind.name}</bdi>;
  return <Sentence text={texts[why]} parts={{ paper }} />;
}
