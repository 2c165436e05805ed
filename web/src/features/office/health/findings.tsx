import type { Finding } from '@saath/contract/office/health/schema';
import { told } from '@saath/contract/texts';
import { CircleCheck } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';

type FindingsProps = { findings: readonly Finding[] };

/** The page of background work lists these one by one. */
const listed = ['health.workFailed', 'health.mailRefused'];

/** What needs somebody, and what is worth knowing; nothing while all is well. */
export function Troubles({ findings }: FindingsProps) {
  return findings
    .filter(({ state, wording }) => state !== 'well' && !listed.includes(wording?.code ?? ''))
    .map((finding) => (
      <Notice key={finding.message} tone={finding.state === 'bad' ? 'danger' : 'info'}>
        <span className="break-words">{told(finding)}</span>
      </Notice>
    ));
}

/** What was looked at and is well. */
export function Wells({ findings }: FindingsProps) {
  const wells = findings.filter(({ state }) => state === 'well');
  if (wells.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-2">
      {wells.map((finding) => (
        <li key={finding.message} className="flex gap-3">
          <CircleCheck aria-hidden size={20} className="mt-0.5 flex-none text-primary" />
          {told(finding)}
        </li>
      ))}
    </ul>
  );
}
