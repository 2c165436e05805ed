import * as endpoints from '@saath/contract/office/branch-pages/endpoints';
import { branchMessages } from '@saath/contract/office/branches/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { mayAtBranch } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { logoPath } from '../../../platform/organisation.ts';
import type { BranchRow } from '../../foundation/organisation/queries.ts';
import type { Ports } from '../../places/ports.ts';
import * as service from './service.ts';

export function branchPageRoutes(ports: Ports & { readonly files: FileStore }): Route[] {
  return [
    on(endpoints.listBranchPages).reply(async () => ({ branches: await service.pages(ports) })),

    on(endpoints.readBranchPage).reply(async ({ actor, params: { slug } }) => {
      const branch = await service.pageAt(ports, slug);
      const mayChange = !branch.closedAt && mayAtBranch(actor, 'events.write', branch.id);
      return { branch: presentPage(branch), mayChange };
    }),

    on(endpoints.changeBranchPage).reply(async ({ actor, params: { id }, body }) => {
      const name = await service.changePage(ports, { id, actorId: actor.id, ...body });
      return say(branchMessages, 'pageSaved', { name });
    }),

    on(endpoints.saveBranchLogo, { limits: rateLimits.upload }).reply(
      async ({ actor, params: { id }, files: [picture] }) => {
        if (!picture) throw new DomainError('media.none');
        const change = { id, actorId: actor.id, picture };
        const name = await service.replaceBranchLogo(ports, change);
        return say(branchMessages, 'logoSaved', { name });
      },
    ),

    on(endpoints.removeBranchLogo).reply(async ({ actor, params: { id } }) => {
      const change = { id, actorId: actor.id, picture: null };
      const name = await service.replaceBranchLogo(ports, change);
      return say(branchMessages, 'logoRemoved', { name });
    }),

    on(endpoints.readBranchLetterhead).reply(async ({ params: { id } }) => {
      const { senderName, replyTo, footer, ...branch } = await service.letterheadOf(ports, id);
      const { signatoryName, signatoryTitle } = branch;
      return { letterhead: { senderName, replyTo, footer, signatoryName, signatoryTitle } };
    }),

    on(endpoints.changeBranchLetterhead).reply(async ({ actor, params: { id }, body }) => {
      const change = { id, actorId: actor.id, letterhead: body };
      const name = await service.changeLetterhead(ports, change);
      return say(branchMessages, 'letterheadSaved', { name });
    }),

    on(endpoints.changeBranchAddress).reply(async ({ actor, params: { id }, body: { slug } }) => {
      const name = await service.changeAddress(ports, { id, slug, actorId: actor.id });
      return say(branchMessages, 'addressChanged', { name });
    }),
  ];
}

/** The row has more, which is nothing for visitors. */
function presentPage(branch: BranchRow) {
  const { id, slug, name, about, contactEmail, closedAt } = branch;
  const { logoId, logoWidth: width, logoHeight: height } = branch;
  const hasLogo = logoId && width && height;
  return {
    ...{ id, slug, name, about, contactEmail },
    closedAt: closedAt?.toISOString() ?? null,
    logo: hasLogo ? { url: logoPath({ id: logoId, width }), width, height } : null,
  };
}
