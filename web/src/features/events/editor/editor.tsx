import type { Event } from '@saath/contract/events/events/schema';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Tabs } from '../../../ui/tabs.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { MediaGallery } from '../../foundation/media/gallery.tsx';
import { EditorBar } from './bar.tsx';
import { EditorConflict } from './conflict.tsx';
import { EditorCorrection } from './correction.tsx';
import { EditorDetails } from './details.tsx';
import { type EditorSession, useEditing } from './editing.ts';
import { EditorForm } from './form.tsx';
import { EditorNotify } from './notify.tsx';
import { type AssignDialogOf, EditorRoles } from './roles.tsx';

const tabNames = ['details', 'media', 'roles'] as const;
type TabName = (typeof tabNames)[number];

type EventEditorProps = {
  event: Event;
  /** Handed in: who gets a place is decided in a later room. */
  assignDialog: AssignDialogOf;
};

/** The three tabs of an event. Details and roles are edited together and saved at once (EV-10). */
export function EventEditor({ event, assignDialog }: EventEditorProps) {
  const session = useEditing(event);
  const [tab, setTab] = useTab();
  const formId = useId();
  const editor = useWrongField(session, setTab);
  const { editing } = session;
  const theirs = editing?.theirs;

  return (
    <div ref={editor} aria-busy={session.isSaving}>
      {editing && theirs && (
        <EditorConflict
          editing={editing}
          theirs={theirs}
          onKeep={session.keepMine}
          onTakeTheirs={session.takeTheirs}
        />
      )}
      <Tabs
        label={m.parts_of_the_event()}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'details',
            label: m.event_details(),
            panel: editing ? (
              <EditorForm id={formId} session={session} editing={editing} />
            ) : (
              <EditorDetails event={event} />
            ),
          },
          { value: 'media', label: m.media_gallery(), panel: <MediaGallery event={event} /> },
          {
            value: 'roles',
            label: m.role_management(),
            panel: <EditorRoles event={event} session={session} assignDialog={assignDialog} />,
          },
        ]}
      />
      {tab !== 'media' && <EditorBar event={event} session={session} formId={formId} />}
      <EditorNotify news={session.news} onCancel={session.keepTyping} onSave={session.saveWith} />
      <EditorCorrection
        question={session.question}
        onCancel={session.giveUp}
        onSave={session.correctWith}
      />
      <UnsavedChanges
        hasChanges={session.hasChanges}
        description={m.your_changes_to_this_event_are_lost()}
      />
    </div>
  );
}

/**
 * The open tab stands in the address, so that a reload or a link comes back to it. The router is left out of it: a
 * navigation would ask the server first, and without a network it would take the typed changes off the screen.
 */
function useTab(): [TabName, (tab: TabName) => void] {
  const [search] = useSearchParams();
  const [tab, setTab] = useState(() => tabNames.find((name) => name === search.get('tab')));
  const open = (next: TabName) => {
    setTab(next);
    window.history.replaceState(
      window.history.state,
      '',
      next === 'details' ? window.location.pathname : `?tab=${next}`,
    );
  };
  return [tab ?? 'details', open];
}

/** After a refused save: opens the tab with the wrong field and puts the focus there. */
function useWrongField({ refusal }: EditorSession, setTab: (tab: TabName) => void) {
  const editor = useRef<HTMLDivElement>(null);
  const openTab = useEffectEvent(setTab);
  useEffect(() => {
    const { field, roleId } = refusal ?? {};
    if (!field && !roleId) return;
    openTab(roleId ? 'roles' : 'details');
    const name = roleId ? `role-${roleId}.role_name` : field;
    // The panel of the tab is shown with the next frame.
    const frame = requestAnimationFrame(() =>
      editor.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [refusal]);
  return editor;
}
