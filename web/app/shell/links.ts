import { paths } from '#web/lib/paths.ts';
import type { WordKey } from '#web/lib/words.ts';

export interface ShellLink {
  readonly href: string;
  readonly text: WordKey;
}

/** The places of the portal in the order of the specification. */
export const places: readonly ShellLink[] = [
  { href: paths.calendar, text: 'shell.calendar' },
  { href: '/main/services', text: 'shell.services' },
  { href: '/weather', text: 'pages.weather' },
  { href: '/main/climate', text: 'pages.climate' },
  { href: '/main/risks', text: 'pages.risks' },
  { href: '/main/dashboard', text: 'shell.dashboards' },
  { href: '/main/storyset', text: 'shell.storySet' },
  { href: '/main/datasets', text: 'shell.dataset' },
  { href: '/main/resources', text: 'shell.resources' },
  { href: '/main/faq', text: 'shell.contactFaq' },
] satisfies ShellLink[];

/** What else there is: the foot of a page has room for it. */
export const more: readonly ShellLink[] = [
  { href: paths.calendarHome, text: 'pages.calendarHome' },
  { href: paths.olderCalendar, text: 'pages.olderCalendar' },
  { href: '/main/district_map', text: 'pages.districtMap' },
  { href: '/main/farm_cord', text: 'pages.farmMap' },
];

export const about: readonly ShellLink[] = [
  { href: paths.privacy, text: 'pages.privacy' },
  { href: paths.terms, text: 'pages.terms' },
  { href: paths.licences, text: 'shell.licences' },
  { href: paths.apiPage, text: 'shell.apiPage' },
];
