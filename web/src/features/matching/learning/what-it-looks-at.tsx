import type { ReactNode } from 'react';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { Check, X } from '../../../ui/icons.ts';

const seen: readonly Text[] = [
  m.matching_looks_at_profile,
  m.matching_looks_at_time,
  m.matching_looks_at_past,
  m.matching_looks_at_area,
];

const never: readonly Text[] = [
  m.matching_never_looks_at_identity,
  m.matching_never_looks_at_words,
  m.matching_never_looks_at_others,
];

/** In plain words, what suggestions are made of and what they never are. */
export function WhatItLooksAt() {
  return (
    <Card as="section" className="grid gap-6 p-5 md:grid-cols-2">
      <Points
        title={m.what_matching_looks_at()}
        points={seen}
        icon={<Check aria-hidden size={18} className="mt-1 flex-none text-primary" />}
        note={m.people_switch_off_each()}
      />
      <Points
        title={m.what_matching_never_looks_at()}
        points={never}
        icon={<X aria-hidden size={18} className="mt-1 flex-none text-danger" />}
        note={`${m.matching_never_fills_in()} ${m.matching_never_lets_one_decide()}`}
      />
    </Card>
  );
}

type PointsProps = { title: string; points: readonly Text[]; icon: ReactNode; note?: string };

function Points({ title, points, icon, note }: PointsProps) {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{title}</h2>
      <ul className="flex flex-col gap-2">
        {points.map((point) => (
          <li key={point()} className="flex gap-2">
            {icon}
            {point()}
          </li>
        ))}
      </ul>
      {note && <p className="text-ink-soft text-sm">{note}</p>}
    </div>
  );
}
