import type { FastifyRequest } from 'fastify';
import { waitPageStyle } from './pageStyles.ts';
import type { Problem } from '../calls/problems.ts';

/** Seconds until the page of a refusal is asked for again; undefined when another asking would change nothing. */
export function secondsToWait({ headers }: Problem): number | undefined {
  const seconds = Number(headers['retry-after']);
  return seconds > 0 ? seconds : undefined;
}

/** Whether a person's browser asks for a page, not for data. */
export function asksForPage({ method, url, headers, routeOptions }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    routeOptions.config.endpoint === undefined &&
    !url.startsWith('/api/') &&
    (headers.accept?.includes('text/html') ?? false)
  );
}

/**
 * The page of a refusal that passes: what is the matter, that the page is asked for again, and a way to do so at once.
 * It asks for nothing else of a portal that has its hands full: no script, style sheet or picture.
 */
export function writeWaitPage({ title, message }: Problem, seconds: number): string {
  const again = `This page tries again by itself in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${seconds}">
<link rel="icon" href="data:,">
<title>${title} · AgriHub Ghana</title>
<style>${waitPageStyle}</style>
</head>
<body>
<main>
<p>AgriHub Ghana</p>
<h1>${title}</h1>
<p>${message}</p>
<p>${again} <a href="">Try now</a></p>
</main>
</body>
</html>
`;
}
