import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Wordmark } from './wordmark.tsx';

type SiteFooterProps = {
  readonly tagline: string;
  /** Their names as one text. */
  readonly builders: string;
  readonly place: string;
};

/** Product, tagline, who built it and where, the year, and the way home (LP-07). */
export function SiteFooter({ tagline, builders, place }: SiteFooterProps) {
  return (
    <footer className="mt-20 border-line border-t bg-surface">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-5 py-12 sm:flex-row sm:justify-between sm:px-6">
        <div className="flex flex-col gap-2">
          <Link to={paths.home} className="text-ink">
            <Wordmark />
          </Link>
          <p className="text-ink-soft">{tagline}</p>
        </div>
        <div className="flex flex-col gap-1 text-ink-soft sm:text-end">
          <p>{m.built_by({ builders })}</p>
          <p>{place}</p>
          <p>
            <Link to={paths.terms} className="underline">
              {m.terms()}
            </Link>
            {' · '}
            <Link to={paths.events()} className="underline">
              {m.events()}
            </Link>
          </p>
          <p>
            © {new Date().getUTCFullYear()} {m.saath()}
          </p>
        </div>
      </div>
    </footer>
  );
}
