import type { AgreementText } from '@saath/contract/events/agreements/schema';
import { useState } from 'react';
import { compareTexts, type Piece } from '../../../lib/compare-texts.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** The text to be signed; where an earlier one was signed or open, with what has changed. */
export function ToRead({ text: { text, before } }: { text: AgreementText }) {
  const [isCompared, setCompared] = useState(true);
  return (
    <>
      {before && (
        <Notice tone="info" title={m.this_text_has_changed()}>
          <CheckField
            label={m.show_what_has_changed()}
            checked={isCompared}
            onChange={({ target }) => setCompared(target.checked)}
          />
        </Notice>
      )}
      <div className="rounded-field border border-line bg-neutral-soft p-4">
        <p dir="auto" className="break-words whitespace-pre-line">
          {before && isCompared ? <Comparison pieces={compareTexts(before.text, text)} /> : text}
        </p>
      </div>
    </>
  );
}

function Comparison({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'added')
      return (
        <ins key={key} className="bg-primary-soft text-primary-strong">
          {text}
        </ins>
      );
    if (kind === 'removed')
      return (
        <del key={key} className="bg-danger-soft text-on-danger-soft">
          {text}
        </del>
      );
    return <span key={key}>{text}</span>;
  });
}
