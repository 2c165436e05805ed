import type { MatchVersion } from '@saath/contract/matching/learning/schema';
import { useRef } from 'react';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSwitchMatching } from './queries.ts';

/** `version` null: the first day. */
export type Target = { readonly version: MatchVersion | null };

type SwitchDialogProps = { target: Target | undefined; onClose: () => void };

/** Asks before all organisers get other suggestions. */
export function SwitchDialog({ target, onClose }: SwitchDialogProps) {
  const change = useSwitchMatching();
  const asked = useRef<Target>(undefined);
  // What it was about stays readable while the dialog goes.
  if (target) asked.current = target;
  const version = asked.current?.version ?? null;
  const isBack = version?.state !== 'ready';
  return (
    <ConfirmDialog
      open={target !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={titleFor(version)}
      description={isBack ? m.switching_back_explained() : m.switching_explained()}
      confirmText={m.switch_version_confirm()}
      busyText={m.switching_version()}
      tone="primary"
      isBusy={change.isPending}
      onConfirm={() => change.mutate(version?.id ?? null, { onSettled: onClose })}
    />
  );
}

function titleFor(version: MatchVersion | null): string {
  if (!version) return m.back_to_the_start_question();
  const number = formatNumber(version.version);
  return version.state === 'ready'
    ? m.switch_version_on({ number })
    : m.switch_back_to_version({ number });
}
