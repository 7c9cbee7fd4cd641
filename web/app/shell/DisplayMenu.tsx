import { useEffect, useState, type SyntheticEvent } from 'react';
import { Contrast } from 'lucide-react';
import { classes } from '#web/ui/classes.ts';
import { useSearch } from 'wouter';
import { usePageFacts, type Theme } from '#web/lib/pageFacts.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { applyTheme } from './theme.ts';
import { useFold } from './useFold.ts';

const CHOICES = [
  { theme: 'light', text: 'shell.themeLight' },
  { theme: 'dark', text: 'shell.themeDark' },
  { theme: 'system', text: 'shell.themeSystem' },
] as const;

/** How the portal is displayed: its colours, and text mode. A plain form; with JavaScript colours change at once. */
export function DisplayMenu({ path }: { path: string }) {
  const t = useWords();
  const { theme: sent, textMode } = usePageFacts();
  const [theme, setTheme] = useState<Theme>(sent);
  const search = useSearch();
  const fold = useFold(path);
  useEffect(() => applyTheme(theme), [theme]);

  function choose(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    const chosen = CHOICES.find((choice) => choice.theme === event.nativeEvent.submitter?.getAttribute('value'));
    if (chosen === undefined) return;
    event.preventDefault();
    setTheme(chosen.theme);
  }

  return (
    <details className="fold" name="navbar" ref={fold}>
      <summary aria-label={t('shell.display')} title={t('shell.display')}>
        <Contrast size={20} aria-hidden="true" />
      </summary>
      <form className="fold-sheet display-menu" method="post" action={paths.display} onSubmit={choose}>
        <input type="hidden" name="next" value={pageAddress(search === '' ? path : `${path}?${search}`)} />
        <fieldset>
          <legend>{t('shell.theme')}</legend>
          {CHOICES.map((choice) => (
            <button
              key={choice.theme}
              type="submit"
              name="theme"
              value={choice.theme}
              className={classes('display-choice', theme === choice.theme && 'display-chosen')}
              aria-pressed={theme === choice.theme}
            >
              {t(choice.text)}
            </button>
          ))}
        </fieldset>
        <button type="submit" name="text" value={textMode ? '0' : '1'} className="display-choice">
          {t(textMode ? 'shell.textOff' : 'shell.textOn')}
        </button>
      </form>
    </details>
  );
}
