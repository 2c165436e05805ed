/** /signature/{id}: what somebody signed, to read and to print; for themselves and for organisers (EL-01). */

import { idParams } from '@saath/contract/fields';
import { getSite } from '@saath/contract/office/site/endpoints';
import { readSignature } from '@saath/contract/places/signatures/endpoints';
import { signatureErrors } from '@saath/contract/places/signatures/messages';
import { data, redirectDocument } from 'react-router';
import { titled } from '../../features/office/site/titled.ts';
import { SignedSheet } from '../../features/places/signatures/signed-sheet.tsx';
import { callContext } from '../../lib/context.ts';
import { orStatus } from '../../lib/load.ts';
import { paths } from '../../lib/paths.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Printer } from '../../ui/icons.ts';
import type { Route } from './+types/signature-page';

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { viewer, site } = await call(getSite, {});
  if (!viewer) throw redirectDocument(paths.login({ returnTo: url.pathname }));
  if (!idParams.safeParse({ id }).success)
    throw data(refusalText(signatureErrors, 'signatures.not_found'), { status: 404 });
  const { signature } = await orStatus(call(readSignature, { params: { id } }));
  const back = viewer.role === 'Admin' ? paths.adminToCheck : `${paths.volunteerProfile}#papers`;
  return { signature, timeZone: site.timeZone, back };
}

export const meta = titled(m.what_was_signed, () => [{ name: 'robots', content: 'noindex' }]);

export default function SignaturePage({ loaderData }: Route.ComponentProps) {
  const { signature, timeZone, back } = loaderData;
  return (
    <main
      id="content"
      className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 print:max-w-none print:p-0"
    >
      <div className="flex flex-wrap gap-3 print:hidden">
        {/* On a phone above the others, which share a line. */}
        <ButtonLink
          to={back}
          variant="quiet"
          className="-ms-5 max-sm:basis-full max-sm:justify-start"
        >
          {m.back()}
        </ButtonLink>
        <ButtonLink
          to={toolPaths.signaturePdf(signature.id, getLocale())}
          className="max-sm:flex-auto max-sm:px-3 sm:ms-auto"
          reloadDocument
          download
        >
          {m.download_pdf()}
        </ButtonLink>
        <Button
          variant="secondary"
          className="max-sm:flex-auto max-sm:px-3"
          onClick={() => window.print()}
        >
          <Printer aria-hidden size={18} />
          {m.print()}
        </Button>
      </div>
      <SignedSheet signature={signature} timeZone={timeZone} />
    </main>
  );
}
