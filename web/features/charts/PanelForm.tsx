import { useRef, type FormEvent, type ReactNode } from 'react';
import { Trash2 } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import type { ChartSource, ChartSources } from './api.ts';
import { PanelConditions } from './PanelConditions.tsx';
import { PanelOptions } from './PanelOptions.tsx';
import { PanelWords } from './PanelWords.tsx';
import { DASHBOARD, isSameField, type Panel, POPULATION, withForm, writePanel } from './panels.ts';
import './PanelForm.css';

interface PanelFormProps {
  panel: Panel;
  /** All panels, this one among them. */
  panels: readonly Panel[];
  /** Place of this one, from 0. */
  index: number;
  sources: ChartSources;
  /** The chosen source, once it is known. */
  source: ChartSource | undefined;
  /** What went wrong with the chart. */
  wrong: string | undefined;
  onShow: (panels: readonly Panel[]) => void;
}

/**
 * The choices of one panel: source, Y, X, and how it is drawn; an error line. A plain form: what changes is read out of
 * it by the address where no script runs, and by the same rule where it does.
 */
export function PanelForm({ panel, panels, index, sources, source, wrong, onShow }: PanelFormProps) {
  const t = useWords();
  const form = useRef<HTMLFormElement>(null);
  const number = index + 1;
  const columns = source?.columns ?? [];
  const hasPopulation = columns.some(
    ({ name, type }) => name === POPULATION && (type === 'whole' || type === 'decimal'),
  );
  const names = columns
    .filter(({ name }) => name !== POPULATION)
    .map(({ name, label }) => ({ value: name, text: label }));

  function take() {
    if (form.current === null) return;
    const fields = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    onShow(panels.with(index, withForm(panel, fields)));
  }

  return (
    <div className="panel-form">
      <header>
        <h2>{t('dashboard.panel', { number })}</h2>
        {panels.length > 1 && (
          <PanelsForm panels={panels.toSpliced(index, 1)} onShow={onShow}>
            <IconButton
              type="submit"
              label={t('dashboard.remove', { number })}
              icon={<Trash2 size={18} aria-hidden="true" />}
            />
          </PanelsForm>
        )}
      </header>
      <form
        ref={form}
        action={pageAddress(DASHBOARD)}
        aria-label={t('dashboard.panel', { number })}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          take();
        }}
      >
        <HiddenPanels panels={panels} />
        <input type="hidden" name="panel" value={index} />
        <Select
          label={t('dashboard.source')}
          name="source"
          empty={t('dashboard.chooseSource')}
          value={panel.source}
          choices={sources.map(({ dbref, dbname }) => ({ value: dbref, text: dbname }))}
          onChange={take}
          error={source === undefined ? wrong : undefined}
        />
        {source && (
          <>
            <Select
              label={t('dashboard.yData')}
              name="y"
              empty={t('dashboard.chooseY')}
              value={panel.y}
              choices={[
                { value: POPULATION, text: t(hasPopulation ? 'dashboard.population' : 'dashboard.populationRows') },
                ...names,
              ]}
              onChange={take}
              error={isSameField(panel) ? t('dashboard.sameField') : wrong}
            />
            <Select
              label={t('dashboard.xData')}
              name="x"
              empty={t('dashboard.chooseX')}
              value={panel.x}
              choices={names}
              onChange={take}
            />
            <PanelOptions panel={panel} source={source} onTake={take} />
            <PanelConditions panel={panel} source={source} onTake={take} />
            <PanelWords panel={panel} onTake={take} />
          </>
        )}
        <Button type="submit" className="panel-form-draw">
          {t(source ? 'dashboard.show' : 'dashboard.next')}
        </Button>
      </form>
    </div>
  );
}

/** A button that leads to a dashboard of these panels, with or without script. */
export function PanelsForm({
  panels,
  onShow,
  children,
}: {
  panels: readonly Panel[];
  onShow: PanelFormProps['onShow'];
  children: ReactNode;
}) {
  return (
    <form
      action={pageAddress(DASHBOARD)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onShow(panels);
      }}
    >
      <HiddenPanels panels={panels} />
      {children}
    </form>
  );
}

function HiddenPanels({ panels }: { panels: readonly Panel[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- panels are told apart by their place alone
  return panels.map((panel, index) => <input key={index} type="hidden" name="p" value={writePanel(panel)} />);
}
