import { Download } from 'lucide-react';
import { exportFieldSurveys } from '#contract/traps/scouting.ts';
import { addressOf } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ScoutingList } from './ScoutingList.tsx';

/** All fields that were scouted, and the export of counts and scoutings together. */
export default function Scoutings() {
  const t = useWords();
  return (
    <section className="thresholds">
      <h2>{t('traps.scoutingList')}</h2>
      <p>{t('traps.surveysLead')}</p>
      <div>
        <Button
          kind="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          href={addressOf(exportFieldSurveys, {})}
          download
        >
          {t('traps.surveys')}
        </Button>
      </div>
      <ScoutingList />
    </section>
  );
}
