import {
  getOrganisation,
  saveOrganisation,
} from '@saath/contract/foundation/organisation/endpoints';
import { organisationMessages } from '@saath/contract/foundation/organisation/messages';
import { told } from '@saath/contract/texts';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { isRefusedAs, useContractForm } from '../../../calls/use-contract-form.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { changeOf, type Draft, draftOf, hasChanges, rebased, type Settings } from './draft.ts';
import {
  FooterAndNotice,
  HowOrganisersLogIn,
  MailsAndCertificates,
  NameAndLook,
  type SectionProps,
  TeamAndStories,
  TimeAndLanguages,
  WhoMaySignUp,
} from './sections.tsx';

const isChangedMeanwhile = isRefusedAs('organisation.changed_meanwhile');

type OrganisationFormProps = {
  settings: Settings;
  /** Reads what is saved now. */
  onReload: () => Promise<Settings | undefined>;
  /** Settings of what is built on the organisation, such as the usual limits of its events. */
  more?: (section: SectionProps) => ReactNode;
};

/** All settings of the organisation; what is changed is seen at once, and saved or undone as a whole. */
export function OrganisationForm({ settings, onReload, more }: OrganisationFormProps) {
  const { seen, draft, start, put, follow, takeLogo } = useDraft(settings);
  const { revalidate } = useRevalidator();
  const save = useCall(saveOrganisation, { touches: [getOrganisation], failed: null });
  const form = useContractForm(saveOrganisation, {
    body: () => changeOf(draft, seen),
    failed: spoken(organisationMessages, 'saveFailed'),
    saysFailure: 'in the form',
    takesFailure: isChangedMeanwhile,
    send: async (body) => await save.mutateAsync({ body }),
    onSuccess: async (reply) => {
      follow({ sent: draft, saved: reply.organisation });
      toast.success(told(reply));
      // The head of this page carries the name as well.
      await revalidate();
    },
  });
  const change = (part: Partial<Draft>) => {
    for (const key of Object.keys(part)) form.forget(key);
    if ('domains' in part || 'whoMay' in part) form.forget('emailDomains');
    put(part);
  };
  const isChanged = hasChanges(draft, seen);
  const conflict = form.failure?.error;
  const section = { draft, settings: seen, change, onLogo: takeLogo, form };
  return (
    <Form form={form} className={`flex max-w-3xl flex-col gap-6 ${isChanged ? 'pb-24' : 'pb-6'}`}>
      {isChangedMeanwhile(conflict) && (
        <Conflict
          text={conflict.message}
          onLoad={async () => {
            const theirs = await onReload();
            if (theirs) start(theirs);
          }}
        />
      )}
      <NameAndLook {...section} />
      <TimeAndLanguages {...section} />
      <WhoMaySignUp {...section} />
      <HowOrganisersLogIn {...section} />
      {more?.(section)}
      <MailsAndCertificates {...section} />
      <FooterAndNotice {...section} />
      <TeamAndStories {...section} />
      {isChanged && <SaveBar isBusy={form.isBusy} onUndo={() => start(seen)} />}
      <UnsavedChanges
        hasChanges={isChanged}
        description={m.your_changes_to_these_settings_are_lost()}
      />
    </Form>
  );
}

/** What is typed, beside what was saved when it began; somebody else's save is not taken over under one's hands. */
function useDraft(settings: Settings) {
  const [seen, setSeen] = useState(settings);
  const [draft, setDraft] = useState(() => draftOf(settings));
  return {
    seen,
    draft,
    start: (from: Settings) => {
      setSeen(from);
      setDraft(draftOf(from));
    },
    put: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    /** What was typed while it was on its way stays. */
    follow: ({ sent, saved }: { sent: Draft; saved: Settings }) => {
      setSeen(saved);
      setDraft((now) => rebased(now, { sent, saved }));
    },
    /** It counts the version on; if somebody else saved in between, the save of the rest is to say so. */
    takeLogo: ({ logo, version }: Settings) =>
      setSeen((before) => ({
        ...before,
        logo,
        version: version === before.version + 1 ? version : before.version,
      })),
  };
}

/** Somebody else saved first: what they saved can be loaded, in place of what is typed here. */
function Conflict({ text, onLoad }: { text: string; onLoad: () => Promise<void> }) {
  return (
    <Notice tone="danger">
      <span className="flex flex-col items-start gap-3">
        {text}
        <Button variant="secondary" size="small" onClick={() => void onLoad()}>
          {m.load_what_is_saved()}
        </Button>
      </span>
    </Notice>
  );
}

function SaveBar({ isBusy, onUndo }: { isBusy: boolean; onUndo: () => void }) {
  return (
    <div className="sticky bottom-3 z-20 flex flex-wrap items-center justify-end gap-3 rounded-card border border-line bg-surface p-3 shadow-float">
      <p className="me-auto text-ink-soft text-sm">{m.not_saved_yet()}</p>
      <Button variant="secondary" disabled={isBusy} onClick={onUndo}>
        {m.undo_changes()}
      </Button>
      <SubmitButton busyText={m.saving()}>{m.save()}</SubmitButton>
    </div>
  );
}
