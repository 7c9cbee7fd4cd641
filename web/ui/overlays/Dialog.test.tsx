import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { Dialog } from './Dialog.tsx';

test('a dialog takes the focus, is named by its title, closes on Esc and gives the focus back', async () => {
  render(<Dialog title="Remove this field?" description="You can bring it back." trigger={<Button>Remove</Button>} />);
  const opener = screen.getByRole('button', { name: 'Remove' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Remove this field?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});
