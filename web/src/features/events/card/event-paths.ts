import { paths } from '../../../lib/paths.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { useViewer } from '../../foundation/organisation/site.ts';

const ofVolunteers = {
  people: toolPaths.volunteerLead,
  edit: toolPaths.volunteerEventEdit,
  board: toolPaths.volunteerBoard,
  fill: toolPaths.volunteerFill,
};
const ofAdmins: typeof ofVolunteers = {
  people: paths.adminEvent,
  edit: paths.adminEventEdit,
  board: toolPaths.adminBoard,
  fill: toolPaths.adminFill,
};

/** Where the viewer sees who is in an event, edits and fills it: Admins and volunteers have areas of their own. */
export function useEventPaths() {
  return useViewer()?.role === 'Volunteer' ? ofVolunteers : ofAdmins;
}
