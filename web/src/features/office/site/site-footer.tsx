import { imprintLink } from '@saath/contract/foundation/organisation/rules';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { useSite, useSiteName } from '../../foundation/organisation/site.ts';
import { Wordmark } from '../../foundation/organisation/wordmark.tsx';

type SiteFooterProps = {
  readonly tagline: string;
  /** Their names as one text; empty where they are not named. */
  readonly builders: string;
  readonly place: string;
};

/** Whose site it is, tagline, who built it and where, the year, and the way home (LP-07, WI-02). */
export function SiteFooter({ tagline, builders, place }: SiteFooterProps) {
  const { organisation } = useSite();
  const name = useSiteName();
  return (
    <footer className="mt-20 border-line border-t bg-surface">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-5 py-12 sm:flex-row sm:justify-between sm:px-6">
        <div className="flex min-w-0 max-w-md flex-col gap-2">
          <Link to={paths.home} className="text-ink">
            <Wordmark />
          </Link>
          <p className="text-ink-soft">
            <bdi>{tagline}</bdi>
          </p>
          {organisation.footer && (
            <p className="whitespace-pre-line text-ink-soft text-sm">
              <bdi>{organisation.footer}</bdi>
            </p>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-1 text-ink-soft sm:max-w-xs sm:text-end">
          {builders && <p>{m.built_by({ builders })}</p>}
          {place && (
            <p>
              <bdi>{place}</bdi>
            </p>
          )}
          <p>
            <Link to={paths.terms} className="underline">
              {m.terms()}
            </Link>
            {' · '}
            <Imprint imprint={organisation.imprint} />
            <Link to={paths.events()} className="underline">
              {m.events()}
            </Link>
          </p>
          <p>
            © {new Date().getUTCFullYear()} <bdi>{name}</bdi>
          </p>
          {organisation.isNamed && <p className="text-sm">{m.made_with_saath()}</p>}
        </div>
      </div>
    </footer>
  );
}

/** A page of hers, or a part of the terms. */
function Imprint({ imprint }: { imprint: string }) {
  if (!imprint) return null;
  const elsewhere = imprintLink(imprint);
  return (
    <>
      {elsewhere ? (
        <a href={elsewhere} className="underline">
          {m.legal_notice()}
        </a>
      ) : (
        <Link to={`${paths.terms}#imprint`} className="underline">
          {m.legal_notice()}
        </Link>
      )}
      {' · '}
    </>
  );
}
