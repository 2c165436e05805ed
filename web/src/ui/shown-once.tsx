import { Copy } from 'lucide-react';
import { useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { toast } from './toast.ts';

type ShownOnceProps = {
  /** What it is. */
  label: string;
  secret: string;
  /** What is said once it is copied, and when that was not possible. */
  copied: string;
  notCopied: string;
  onDone: () => void;
};

/** A secret that nobody sees again, to be copied; closing becomes the main action once it was. */
export function ShownOnce({ label, secret, copied, notCopied, onDone }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      // Without a secure connection browsers have no clipboard at all.
      await navigator.clipboard.writeText(secret);
      setCopied(true);
      toast.success(copied);
    } catch {
      toast.error(notCopied);
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <label className="flex flex-col gap-1.5">
        <span className="font-semibold">{label}</span>
        <input
          readOnly
          dir="ltr"
          value={secret}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full rounded-field border border-line bg-neutral-soft px-3 font-mono text-sm"
        />
      </label>
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
