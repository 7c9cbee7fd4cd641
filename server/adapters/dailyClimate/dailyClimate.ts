/** Who gives daily climate for any point. */
export type ClimateMaker = 'nasa-power' | 'open-meteo';

/** Addresses of the makers; null: not connected. */
export type ClimateAddresses = Readonly<Record<ClimateMaker, string | null>>;

/** What is asked for: a point and its days. */
export interface ClimateAsked {
  readonly latitude: number;
  readonly longitude: number;
  readonly from: string;
  readonly to: string;
}

/** A maker that is not connected, does not answer, or answers nothing of use; the message is for the administrator. */
export class ClimateUnreachable extends Error {
  override readonly name = 'ClimateUnreachable';
}

/** The way out to the makers of daily climate: the text of their own JSON, read like a file that was brought in. */
export interface DailyClimate {
  fetchDays(maker: ClimateMaker, asked: ClimateAsked): Promise<string>;
}

const TIMEOUT_MS = 60_000;
/** A century of three values a day is some 4 MB. */
const MOST_BYTES = 30 * 1024 * 1024;
const NAMES: Readonly<Record<ClimateMaker, string>> = { 'nasa-power': 'NASA POWER', 'open-meteo': 'Open-Meteo' };

/** Asks NASA POWER and the archive of Open-Meteo. */
export function openDailyClimate(addresses: ClimateAddresses, timeoutMs = TIMEOUT_MS): DailyClimate {
  return {
    async fetchDays(maker, asked) {
      const base = addresses[maker];
      if (base === null) throw new ClimateUnreachable(`${NAMES[maker]} is not connected.`);
      const answer = await fetch(addressOf(maker, base, asked), { signal: AbortSignal.timeout(timeoutMs) }).catch(
        () => {
          throw new ClimateUnreachable(`${NAMES[maker]} does not answer. Try again later.`);
        },
      );
      if (!answer.ok) throw new ClimateUnreachable(`${NAMES[maker]} refused with ${answer.status}. Try again later.`);
      return readAll(answer, NAMES[maker]);
    },
  };
}

function addressOf(maker: ClimateMaker, base: string, { latitude, longitude, from, to }: ClimateAsked): URL {
  const point = { latitude: String(latitude), longitude: String(longitude) };
  const power = maker === 'nasa-power';
  const url = new URL(power ? 'api/temporal/daily/point' : 'v1/archive', base.endsWith('/') ? base : `${base}/`);
  const asked: Record<string, string> = power
    ? {
        ...point,
        parameters: 'PRECTOTCORR,T2M_MIN,T2M_MAX',
        community: 'AG',
        start: from.replaceAll('-', ''),
        end: to.replaceAll('-', ''),
        format: 'JSON',
      }
    : {
        ...point,
        start_date: from,
        end_date: to,
        daily: 'precipitation_sum,temperature_2m_min,temperature_2m_max',
        timezone: 'GMT',
      };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url;
}

async function readAll(answer: Response, name: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new ClimateUnreachable(`${name} answered with more than 30 MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
