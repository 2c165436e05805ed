import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/icons.ts';
import { useViewer } from '../../foundation/organisation/site.ts';

type PhoneMenuProps = {
  /** Places of the page that is shown; empty where it has none. */
  anchors: readonly (readonly [text: Text, href: string])[];
};

/** A real disclosure: it opens without a script as well. A choice, Escape or a press elsewhere closes it. */
export function PhoneMenu({ anchors }: PhoneMenuProps) {
  const viewer = useViewer();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open');
    const press = ({ target }: Event) => {
      const isOwn = target instanceof Node && menu.current?.firstElementChild?.contains(target);
      if (!isOwn) close();
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', press);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', leave);
    };
  }, []);

  const item = 'flex min-h-11 items-center rounded-field px-3 hover:bg-neutral-soft';
  // From the tablet on only the anchors are left to show.
  const last = anchors.length > 0 ? 'lg:hidden' : 'sm:hidden';
  return (
    <details ref={menu} className={`-me-2 ${last}`}>
      <summary className="grid size-11 list-none place-items-center rounded-field hover:bg-neutral-soft">
        <Menu aria-hidden />
        <span className="sr-only">{m.menu()}</span>
      </summary>
      <div className="absolute inset-x-3 top-16 flex max-h-[calc(100dvh-5rem)] flex-col gap-1 overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-float sm:start-auto sm:w-64">
        <Link to={paths.events()} className={`${item} sm:hidden`}>
          {m.events()}
        </Link>
        {anchors.map(([text, href]) => (
          <a key={href} href={href} className={item}>
            {text()}
          </a>
        ))}
        {!viewer && (
          <ButtonLink to={paths.login()} className="mt-2 sm:hidden">
            {m.sign_up_login()}
          </ButtonLink>
        )}
      </div>
    </details>
  );
}
