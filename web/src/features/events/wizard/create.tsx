import type { Event } from '@saath/contract/events/events/schema';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import type { BranchChoice } from './branch.ts';
import { type Draft, emptyDraft, readDraft } from './draft.ts';
import { EventWizard } from './wizard.tsx';

type CreateEventProps = {
  choice: BranchChoice;
  onCreated: (event: Event, isPublished: boolean) => void;
};

/** The wizard, going on from a draft when this tab holds one (EV-04). */
export function CreateEvent({ choice, onCreated }: CreateEventProps) {
  const { timeZone } = useSite();
  const [draft, setDraft] = useState<Draft>();
  // The server does not know what the tab holds, so the form shows up in the browser only.
  useEffect(() => setDraft(readDraft(sessionStorage) ?? emptyDraft), []);
  if (!draft) return <Skeleton className="h-96 w-full" />;
  return <EventWizard initial={draft} timeZone={timeZone} choice={choice} onCreated={onCreated} />;
}
