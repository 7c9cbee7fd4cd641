import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';
import { splitLanguage } from '#engines/words/pageLanguages.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Takes the place of this page in the history, as filters do. */
  replace?: boolean | undefined;
  children: ReactNode;
}

/** A link: to a page of the product it changes the page without a reload; elsewhere, to text pages and for downloads it is a plain one. */
export function Link({ href, replace = false, children, ...rest }: LinkProps) {
  const isPlain =
    !href.startsWith('/') || /^\/(?:api|t)\//.test(splitLanguage(href).path) || 'download' in rest || 'target' in rest;
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
