import { partOfDay } from '#engines/weather/partsOfDay.ts';
import type { Forecast } from '../api.ts';
import { comingDays, entryAt } from '../forecast.ts';

/** What the sky of the scene shows, from the icon code of the forecast. */
type Sky = 'clear' | 'clouds' | 'rain' | 'storm' | 'haze';
const SKIES: Readonly<Record<string, Sky>> = {
  '01': 'clear',
  '02': 'clear',
  '03': 'clouds',
  '04': 'clouds',
  '09': 'rain',
  '10': 'rain',
  '11': 'storm',
  '13': 'clouds',
  '50': 'haze',
};

interface WeatherSceneProps {
  /** None: a quiet day. */
  forecast: Forecast | undefined;
  /** Milliseconds. */
  now: number;
  /** The day that was promoted to the main card. */
  day: string | undefined;
  today: string;
}

const CLOUD = 'M25 50h62a18 18 0 0 0 3-35.7A26 26 0 0 0 41 8a20 20 0 0 0-27 14A14.5 14.5 0 0 0 25 50z';
const RAIN = Array.from({ length: 46 }, (_, index) => `M${(index * 137) % 1440} ${(index * 71) % 250}l-8 26`).join('');

/** Our own picture of the day: fields under its sky, light at the hour of the day. It stands behind the page. */
export default function WeatherScene({ forecast, now, day, today }: WeatherSceneProps) {
  const code = (forecast && sceneOf(forecast, now, day, today)) ?? '02d';
  const light = lightAt(now, forecast);
  const sky = SKIES[code.slice(0, 2)] ?? 'clouds';
  const overcast = sky !== 'clear';
  return (
    <svg
      className={`weather-scene weather-scene-at-${light} weather-scene-of-${sky}`}
      viewBox="0 0 1440 460"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="weather-sky" x1="0" y1="0" x2="0" y2="1">
          <stop className="weather-scene-high" offset="0" />
          <stop className="weather-scene-low" offset="1" />
        </linearGradient>
      </defs>
      <rect width="1440" height="460" fill="url(#weather-sky)" />
      {light === 'night' ? (
        <>
          <path
            className="weather-scene-stars"
            d="M120 60h0M260 120h0M410 50h0M560 150h0M700 70h0M820 130h0M930 44h0M1320 60h0M1390 150h0M330 190h0M60 170h0"
          />
          <path className="weather-scene-moon" d="M1128 64a58 58 0 1 0 54 82 46 46 0 1 1-54-82z" />
        </>
      ) : (
        <g className="weather-scene-sun">
          <circle className="weather-scene-halo" cx="1120" cy="118" r="96" />
          <circle cx="1120" cy="118" r="50" />
        </g>
      )}
      <g className="weather-scene-clouds">
        <path d={CLOUD} transform="translate(930 60) scale(2.1)" />
        {overcast && <path d={CLOUD} transform="translate(1130 120) scale(2.5)" />}
        {overcast && <path d={CLOUD} transform="translate(560 70) scale(1.9)" />}
        {overcast && <path d={CLOUD} transform="translate(170 40) scale(2.3)" />}
        {!overcast && <path d={CLOUD} transform="translate(330 90) scale(1.5)" />}
      </g>
      {(sky === 'rain' || sky === 'storm') && (
        <path className="weather-scene-rain" d={RAIN} transform="translate(0 150)" />
      )}
      {sky === 'storm' && <path className="weather-scene-bolt" d="M1236 250l-34 62h24l-16 52 52-72h-26l22-42z" />}
      <path className="weather-scene-far" d="M0 330c160-52 330-58 520-28s330 34 520 2 270-30 400-6v162H0z" />
      {sky === 'haze' && (
        <path className="weather-scene-haze" d="M0 280h1440v26H0zM0 326h1440v16H0zM0 236h1440v14H0z" />
      )}
      <path className="weather-scene-mid" d="M0 372c220-44 420-40 640-14s470 24 800-18v120H0z" />
      <path className="weather-scene-near" d="M0 416c300-34 560-30 800-12s450 4 640-18v74H0z" />
      <path
        className="weather-scene-rows"
        d="M-20 460C260 424 560 418 860 430s420 0 620-18M160 464c240-22 480-28 720-20s380-2 580-20M420 466c160-10 330-12 500-6s340-6 540-16"
      />
      <g className="weather-scene-palm">
        <path d="M1286 402c-4-40-2-72 8-108" />
        <path d="M1294 294c-26-16-48-12-64 8 24-10 42-8 64-8zm0 0c-14-24-36-32-58-22 26 0 42 8 58 22zm0 0c8-24 30-34 54-26-24 2-40 10-54 26zm0 0c24-14 46-8 60 14-22-12-38-14-60-14zm0 0c18 4 28 18 28 40-8-20-14-30-28-40z" />
      </g>
      {light === 'night' && (
        <path className="weather-scene-shade" d="M0 330c160-52 330-58 520-28s330 34 520 2 270-30 400-6v162H0z" />
      )}
      <path className="weather-scene-ground" d="M0 440c260 26 620 26 900 8s400-10 540-14v30H0z" />
    </svg>
  );
}

/** The light of the hour: night outside of sunrise and sunset, where these are known. */
function lightAt(now: number, forecast: Forecast | undefined): 'morning' | 'day' | 'evening' | 'night' {
  const iso = new Date(now).toISOString();
  const { sunrise, sunset } = forecast?.days.find(({ date }) => date === iso.slice(0, 10)) ?? {};
  const hour = Number(iso.slice(11, 13));
  if (iso.slice(11, 16) < (sunrise?.slice(11, 16) ?? '06:00') || iso.slice(11, 16) > (sunset?.slice(11, 16) ?? '18:00'))
    return 'night';
  const part = partOfDay(hour);
  return part === 'afternoon' || hour >= 9 ? (part === 'evening' ? 'evening' : 'day') : part;
}

/** Icon code the scene shows: of this hour today, of the day otherwise. */
function sceneOf(forecast: Forecast, now: number, day: string | undefined, today: string): string | undefined {
  const days = comingDays(forecast, today);
  const chosen = days.find(({ date }) => date === day) ?? days[0];
  const present = chosen?.date === today ? entryAt(forecast, now) : undefined;
  return (present ?? chosen)?.weather[0]?.icon;
}
