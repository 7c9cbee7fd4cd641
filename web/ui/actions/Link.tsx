import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Takes the place of this page in the history, as filters do. */
  replace?: boolean | undefined;
  children: ReactNode;
}

/** A link: within the product it changes the page without a reload, elsewhere and for downloads it is a plain one. */
export function Link({ href, replace = false, children, ...rest }: LinkProps) {
  const isPlain = !href.startsWith('/') || href.startsWith('/api/') || 'download' in rest || 'target' in rest;
  if (isPlain) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink href={href} replace={replace} {...rest}>
      {children}
    </RouterLink>
  );
}
