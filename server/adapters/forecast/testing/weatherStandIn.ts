import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openMeteoAnswer, openWeatherForecastAnswer, openWeatherPresentAnswer } from './wireShapes.ts';

/** What the stand-in does wrong; `none` is a provider in good health. */
export type Fault =
  | 'none'
  | 'slow'
  | 'hangs up'
  | 'rate limit'
  | 'server error'
  | 'wrong key'
  | 'broken JSON'
  | 'HTML'
  | 'empty object'
  | 'missing fields'
  | 'wrong types'
  | '900 degrees'
  | 'endless';

export interface WeatherStandIn {
  readonly url: string;
  /** The FORECAST_URL that speaks to it. */
  readonly openMeteoUrl: string;
  readonly openWeatherUrl: string;
  /** Addresses asked for, in order. */
  readonly asked: string[];
  /** How often a forecast was asked for. */
  fetches(): number;
  /** What it does from now on; those it kept waiting are cut off. */
  set(fault: Fault): void;
  /** Warmer or colder than usual, °C, so that a newer forecast can be told from an older. */
  warm(degrees: number): void;
  close(): Promise<void>;
}

export const STAND_IN_KEY = 'stand-in-key-0123456789';
/** What it says in Retry-After when it limits. */
export const STAND_IN_RETRY_AFTER = 120;

/**
 * Open-Meteo and OpenWeather on this machine, in their own wire shapes.
 * @param now the present for the stand-in: forecasts begin at its midnight
 * @param delayMs how long it takes to answer in good health
 */
export async function startWeatherStandIn(now: () => Date, delayMs = 0): Promise<WeatherStandIn> {
  let fault: Fault = 'none';
  let warmer = 0;
  const asked: string[] = [];
  const hanging = new Set<ServerResponse>();
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    asked.push(request.url ?? '');
    const answer = answerTo(url, now(), warmer);
    if (fault === 'slow') hanging.add(reply);
    else setTimeout(() => send(reply, answer, fault), delayMs);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    openMeteoUrl: `open-meteo:${url}`,
    openWeatherUrl: `openweather:${url}?appid=${STAND_IN_KEY}`,
    asked,
    fetches: () => asked.filter((each) => each.includes('/forecast?')).length,
    set: (next) => {
      fault = next;
      for (const reply of hanging) reply.destroy();
      hanging.clear();
    },
    warm: (degrees) => {
      warmer = degrees;
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

function answerTo(url: URL, now: Date, warmer: number): unknown {
  switch (url.pathname) {
    case '/v1/forecast':
      return openMeteoAnswer(url, now, warmer);
    case '/data/2.5/forecast':
      return openWeatherForecastAnswer(url, now, warmer);
    case '/data/2.5/weather':
      return openWeatherPresentAnswer(url, now, warmer);
    default:
      return null;
  }
}

function send(reply: ServerResponse, answer: unknown, fault: Fault): void {
  if (fault === 'hangs up') return void reply.destroy();
  if (fault === 'endless') {
    const write = (): void => {
      if (!reply.destroyed && reply.write(' '.repeat(64 * 1024))) setImmediate(write);
    };
    reply.on('drain', write);
    return write();
  }
  const [status, body, headers] = faulty(answer, fault);
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  reply.end(body);
}

function faulty(answer: unknown, fault: Fault): [status: number, body: string, headers?: Record<string, string>] {
  const text = JSON.stringify(answer);
  if (answer === null) return [404, '{"error":true,"reason":"Not Found"}'];
  switch (fault) {
    case 'rate limit':
      return [
        429,
        '{"error":true,"reason":"Minutely API request limit exceeded. Please try again in one minute."}',
        { 'retry-after': String(STAND_IN_RETRY_AFTER) },
      ];
    case 'server error':
      return [500, '{"error":true,"reason":"Internal Server Error"}'];
    case 'wrong key':
      return [
        401,
        '{"cod":401, "message": "Invalid API key. Please see https://openweathermap.org/faq#error401 for more info."}',
      ];
    case 'broken JSON':
      return [200, text.slice(0, -20)];
    case 'HTML':
      return [200, '<!doctype html><title>Sign in to this network</title>'];
    case 'empty object':
      return [200, '{}'];
    case 'missing fields':
      return [200, text.replaceAll('"temperature_2m":[', '"temperature":[').replaceAll('"temp":', '"tmp":')];
    case 'wrong types':
      return [
        200,
        text
          .replaceAll(/("temp":)(-?[\d.]+)/g, '$1"$2"')
          .replace(/"temperature_2m":\[([-\d.]+)/, '"temperature_2m":["$1"'),
      ];
    case '900 degrees':
      return [
        200,
        text.replaceAll(/("temp":)-?[\d.]+/g, '$1900').replace(/"temperature_2m":\[[-\d.]+/, '"temperature_2m":[900'),
      ];
    default:
      return [200, text];
  }
}
