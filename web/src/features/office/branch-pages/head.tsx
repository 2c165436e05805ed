import type { BranchPage } from '@saath/contract/office/branch-pages/schema';
import { lazy, Suspense, useState } from 'react';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CalendarPlus, Mail, Pencil, Stamp } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';

/** By itself: nearly everybody who comes only reads. */
const EditBranchPage = lazy(async () => ({
  default: (await import('./edit.tsx')).EditBranchPage,
}));

const EditLetterhead = lazy(async () => ({
  default: (await import('./letterhead.tsx')).EditLetterhead,
}));

type BranchHeadProps = {
  branch: BranchPage;
  mayChange: boolean;
  /** Of the site: calendars need the whole address. */
  origin: string;
};

/** Who the branch is, whom to write to, and the ways to keep up with it. */
export function BranchHead({ branch, mayChange, origin }: BranchHeadProps) {
  const { name, about, contactEmail, logo, slug, closedAt } = branch;
  const calendar = (origin + toolPaths.branchIcs(slug)).replace(/^https?:/, 'webcal:');
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-4">
        {logo && (
          <img
            src={logo.url}
            width={logo.width}
            height={logo.height}
            alt=""
            className="h-20 w-auto max-w-48 rounded-field border border-line bg-white object-contain p-1"
          />
        )}
        <h1 className="own-words min-w-0 break-words text-4xl text-pretty sm:text-5xl">
          <bdi>{name}</bdi>
        </h1>
      </div>
      {about && (
        <p dir="auto" className="max-w-prose text-lg text-pretty">
          {about}
        </p>
      )}
      {closedAt && <Notice tone="info">{m.this_branch_is_closed()}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        {!closedAt && (
          // Calendar programs listen to this scheme.
          <a href={calendar} className={linkLook}>
            <CalendarPlus aria-hidden size={18} />
            {m.subscribe_to_the_calendar()}
          </a>
        )}
        {contactEmail && (
          <a href={`mailto:${contactEmail}`} className={linkLook}>
            <Mail aria-hidden size={18} />
            <bdi className="min-w-0 break-all">{contactEmail}</bdi>
          </a>
        )}
        {mayChange && <Edit branch={branch} />}
      </div>
    </header>
  );
}

function Edit({ branch }: Pick<BranchHeadProps, 'branch'>) {
  const [edited, setEdited] = useState<'page' | 'letterhead'>();
  const close = () => setEdited(undefined);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="min-h-11"
        onClick={() => setEdited('page')}
      >
        <Pencil aria-hidden size={18} />
        {m.edit_this_page()}
      </Button>
      <Button
        variant="secondary"
        size="small"
        className="min-h-11"
        onClick={() => setEdited('letterhead')}
      >
        <Stamp aria-hidden size={18} />
        {m.mails_and_certificates()}
      </Button>
      <Suspense>
        {edited === 'page' && <EditBranchPage branch={branch} onClose={close} />}
        {edited === 'letterhead' && <EditLetterhead branch={branch} onClose={close} />}
      </Suspense>
    </>
  );
}

const linkLook =
  'inline-flex min-h-11 min-w-0 items-center gap-2 rounded-field border border-edge bg-surface px-4 font-semibold text-sm no-underline hover:bg-neutral-soft';
