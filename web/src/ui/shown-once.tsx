import { useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { CopyField } from './copy-field.tsx';
import { Copy } from './icons.ts';
import { toast } from './toast.ts';

export type ShownOnceWords = {
  /** What it is. */
  readonly label: string;
  /** What is said once it is copied, and when that was not possible. */
  readonly copied: string;
  readonly notCopied: string;
};

type ShownOnceProps = ShownOnceWords & { secret: string; onDone: () => void };

/** A secret that nobody sees again, to be copied; closing becomes the main action once it was. */
export function ShownOnce({ label, secret, copied, notCopied, onDone }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(secret))) return toast.error(notCopied);
    setCopied(true);
    toast.success(copied);
  };
  return (
    <div className="flex flex-col gap-5">
      <CopyField label={label} value={secret} />
      <div className="flex flex-wrap gap-3">
        <Button variant={isCopied ? 'secondary' : 'primary'} onClick={() => void copy()}>
          <Copy aria-hidden size={18} />
          {m.copy()}
        </Button>
        <Button variant={isCopied ? 'primary' : 'secondary'} onClick={onDone}>
          {m.close()}
        </Button>
      </div>
    </div>
  );
}
