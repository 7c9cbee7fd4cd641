import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useInstallOffer } from './installOffer.ts';
import { holdInstallPrompt } from './installPrompt.ts';

function Offer() {
  const offer = useInstallOffer();
  if (offer === null) return <p>nothing to install</p>;
  return (
    <>
      <button onClick={offer.accept}>Install</button>
      <button onClick={offer.refuse}>No</button>
    </>
  );
}

beforeAll(holdInstallPrompt);
beforeEach(() => localStorage.clear());

const canInstall = (outcome: 'accepted' | 'dismissed') =>
  act(
    () =>
      void dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => Promise.resolve({ outcome }),
        }),
      ),
  );

test.each(['No', 'Install'])('whoever says no by “%s” is not offered it again on this device', async (button) => {
  const first = render(<Offer />);
  canInstall('dismissed');
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('nothing to install')).toBeTruthy();
  first.unmount();
  render(<Offer />);
  canInstall('dismissed');
  expect(screen.getByText('nothing to install')).toBeTruthy();
});

test('whoever never refused is offered it when the browser can', async () => {
  render(<Offer />);
  canInstall('accepted');
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(await screen.findByText('nothing to install')).toBeTruthy();
  canInstall('accepted');
  expect(screen.getByRole('button', { name: 'Install' })).toBeTruthy();
});
