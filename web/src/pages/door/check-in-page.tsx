/** /check-in/{code}: where a phone's camera leads that reads the code at the door (DY-02). Reading changes nothing. */

import { readCode } from '@saath/contract/day/door/endpoints';
import { isRefusal } from '@saath/contract/errors';
import { told } from '@saath/contract/texts';
import { redirectDocument } from 'react-router';
import { DeadCode } from '../../features/day/door/dead-code.tsx';
import { DoorFrame } from '../../features/day/door/frame.tsx';
import { DoorVisit } from '../../features/day/door/visit.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/check-in-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const visit = await call(readCode, { params: { code: params.code } }).catch((error: unknown) => {
    if (isRefusal(error)) return { refusal: error.status === 400 ? '' : told(error) };
    throw error;
  });
  // The scanned code is old by the time somebody has logged in: they come back with what it was exchanged for.
  if ('standing' in visit && visit.standing === 'guest')
    throw redirectDocument(paths.login({ returnTo: toolPaths.checkIn(visit.code) }));
  return visit;
}

export const meta = titled(m.check_in_title, () => [{ name: 'robots', content: 'noindex' }]);

export default function CheckInPage({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData)
    return (
      <DoorFrame>
        <DeadCode reason={loaderData.refusal} />
      </DoorFrame>
    );
  return (
    <QueryProvider>
      <DoorFrame event={loaderData.event}>
        <DoorVisit visit={loaderData} />
      </DoorFrame>
    </QueryProvider>
  );
}
