import type { Event } from '@saath/contract/events/events/schema';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { BellRing, Pencil } from '../../../ui/icons.ts';
import type { EditorSession } from './editing.ts';
import { newsOfSave, newsText } from './news.ts';
import type { Editing } from './state.ts';

type EditorBarProps = { event: Event; session: EditorSession; formId: string };

const look =
  'sticky bottom-(--area-bar,0px) z-10 mt-8 flex flex-wrap items-center gap-3 border-line border-t bg-paper py-4';

/** Edit, or Cancel and Save and whom a save concerns, always within reach. */
export function EditorBar({ event, session, formId }: EditorBarProps) {
  const { editing } = session;
  if (editing)
    return (
      <div className={look}>
        <SaveAndCancel session={session} editing={editing} formId={formId} />
      </div>
    );
  if (event.status === 'CANCELLED')
    return (
      <div className={look}>
        <p className="text-ink-soft">{m.a_cancelled_event_cannot_be_changed()}</p>
      </div>
    );
  return (
    <div className={look}>
      {/* Keyed: were this the same button as Save, the press that starts editing would also save. */}
      <Button key="edit" onClick={session.start}>
        <Pencil aria-hidden size={18} />
        {m.edit()}
      </Button>
    </div>
  );
}

type SaveAndCancelProps = { session: EditorSession; editing: Editing; formId: string };

function SaveAndCancel({ session, editing, formId }: SaveAndCancelProps) {
  const { isSaving, cancel } = session;
  const news = newsOfSave(editing, new Date());
  return (
    <>
      <Button
        key="save"
        type="submit"
        form={formId}
        isBusy={isSaving}
        busyText={m.saving()}
        disabled={editing.theirs !== undefined}
      >
        {m.save()}
      </Button>
      <Button variant="secondary" disabled={isSaving} onClick={cancel}>
        {m.cancel()}
      </Button>
      <div role="status" className="min-w-0 text-sm">
        {news && (
          <p className="flex items-center gap-2 font-semibold">
            <BellRing aria-hidden size={16} className="flex-none" />
            {newsText(news)}
          </p>
        )}
        <p className={`text-ink-soft ${editing.theirs ? '' : 'max-sm:sr-only'}`}>
          {stateText(session, editing)}
        </p>
      </div>
    </>
  );
}

function stateText({ hasChanges }: EditorSession, { theirs }: Editing): string {
  if (theirs) return m.decide_about_the_other_version_first_above();
  return hasChanges ? m.you_have_changes_that_are_not_saved() : m.edit_mode();
}
