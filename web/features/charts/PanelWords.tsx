import { longestAxisName, longestChartTitle } from '#contract/limits.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import type { Panel } from './panels.ts';

/** The chart in own words: its title and the names of its axes; empty, it names itself. */
export function PanelWords({ panel, onTake }: { panel: Panel; onTake: () => void }) {
  const t = useWords();
  const { title, xName, yName } = panel;
  // Each field is made anew when its own words change from elsewhere; what is being typed in another stays.
  return (
    <details className="panel-form-more" open={title !== '' || xName !== '' || yName !== '' || undefined}>
      <summary>{t('dashboard.words')}</summary>
      <div className="panel-form-choices">
        <TextInput
          key={`title ${title}`}
          className="panel-form-column"
          label={t('dashboard.chartTitle')}
          name="title"
          defaultValue={title}
          maxLength={longestChartTitle}
          autoComplete="off"
          onBlur={onTake}
        />
        <TextInput
          key={`y ${yName}`}
          label={t('dashboard.yName')}
          name="yName"
          defaultValue={yName}
          maxLength={longestAxisName}
          autoComplete="off"
          onBlur={onTake}
        />
        {panel.kind !== 'map' && (
          <TextInput
            key={`x ${xName}`}
            label={t('dashboard.xName')}
            name="xName"
            defaultValue={xName}
            maxLength={longestAxisName}
            autoComplete="off"
            onBlur={onTake}
          />
        )}
        <Button type="submit" kind="secondary" small>
          {t('dashboard.takeWords')}
        </Button>
      </div>
    </details>
  );
}
