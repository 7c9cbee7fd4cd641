import { planSounds } from '#web/lib/offline/planSounds.ts';
import { useWords } from '#web/lib/words.ts';
import { Listen } from './Listen.tsx';

interface Props {
  readonly crop: string;
  readonly district: string;
  readonly planted: string | undefined;
}

/** What of a plan can be heard: this week's work, whether to plant, and the risks of the district. */
export default function PlanListen(props: Props) {
  const t = useWords();
  const [work, plant, risks] = planSounds(props);
  return (
    <>
      <Listen to={work} title={t('listen.work')} />
      <Listen to={plant} title={t('listen.plant')} />
      <Listen to={risks} title={t('listen.risks')} />
    </>
  );
}
