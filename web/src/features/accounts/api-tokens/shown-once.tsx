import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { toast } from '../../../ui/toast.ts';

type ShownOnceProps = { secret: string; onDone: () => void };

/** The new token, to be copied; closing becomes the main action once it was. */
export function ShownOnce({ secret, onDone }: ShownOnceProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(secret))) return toast.error(m.token_could_not_be_copied());
    setCopied(true);
    toast.success(m.token_copied());
  };
  return (
    <div className="flex flex-col gap-5">
      <CopyField label={m.the_token()} value={secret} />
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
