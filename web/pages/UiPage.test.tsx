import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { afterEach, expect, test, vi } from 'vitest';
import UiPage from './UiPage.tsx';

const page = (
  <Router ssrPath="/_ui">
    <UiPage params={{}} search={new URLSearchParams()} />
  </Router>
);

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('the server draws every part, and the browser takes over without a difference', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onRecoverableError = vi.fn();
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  expect(document.body.textContent).toContain('Yields rose for every staple');
  await act(async () => void hydrateRoot(document.body.firstElementChild as Element, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
});

test('no part writes a script or repeats an id', () => {
  document.body.innerHTML = renderToString(page);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(document.querySelectorAll('script, [onclick]')).toHaveLength(0);
});
