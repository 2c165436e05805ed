import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { QrCode } from '../../../ui/icons.ts';

/** For a code that works no more: what to do now, with or without a phone. @param reason why, in the reader's language */
export function DeadCode({ reason }: { reason: string }) {
  return (
    <div className="flex flex-col items-center gap-6">
      <span className="grid size-24 place-items-center rounded-full bg-primary-soft text-primary">
        <QrCode aria-hidden size={48} />
      </span>
      <h1 className="text-4xl">{m.check_in()}</h1>
      <p className="text-lg">{reason || m.please_scan_again()}</p>
      <section className="w-full rounded-card border border-line bg-surface p-5 text-start">
        <h2 className="mb-1 font-sans font-semibold text-lg">{m.you_came_to_help()}</h2>
        <p className="text-ink-soft">{m.tell_an_organiser_you_are_here()}</p>
      </section>
      <ButtonLink to={paths.home} variant="secondary">
        {m.home()}
      </ButtonLink>
    </div>
  );
}
