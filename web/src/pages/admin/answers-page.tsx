/** /admin/event/{id}/answers: what people said to the questions of an event, counted and by person, also on paper. */
import type { Event } from '@saath/contract/events/events/schema';
import { useQuery } from '../../calls/query.ts';
import { adminOnly } from '../../features/accounts/entry/admin-only.ts';
import { titled } from '../../features/office/site/titled.ts';
import { wholeAnswersQuery } from '../../features/places/questions/queries.ts';
import { AnswersSheet } from '../../features/places/questions/sheet.tsx';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { FileDown } from '../../ui/icons.ts';
import { QueryState } from '../../ui/query-state.tsx';
import type { Route } from './+types/answers-page';
import { SheetBar, SheetOfEvent, SheetPage } from './sheet.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  return await adminOnly(context.get(callContext), url);
}

export const meta = titled(m.answers, () => [{ name: 'robots', content: 'noindex' }]);

export default function AnswersPage({ params: { id } }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <SheetPage className="roster-sheet">
        <SheetOfEvent id={id}>{(event) => <Answers event={event} />}</SheetOfEvent>
      </SheetPage>
    </QueryProvider>
  );
}

function Answers({ event }: { event: Event }) {
  const query = useQuery(wholeAnswersQuery(event.id));
  const isBlank = query.data?.questions.length === 0;
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <>
      <SheetBar
        back={{ to: paths.adminEvent(event.id), text: m.back_to_the_event() }}
        isReady={Boolean(query.data)}
        isBusy={query.isFetching}
        isBlank={isBlank}
      />
      {!isBlank && (
        <ButtonLink
          to={toolPaths.exportAnswers(event.id)}
          variant="secondary"
          className="self-start print:hidden"
          reloadDocument
          download
        >
          <FileDown aria-hidden size={18} />
          {m.answers_as_csv()}
        </ButtonLink>
      )}
      <QueryState query={query} errorTitle={m.the_answers_could_not_be_loaded()}>
        {(answers) => <AnswersSheet event={event} answers={answers} now={now} />}
      </QueryState>
    </>
  );
}
