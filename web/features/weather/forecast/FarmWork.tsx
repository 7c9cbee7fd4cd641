import { CircleCheck, CircleHelp, CircleX, Clock3, Droplet, Sprout, Sun, Wheat, type LucideIcon } from 'lucide-react';
import { judgeFarmWork, workingDay, workSources, type Work, type WorkReason } from '#engines/weather/farmWork.ts';
import type { Advice, Verdict } from '#engines/weather/workWeather.ts';
import { shippedText } from '#web/lib/shippedText.ts';
import { sayDay } from '#web/lib/format.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { Badge, type Tone } from '#web/ui/data/Badge.tsx';
import type { Forecast } from '../api.ts';
import { plantingTimesOf, workWeatherOf } from '../forecast.ts';
import { sayWork } from './sayWork.ts';

// It is fetched once the weather stands, and brings its words along.
await loadWords(['farmWork']);

const ICONS: Readonly<Record<Work, LucideIcon>> = { spray: Droplet, plant: Sprout, dry: Sun, fertilizer: Wheat };
const VERDICTS: Readonly<Record<Verdict, { tone: Tone; Icon: LucideIcon }>> = {
  good: { tone: 'ok', Icon: CircleCheck },
  wait: { tone: 'warn', Icon: Clock3 },
  no: { tone: 'danger', Icon: CircleX },
};

interface FarmWorkProps {
  forecast: Forecast;
  /** Milliseconds. */
  now: number;
  today: string;
}

/** What the weather means for the work on the farm: four answers, each with its reason, and where the rules come from. */
export function FarmWork({ forecast, now, today }: FarmWorkProps) {
  const t = useWords();
  const { on, works } = judgeFarmWork(workWeatherOf(forecast, today), now / 1000, forecast.planting);
  const planted = plantingTimesOf(forecast, workingDay(now / 1000));
  return (
    <section className="farm-work" aria-labelledby="farm-work-title">
      <h2 id="farm-work-title">{t(on === 'today' ? 'farmWork.workToday' : 'farmWork.workTomorrow')}</h2>
      <p className="farm-work-lead">
        {t('farmWork.workLead')} {forecast.source.isSample && <b>{t('farmWork.workSample')}</b>}
      </p>
      <ul className="farm-work-list">
        {works.map(({ work, advice }) => (
          <WorkCard key={work} work={work} advice={advice} planted={work === 'plant' ? planted : []} />
        ))}
      </ul>
      <details className="farm-work-sources">
        <summary>{t('farmWork.workSources')}</summary>
        <dl>
          {works.map(({ work }) => (
            <div key={work}>
              <dt>{t(`farmWork.${work}`)}</dt>
              {workSources[work].map(({ title, url, basis }) => (
                <dd key={title}>
                  {url === '' ? shippedText(title) : <a href={url}>{shippedText(title)}</a>}
                  {basis !== 'read' && ` (${t(basis === 'own' ? 'farmWork.sourceOwn' : 'farmWork.sourceRecalled')})`}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

interface WorkCardProps {
  work: Work;
  advice: Advice<WorkReason> | undefined;
  /** Crops it is about, with the last day to plant them. */
  planted: Forecast['planting'];
}

function WorkCard({ work, advice, planted }: WorkCardProps) {
  const t = useWords();
  const WorkIcon = ICONS[work];
  const verdict = advice && VERDICTS[advice.verdict];
  const Icon = verdict?.Icon ?? CircleHelp;
  return (
    <li className="farm-work-card">
      <header>
        <WorkIcon size={20} aria-hidden="true" />
        <h3>{t(`farmWork.${work}`)}</h3>
        <Badge tone={verdict?.tone ?? 'plain'} icon={<Icon size={14} aria-hidden="true" />}>
          {t(`farmWork.${advice?.verdict ?? 'cannotSay'}`)}
        </Badge>
      </header>
      {planted.length > 0 && (
        <p className="farm-work-crops">
          {t('farmWork.plantNow', {
            crops: planted.map(({ crop, by }) => t('farmWork.plantUntil', { crop, day: sayDay(by) })).join(', '),
          })}
        </p>
      )}
      <p className="figures">{advice ? sayWork(advice) : t('farmWork.cannotSayText')}</p>
    </li>
  );
}
