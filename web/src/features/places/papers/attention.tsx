import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TriangleAlert } from '../../../ui/icons.ts';
import { ClashReason } from '../answer/clash-reason.tsx';
import { useKeepPlace } from './queries.ts';

type AttentionProps = {
  person: Pick<RosterPerson, 'participationId' | 'name'>;
  /** Whether the place can be left to them all the same. */
  mayKeep: boolean;
};

/** Something is missing since the place was given: the organiser takes the person off, or says why the place stays. */
export function Attention({ person: { participationId: id, name }, mayKeep }: AttentionProps) {
  const keep = useKeepPlace();
  const [isKeeping, setKeeping] = useState(false);
  if (isKeeping)
    return (
      <ClashReason
        refusal={m.something_missing_for_the_place()}
        isBusy={keep.isPending}
        action={m.keep_the_place()}
        onCancel={() => setKeeping(false)}
        onGive={(reason) => keep.mutate({ id, reason })}
      />
    );
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      <Chip tone="danger" icon={<TriangleAlert aria-hidden size={14} />}>
        {m.needs_attention()}
      </Chip>
      <p className="basis-full text-ink-soft text-sm">{m.something_missing_for_the_place()}</p>
      {mayKeep && (
        <Button variant="quiet" size="small" className="-ms-3" onClick={() => setKeeping(true)}>
          {m.keep_the_place()}
          <About>{name}</About>
        </Button>
      )}
    </div>
  );
}
