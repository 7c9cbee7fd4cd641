import { render } from '@testing-library/react';
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

test('the server draws every part, and the browser takes over without a difference', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onRecoverableError = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(document.body.textContent).toContain('Yields rose for every staple');
  render(page, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
});

test('no part writes a script or repeats an id', () => {
  document.body.innerHTML = renderToString(page);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(document.querySelectorAll('script, [onclick]')).toHaveLength(0);
});
