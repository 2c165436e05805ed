import type { Event } from '@saath/contract/events/events/schema';
import { useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { paths } from '../../../lib/paths.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Check, Copy, FileText, ImageIcon, MessageCircle } from '../../../ui/icons.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { toast } from '../../../ui/toast.ts';
import { useBaseUrl } from '../../foundation/organisation/site.ts';
import { invitationText, whatsAppLink } from './invitation.ts';

type ShareEventDialogProps = {
  /** Undefined = closed. */
  event: Event | undefined;
  /** It was published just now. */
  isNew?: boolean;
  onClose: () => void;
};

/** How people hear of an event: the link, WhatsApp, a code to scan, a poster and a picture (WI-04). */
export function ShareEventDialog({ event, isNew = false, onClose }: ShareEventDialogProps) {
  return (
    <Dialog
      open={event !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? m.it_is_out() : m.share_this_event()}
      description={
        isNew ? m.everybody_can_see_it_now_share_it() : m.whoever_opens_the_link_can_ask()
      }
      size="small"
    >
      {event && <Ways event={event} />}
    </Dialog>
  );
}

function Ways({ event }: { event: Event }) {
  const link = `${useBaseUrl()}${paths.event(event.id)}`;
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(link))) return toast.error(m.address_could_not_be_copied());
    setCopied(true);
    toast.success(m.the_link_is_copied());
  };
  return (
    <div className="flex flex-col gap-4">
      <p
        dir="ltr"
        className="rounded-field bg-neutral-soft px-3 py-2.5 text-start text-sm break-all select-all"
      >
        {link}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          {m.copy_link()}
        </Button>
        <ButtonLink
          to={whatsAppLink(invitationText(event, link))}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
        >
          <MessageCircle aria-hidden size={18} />
          {m.whatsapp()}
        </ButtonLink>
      </div>
      <OnPaper eventId={event.id} link={link} />
    </div>
  );
}

/** The code of the page, and what to print or post. */
function OnPaper({ eventId, link }: { eventId: string; link: string }) {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card border border-line p-3">
      <QrCode
        text={link}
        label={m.code_of_the_events_page()}
        className="size-32 flex-none rounded-field"
      />
      <div className="flex min-w-0 flex-1 basis-36 flex-col items-start gap-2">
        <p className="text-ink-soft text-sm">{m.scan_it_from_the_screen_or_print_the_poster()}</p>
        <ButtonLink
          to={toolPaths.poster(eventId, getLocale())}
          reloadDocument
          download
          variant="secondary"
          size="small"
        >
          <FileText aria-hidden size={16} />
          {m.poster_as_pdf()}
        </ButtonLink>
        <ButtonLink
          to={toolPaths.picture(eventId)}
          reloadDocument
          download
          variant="secondary"
          size="small"
        >
          <ImageIcon aria-hidden size={16} />
          {m.picture_to_post()}
        </ButtonLink>
      </div>
    </div>
  );
}
