import type { Theme } from '#web/lib/pageFacts.ts';

const YEAR_S = 365 * 24 * 3600;

/** Shows the page in these colours and tells the server by cookie, so that the next page comes so without a flash. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if ((root.dataset.theme ?? 'system') === theme) return;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  document.cookie = `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : YEAR_S}; SameSite=Lax`;
}
