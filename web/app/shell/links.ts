import { paths } from '#web/lib/paths.ts';
import type { WordKey } from '#web/lib/words.ts';

export interface ShellLink {
  readonly href: string;
  readonly text: WordKey;
}

/** The places of the portal in the order of the specification. */
export const places: readonly ShellLink[] = [
  { href: paths.calendar, text: 'shell.calendar' },
  { href: '/main/services', text: 'quoted.services' },
  { href: '/weather', text: 'pages.weather' },
  { href: '/main/dashboard', text: 'quoted.dashboards' },
  { href: '/main/storyset', text: 'quoted.storySet' },
  { href: '/main/datasets', text: 'quoted.dataset' },
  { href: '/main/resources', text: 'quoted.resources' },
  { href: '/main/faq', text: 'quoted.contactFaq' },
] satisfies ShellLink[];
