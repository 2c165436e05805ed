import type { OwnData } from '@saath/contract/accounts/account-care/schema';
import { formatDate } from '../../../lib/format.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { useSite } from '../../foundation/organisation/site.ts';

/** What the person showed with their papers: files of their own, which the data names. */
export function OwnFiles({ papers }: Pick<OwnData, 'papers'>) {
  const { timeZone } = useSite();
  const shown = papers.flatMap(({ id, evidence }) => (evidence ? [{ id, ...evidence }] : []));
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold">{m.files_that_you_added()}</p>
      <ul className="flex flex-col gap-2">
        {shown.map(({ id, kind, file, addedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <ButtonLink
              to={toolPaths.evidence(id, kind)}
              variant="quiet"
              size="small"
              reloadDocument
              download
            >
              <bdi>{file}</bdi>
            </ButtonLink>
            <span className="text-ink-soft text-sm">{formatDate(addedAt, timeZone)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
