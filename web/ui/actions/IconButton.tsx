import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Link } from './Link.tsx';
import './IconButton.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** What it does, in words: its name for screen readers and its tooltip. */
  label: string;
  icon: ReactNode;
  /** With a border, for a button that stands alone. */
  outlined?: boolean | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  download?: boolean | string | undefined;
}

/** A button of one icon. */
export function IconButton({ label, icon, outlined = false, href, download, className, ...rest }: IconButtonProps) {
  const look = classes('icon-button', outlined && 'icon-button-outlined', className);
  if (href !== undefined) {
    return (
      <Link
        href={href}
        className={look}
        aria-label={label}
        title={label}
        {...(download === undefined ? {} : { download })}
      >
        {icon}
      </Link>
    );
  }
  return (
    <button type="button" className={look} aria-label={label} title={label} {...rest}>
      {icon}
    </button>
  );
}
