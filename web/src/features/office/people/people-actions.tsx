import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { paths } from '../../../lib/paths.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ActionMenu, MenuAction, MenuFile, MenuLine, MenuLink } from '../../../ui/action-menu.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Clock, Download, ShieldCheck, Upload, UserRoundPlus } from '../../../ui/icons.ts';
import { agreementsQuery } from '../../events/agreements/queries.ts';
import { kindsQuery } from '../../events/eligibility/queries.ts';
import { ExportHours } from '../imports/export-hours.tsx';
import { InviteAdmin } from '../invitations/invite-admin.tsx';

/** What an organiser can do with people as a whole, in the head of their page: bring some in, and the rest in a menu. */
export function PeopleActions() {
  const [asked, setAsked] = useState<'invite' | 'hours'>();
  const close = () => setAsked(undefined);
  return (
    <div className="flex items-center gap-2">
      <ButtonLink to={paths.adminImportPeople} variant="secondary">
        <Upload aria-hidden size={18} />
        {m.import_people()}
      </ButtonLink>
      <ActionMenu label={m.more_to_do_with_people()}>
        <MenuAction onPress={() => setAsked('invite')}>
          <UserRoundPlus aria-hidden size={18} />
          {m.invite_an_organiser()}
        </MenuAction>
        <PapersLink />
        <MenuLine />
        <MenuFile href={toolPaths.exportPeople}>
          <Download aria-hidden size={18} />
          {m.export_people()}
        </MenuFile>
        <MenuAction onPress={() => setAsked('hours')}>
          <Clock aria-hidden size={18} />
          {m.export_hours()}
        </MenuAction>
      </ActionMenu>
      <InviteAdmin isOpen={asked === 'invite'} onClose={close} />
      <ExportHours isOpen={asked === 'hours'} onClose={close} />
    </div>
  );
}

/** The way to them also when nothing waits; where no role can ask for any, there is none. */
function PapersLink() {
  const { data: kinds = [] } = useQuery(kindsQuery);
  const { data: agreements = [] } = useQuery(agreementsQuery);
  if (kinds.length + agreements.length === 0) return null;
  return (
    <MenuLink to={paths.adminToCheck}>
      <ShieldCheck aria-hidden size={18} />
      {m.papers_and_agreements()}
    </MenuLink>
  );
}
