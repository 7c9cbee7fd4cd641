import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#web/lib/words.ts';
import { renderPage } from '#web/testing/renderPage.tsx';
import type { Profile } from './api.ts';
import SecondStep from './SecondStep.tsx';

await loadWords(['secondStep', 'accounts']);

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const profile = { email: 'admin@example.org', passwordNeeded: false } as Profile;
const open = (step: object) => renderPage(<SecondStep profile={profile} />, { answers: { showSecondStep: step } });

test('an administrator who must have one sets it up: scans, types the code, keeps the recovery codes', async () => {
  open({ on: false, must: true, recoveryLeft: 0 });
  expect(await screen.findByText(/Administrators must have one here/)).toBeTruthy();
  fetched.mockImplementation(async (url) =>
    Response.json(
      url.endsWith('/confirm')
        ? { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] }
        : url.endsWith('/second-step')
          ? {
              secret: 'JBSWY3DPEHPK3PXP',
              uri: 'otpauth://totp/x',
              qr: { size: 25, path: 'M2 2h1v1h-1z' },
              on: true,
              must: true,
              recoveryLeft: 10,
            }
          : {},
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('img', { name: 'QR code for an app for codes' })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('The code that the app shows now'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(/On: signing in asks for a code of your app. 1 recovery code is left./)).toBeTruthy();
});

test('it is switched off with the password', async () => {
  open({ on: true, must: false, recoveryLeft: 1 });
  expect(await screen.findByText(/1 recovery code is left/)).toBeTruthy();
  fetched.mockImplementation(async () => Response.json({ on: false, must: false, recoveryLeft: 0 }));
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'secret words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
  const [, init] = fetched.mock.calls.find(([, each]) => each.method === 'DELETE') ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({ password: 'secret words' });
});
