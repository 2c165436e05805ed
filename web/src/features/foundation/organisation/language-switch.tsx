import { useLocation } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { getLocale } from '../../../paraglide/runtime.js';
import { Languages } from '../../../ui/icons.ts';
import { useSite } from './site.ts';

/** Each in its own words, for those who cannot read the others. */
export const languageNames = { en: 'English', ur: 'اردو' } as const;

/** To the other language, on the same page. A link, so that it works without JavaScript; the server keeps the choice. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { pathname, search } = useLocation();
  const other = getLocale() === 'ur' ? 'en' : 'ur';
  const { languages } = useSite().organisation;
  if (!languages.includes(other)) return null;
  return (
    <a
      href={paths.language(other, pathname + search)}
      lang={other}
      hrefLang={other}
      className={
        className || 'flex min-h-11 items-center gap-2 px-2 font-semibold hover:text-primary'
      }
    >
      <Languages aria-hidden size={20} />
      {languageNames[other]}
    </a>
  );
}
