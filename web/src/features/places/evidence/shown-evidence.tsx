import type { PaperToCheck } from '@saath/contract/places/papers/schema';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { FileText } from '../../../ui/icons.ts';

/** What somebody shows with a paper, for who checks it: a picture as it is, a PDF to open; nothing without one (EL-03). */
export function ShownEvidence({ paper }: { paper: PaperToCheck }) {
  const { id, evidence, kind, person } = paper;
  if (!evidence) return null;
  // Another file has another time: what the browser shows is never the one before.
  const address = `${toolPaths.evidence(id, evidence.kind)}?${new URLSearchParams({ of: evidence.addedAt })}`;
  if (evidence.kind === 'pdf')
    return (
      <ButtonLink to={address} variant="secondary" size="small" reloadDocument download>
        <FileText aria-hidden size={16} />
        {m.open_the_pdf()}
        <About>{person.name}</About>
      </ButtonLink>
    );
  return (
    <img
      src={address}
      alt={m.picture_of_paper_of_person({ paper: kind.name, person: person.name })}
      loading="lazy"
      className="max-h-[70vh] w-full rounded-field border border-line bg-white object-contain"
    />
  );
}
