import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test('a button does its act', () => {
  const act = vi.fn();
  render(<Button onClick={act}>Save plan</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Save plan' }));
  expect(act).toHaveBeenCalledOnce();
});

test('a busy button keeps the focus, ignores presses and does not send its form', () => {
  const act = vi.fn();
  const send = vi.fn();
  render(
    <form onSubmit={send}>
      <Button busy type="submit" onClick={act}>
        Saving
      </Button>
    </form>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(act).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('with an address it is a link', () => {
  render(<Button href="/main/croppingcalendar">Open the calendar</Button>);
  expect(screen.getByRole('link', { name: 'Open the calendar' }).getAttribute('href')).toBe('/main/croppingcalendar');
});
