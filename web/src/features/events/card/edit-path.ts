import { paths } from '../../../lib/paths.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { useViewer } from '../../foundation/organisation/site.ts';

/** Where the viewer edits an event: Admins and volunteers have areas of their own. */
export function useEditPath(): (id: string) => string {
  const viewer = useViewer();
  return viewer?.role === 'Volunteer' ? toolPaths.volunteerEventEdit : paths.adminEventEdit;
}
