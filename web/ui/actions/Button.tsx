import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Link } from './Link.tsx';
import { Spinner } from '../states/Spinner.tsx';
import './Button.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  /** `primary` for the one act of a screen, `secondary` beside it, `quiet` in rows and bars, `danger` to destroy. */
  kind?: ButtonKind | undefined;
  small?: boolean | undefined;
  /** Stands before the words; decoration only. */
  icon?: ReactNode;
  children: ReactNode;
}

interface ActProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> {
  href?: undefined;
  /** The act is under way: shows a spinner, keeps its width and focus, ignores presses. */
  busy?: boolean | undefined;
}

interface LinkProps extends Look {
  href: string;
  download?: boolean | string | undefined;
  replace?: boolean | undefined;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  'aria-label'?: string | undefined;
}

/** A button, or with `href` a link that looks like one. */
export function Button({ kind = 'primary', small = false, icon, children, className, ...rest }: ActProps | LinkProps) {
  const look = classes('button', `button-${kind}`, small && 'button-small', className);
  if (rest.href !== undefined) {
    const { download, ...link } = rest;
    return (
      <Link className={look} {...link} {...(download === undefined ? {} : { download })}>
        {icon}
        <span>{children}</span>
      </Link>
    );
  }
  const { busy = false, type = 'button', onClick, href: _none, ...act } = rest;
  return (
    <button
      // A busy button stays focusable, so that the keyboard does not lose its place.
      {...act}
      type={busy ? 'button' : type}
      className={look}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  );
}
