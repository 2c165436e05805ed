import type { NextBest as Next } from '@saath/contract/filling/fill/schema';
import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { formatList } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { UserPlus } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { FitScore } from '../../events/roles/fit-score.tsx';
import { Reasons } from '../../matching/suggest/reasons.tsx';
import { nextBestQuery, useGiveNext } from './queries.ts';

type NextBestProps = {
  eventId: string;
  /** Opens the search for others. */
  onSeeOthers: (roleId: string) => void;
};

/** For places that somebody gave up and nobody waits for: the next best person (MT-04). Nothing without them. */
export function NextBest({ eventId, onSeeOthers }: NextBestProps) {
  const { data = [] } = useQuery(nextBestQuery(eventId));
  if (data.length === 0) return null;
  return (
    <section aria-label={m.places_that_came_free()} className="mt-4 flex flex-col gap-3">
      {data.map((role) => (
        <FreePlace
          key={role.roleId}
          eventId={eventId}
          role={role}
          onSeeOthers={() => onSeeOthers(role.roleId)}
        />
      ))}
    </section>
  );
}

type FreePlaceProps = { eventId: string; role: Next; onSeeOthers: () => void };

function FreePlace({ eventId, role, onSeeOthers }: FreePlaceProps) {
  const { next, roleName, roleId, left } = role;
  return (
    <div className="rounded-card border border-line bg-joy-soft/40 p-4">
      <p className="break-words">
        <Sentence
          text={m.names_left_role_and_nobody_waits}
          parts={{ names: <bdi>{formatList(left.slice(0, 3))}</bdi>, role: <bdi>{roleName}</bdi> }}
        />
      </p>
      <div className="mt-2 flex flex-wrap items-start gap-x-3 gap-y-2">
        {next ? (
          <Suggested eventId={eventId} roleId={roleId} roleName={roleName} next={next} />
        ) : (
          <p className="flex-1 text-ink-soft">{m.nobody_else_fits_and_is_free()}</p>
        )}
        <Button variant="quiet" size="small" onClick={onSeeOthers}>
          {m.see_others()}
          <About>{roleName}</About>
        </Button>
      </div>
    </div>
  );
}

type SuggestedProps = {
  eventId: string;
  roleId: string;
  roleName: string;
  next: NonNullable<Next['next']>;
};

function Suggested({ eventId, roleId, roleName, next }: SuggestedProps) {
  const [isAsking, setAsking] = useState(false);
  const give = useGiveNext();
  const { name, userId } = next;
  return (
    <>
      <Avatar name={name} src={next.profileImage?.url ?? null} size={40} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="mb-1.5 flex flex-wrap items-baseline gap-x-3 break-words">
          <span>
            <Sentence
              text={m.next_best_name}
              parts={{ name: <bdi className="font-semibold">{name}</bdi> }}
            />
          </span>
          <FitScore score={next.score} />
        </p>
        <Reasons reasons={next.reasons} about={name} />
      </div>
      <Button
        size="small"
        aria-label={m.give_name_the_place({ name })}
        onClick={() => setAsking(true)}
      >
        <UserPlus aria-hidden size={16} />
        {m.give_the_place()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.give_name_the_place({ name })}
        description={m.name_is_told_at_once_that_role({ name, role: roleName })}
        confirmText={m.give_the_place()}
        tone="primary"
        isBusy={give.isPending}
        onConfirm={() =>
          give.mutate(
            { eventId, roleId, userId },
            {
              onSuccess: ({ message }) => toast.success(message),
              onError: (error) => toast.error(failureText(error, m.the_place_was_not_given())),
              onSettled: () => setAsking(false),
            },
          )
        }
      />
    </>
  );
}
