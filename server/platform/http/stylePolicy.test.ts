import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});

afterAll(async () => {
  await portal.close();
});

test('every page that brings its style names it by its hash, and lets no other style in', async () => {
  for (const url of ['/api/docs', '/f/nothing-here', '/s/nothing-here', '/embed/dashboard/nothing-here']) {
    const { headers, body } = await portal.inject({ url, headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']);
    expect([url, policy]).toEqual([url, expect.not.stringContaining('unsafe')]);
    for (const [, style = ''] of body.matchAll(/<style>(.*?)<\/style>/gs))
      expect([url, policy]).toEqual([
        url,
        expect.stringContaining(`'sha256-${createHash('sha256').update(style).digest('base64')}'`),
      ]);
    expect(body).not.toMatch(/ style="/);
  }
});
