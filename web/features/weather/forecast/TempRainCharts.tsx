import { useWords } from '#web/lib/words.ts';
import { LineChart } from '#web/ui/charts/LineChart.tsx';
import type { LiveData, WeatherData, WeatherSource } from '../api.ts';
import { sayComing, sayPastRain, sayPastTemperature } from './findings.ts';

/** How far a rain axis reaches at least, mm: a drizzle is not to look like a flood. */
const RAIN_AXIS = 10;

interface TempRainChartsProps {
  live: LiveData;
  data: WeatherData;
  source: WeatherSource;
  /** Age of the figures, in words. */
  asOf: string;
  today: string;
  /** The first day with an actual and a forecast; null while there is none. */
  since: string | null;
}

/**
 * Three charts: the last seven days' temperature and rain against what was forecast, and the week to come. Temperature
 * stands in lines, the day's sum of rain in bars.
 */
export default function TempRainCharts({ live, data, source, asOf, today, since }: TempRainChartsProps) {
  const t = useWords();
  const past = data.filter(({ period }) => period === 'past');
  const coming = data.filter(({ period }) => period === 'coming');
  const shared = {
    source: source.isSample ? t('weather.sampleSource') : source.attribution,
    ...(source.link !== '' && { sourceHref: source.link }),
    asOf,
    level: 2 as const,
    notes: source.isSample ? [t('weather.sample')] : [],
  };
  const actual = t(source.isSample ? 'tempRain.actualSample' : actualName(live));
  const forecast = t(source.isSample ? 'tempRain.forecastSample' : 'tempRain.forecast');
  // A finding in made-up figures is none of the weather.
  const finding = (sentence: string) =>
    source.isSample ? t('tempRain.sampleFinding', { finding: sentence }) : sentence;
  const isNotCollected = live.some(({ kind }) => kind === 'none yet');
  const isNotForecast = live.some(({ date }) => past.find((row) => row.date === date)?.lead_days === null);
  const pastNotes = [
    ...shared.notes,
    ...(isNotCollected
      ? [since === null ? t('tempRain.collectingFromNow') : t('tempRain.collectingSince', { day: since })]
      : []),
    ...(isNotForecast ? [t('tempRain.notForecast')] : []),
  ];
  const asLine = { fit: true } as const;
  const asRain = { bars: true, reach: RAIN_AXIS } as const;
  const pastChart = (value: 'temperature' | 'rain', unit: string) => {
    const look = value === 'rain' ? asRain : asLine;
    return {
      category: t('tempRain.day'),
      labels: live.map(({ date }) => date),
      time: 'days' as const,
      unit,
      series: [
        { name: actual, values: live.map((row) => row[value]), ...look },
        {
          name: forecast,
          values: live.map(({ date }) => past.find((row) => row.date === date)?.[value] ?? null),
          ...look,
        },
      ],
    };
  };
  return (
    <div className="temprain-charts">
      <LineChart
        {...shared}
        title={finding(sayPastTemperature(live, past))}
        subtitle={t('tempRain.pastTemperature')}
        notes={pastNotes}
        data={pastChart('temperature', t('tempRain.unitTemperature'))}
      />
      <LineChart
        {...shared}
        title={finding(sayPastRain(live, past))}
        subtitle={t('tempRain.pastRain')}
        notes={pastNotes}
        data={pastChart('rain', t('tempRain.unitRain'))}
      />
      <LineChart
        {...shared}
        title={finding(sayComing(coming, today))}
        subtitle={t('tempRain.coming')}
        data={{
          category: t('tempRain.day'),
          labels: coming.map(({ date }) => date),
          time: 'days',
          unit: t('tempRain.unitTemperature'),
          series: [
            { name: t('tempRain.temperature'), values: coming.map(({ temperature }) => temperature), ...asLine },
            {
              name: t('tempRain.rain'),
              values: coming.map(({ rain }) => rain),
              unit: t('tempRain.unitRain'),
              ...asRain,
            },
          ],
        }}
      />
    </div>
  );
}

/** What the actuals of the days are called: by the best kind among them. */
function actualName(live: LiveData): 'tempRain.actualStation' | 'tempRain.actualModel' | 'tempRain.actual' {
  const kinds = new Set(live.map(({ kind }) => kind));
  if (kinds.has('model analysis')) return 'tempRain.actualModel';
  return kinds.has('station') ? 'tempRain.actualStation' : 'tempRain.actual';
}
