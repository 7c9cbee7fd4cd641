import { expect, test, vi } from 'vitest';
import { standalone } from './standalone.ts';

test('a drawing that style sheets size is in the file as large as on the page, below its title', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no type')));
  document.body.innerHTML = '<svg viewBox="0 0 720 260"><line class="climate-line"/></svg>';
  const drawing = document.querySelector<SVGSVGElement>('svg')!;
  drawing.getBoundingClientRect = () => new DOMRect(0, 0, 576, 208);
  const { text, width } = await standalone(drawing, { title: 'Rain', notes: [] });
  const copy = /<svg [^>]*0 0 720 260[^>]*>/.exec(text)?.[0];
  expect(['width="576"', 'height="208"', 'x="24"'].filter((size) => !copy?.includes(size))).toEqual([]);
  expect(width).toBe(576 + 48);
});
