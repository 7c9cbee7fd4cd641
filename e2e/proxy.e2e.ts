import { readFileSync } from 'node:fs';
import { expect, test } from './support/portal.ts';

/** Kilobytes of headers that the nginx of the documents takes from the portal; 4 by itself. */
const taken = Number(/^\s*proxy_buffer_size (\d+)k;$/m.exec(readFileSync('deploy/proxy/nginx.conf', 'utf8'))?.[1] ?? 4);

test('what HEAD tells of a page fits into what the proxy takes', async ({ portal }) => {
  for (const page of ['/', '/main/croppingcalendar', '/main/datasets', '/controlcenter', '/manage']) {
    const { headers } = await fetch(`${portal}${page}`, { method: 'HEAD' });
    const bytes = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    expect(bytes, page).toBeLessThan(taken * 1024);
  }
});
