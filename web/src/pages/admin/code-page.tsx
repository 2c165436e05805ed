/** /admin/event/{id}/qr: the code at the door, as large as the screen, new every thirty seconds (DY-02). */

import { useQuery } from '../../calls/query.ts';
import { adminOnly } from '../../features/accounts/entry/admin-only.ts';
import { codeQuery } from '../../features/day/door/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { useAwake } from '../../lib/awake.ts';
import { callContext } from '../../lib/context.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/code-page';
import { isMissing, MissingEvent } from './missing-event.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  return await adminOnly(context.get(callContext), url);
}

export const meta = titled(m.check_in_title, () => [{ name: 'robots', content: 'noindex' }]);

export default function CodePage({ params: { id } }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <main
        id="content"
        className="flex min-h-dvh flex-col items-center justify-center gap-4 px-4 py-6 text-center"
      >
        <Code id={id} />
        <ButtonLink to={toolPaths.adminDay(id)} variant="quiet">
          {m.see_who_is_here()}
        </ButtonLink>
      </main>
    </QueryProvider>
  );
}

function Code({ id }: { id: string }) {
  useAwake();
  const query = useQuery(codeQuery(id));
  if (isMissing(query.error)) return <MissingEvent />;
  return (
    <QueryState
      query={query}
      loading={<Skeleton className="size-80" />}
      errorTitle={m.the_code_could_not_be_loaded()}
    >
      {({ url, event }) => (
        <>
          <h1 className="text-3xl break-words sm:text-5xl">
            <bdi>{event.title}</bdi>
          </h1>
          <p className="text-xl">{m.scan_to_check_in()}</p>
          <QrCode
            text={url}
            label={m.code_for_checking_in()}
            className="h-auto w-[min(90vw,68vh)] rounded-card"
          />
        </>
      )}
    </QueryState>
  );
}
