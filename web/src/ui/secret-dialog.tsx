import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { ShownOnce, type ShownOnceWords } from './shown-once.tsx';

type SecretDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What is made here. */
  title: string;
  /** What is said once it is made and the secret stands there. */
  made: ShownOnceWords & { readonly title: string; readonly description: string };
  /** The form; hands over the secret that the server answers with. */
  children: (onMade: (secret: string) => void) => ReactNode;
};

/** Makes something that has a secret, and then shows the secret, the only time that anybody sees it. */
export function SecretDialog({ open, onClose, title, made, children }: SecretDialogProps) {
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setSecret(undefined);
    onClose();
  };
  const { title: madeTitle, description, ...words } = made;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={secret ? madeTitle : title}
      description={secret ? description : undefined}
      // A press beside it must not take away what is shown only once.
      isQuestion={secret !== undefined}
    >
      {secret ? <ShownOnce {...words} secret={secret} onDone={close} /> : children(setSecret)}
    </Dialog>
  );
}
