import { SkillsManager } from '../../features/accounts/skills-manager.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/skills-page';

export const meta: Route.MetaFunction = () => [{ title: 'Skills · Saath' }];

export default function SkillsPage() {
  return (
    <>
      <PageTitle
        title="Your Skills"
        lead="Events that need them come first on your dashboard, and organisers see them when they look for people."
      />
      <div className="mt-6 max-w-3xl">
        <SkillsManager />
      </div>
    </>
  );
}
