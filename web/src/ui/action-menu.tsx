import { Menu } from '@base-ui/react/menu';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Link } from 'react-router';
import { Ellipsis } from './icons.ts';

const item =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 text-start text-ink no-underline outline-none data-disabled:opacity-60 data-highlighted:bg-neutral-soft [&>svg]:flex-none [&>svg]:text-ink-soft';

const Holder = createContext<HTMLElement | null>(null);

type ActionMenuProps = {
  /** What the menu is about, for those who cannot see where it stands. */
  label: string;
  /** Stands on the button; without it three dots. */
  button?: ReactNode;
  look?: keyof typeof looks;
  children: ReactNode;
};

const looks = {
  edged:
    'min-h-11 min-w-11 rounded-field border border-edge bg-surface px-3 font-semibold text-ink hover:bg-neutral-soft',
  quiet:
    'min-h-11 rounded-field px-2 font-semibold text-ink text-sm hover:bg-neutral-soft sm:min-h-9',
  round: 'size-11 rounded-full text-ink-soft hover:bg-neutral-soft hover:text-ink',
} as const;

/** What can be done besides the main action; opens by press, Enter or arrow down, goes by letters and arrows. */
export function ActionMenu({ label, button, look = 'edged', children }: ActionMenuProps) {
  // Inside the page's main part, not at its end as by default.
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  return (
    <Menu.Root>
      {/* One thing in a row of buttons: the place of the list takes no gap of its own. */}
      <span className="inline-flex flex-none">
        <Menu.Trigger
          aria-label={label}
          className={`inline-flex flex-none cursor-pointer items-center justify-center gap-2 ${looks[look]}`}
        >
          {button ?? <Ellipsis aria-hidden size={20} />}
        </Menu.Trigger>
        <span ref={setHolder} />
      </span>
      <Holder value={holder}>
        <Popup>{children}</Popup>
      </Holder>
    </Menu.Root>
  );
}

function Popup({ children }: { children: ReactNode }) {
  return (
    <Menu.Portal container={useContext(Holder)}>
      <Menu.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-40">
        <Menu.Popup className="max-h-(--available-height) min-w-56 max-w-[min(22rem,92vw)] overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-base text-ink shadow-float outline-none">
          {children}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  );
}

type ActionProps = { onPress: () => void; disabled?: boolean; children: ReactNode };

/** Does something here. */
export function MenuAction({ onPress, disabled = false, children }: ActionProps) {
  return (
    <Menu.Item className={item} disabled={disabled} onClick={onPress}>
      {children}
    </Menu.Item>
  );
}

/** Leads to a page. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Menu.LinkItem className={item} render={<Link to={to} />}>
      {children}
    </Menu.LinkItem>
  );
}

/** Parts what belongs together from the rest. */
export function MenuLine() {
  return <Menu.Separator className="mx-2 my-1.5 h-px bg-line" />;
}

/** Brings a file of the server. */
export function MenuFile({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Menu.LinkItem className={item} render={<a href={href} download />}>
      {children}
    </Menu.LinkItem>
  );
}
