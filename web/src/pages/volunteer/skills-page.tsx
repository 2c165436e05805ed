import { SkillsManager } from '../../features/accounts/profile/skills-manager.tsx';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/skills-page';

export const meta: Route.MetaFunction = () => [{ title: m.skills_saath() }];

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
