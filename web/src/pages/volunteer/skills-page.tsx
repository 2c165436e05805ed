import { SkillsManager } from '../../features/accounts/profile/skills-manager.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.skills_title);

export default function SkillsPage() {
  return (
    <>
      <PageTitle title={m.skills()} lead={m.events_that_need_them_come_first_on()} />
      <div className="mt-6 max-w-3xl">
        <SkillsManager />
      </div>
    </>
  );
}
