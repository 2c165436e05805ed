import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useEarlyPress } from '../lib/early-press.ts';
import { Spinner } from './spinner.tsx';

const looks = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong border-transparent',
  secondary: 'bg-surface text-ink border-edge hover:bg-neutral-soft',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-neutral-soft',
  danger: 'bg-danger text-on-danger border-transparent hover:opacity-90',
} as const;

const sizes = {
  // The room above and below counts only for words that take more than one line.
  medium: 'min-h-11 px-5 py-1 text-base',
  small: 'min-h-11 px-3 py-0.5 text-sm sm:min-h-9',
} as const;

type Look = { variant?: keyof typeof looks; size?: keyof typeof sizes };

function lookOf({ variant = 'primary', size = 'medium' }: Look, extra = ''): string {
  return `inline-flex items-center [&>svg]:flex-none justify-center gap-2 rounded-field border font-semibold no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 ${looks[variant]} ${sizes[size]} ${extra}`;
}

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Something this button started is on its way: it cannot be pressed again. */
    isBusy?: boolean;
    /** Stands in place of the children meanwhile. */
    busyText?: ReactNode;
  };

export function Button({
  variant,
  size,
  isBusy = false,
  busyText,
  className,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const early = useEarlyPress();
  return (
    <button
      {...(rest.onClick ? early : {})}
      {...rest}
      type={type}
      aria-busy={isBusy}
      disabled={disabled || isBusy}
      className={lookOf({ ...(variant ? { variant } : {}), ...(size ? { size } : {}) }, className)}
    >
      {isBusy && <Spinner />}
      {isBusy && busyText ? busyText : children}
    </button>
  );
}

export type ButtonLinkProps = ComponentProps<typeof Link> & Look;

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  const look = { ...(variant ? { variant } : {}), ...(size ? { size } : {}) };
  return <Link {...rest} className={lookOf(look, className)} />;
}
