import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/renderPage.tsx';
import { DistrictsField } from './DistrictsField.tsx';

afterEach(cleanup);

const all = [
  { district_id: 'guan', district: 'Guan', region: 'Oti' },
  { district_id: 'ho_municipal', district: 'Ho Municipal', region: 'Volta' },
] as unknown as Parameters<typeof DistrictsField>[0]['all'];

test('a district is left out by its cross; Escape leaves out none', () => {
  const onChange = vi.fn<(ids: readonly string[]) => void>();
  renderPage(
    <DistrictsField
      label="Districts"
      hint="Where they work"
      all={all}
      value={['guan', 'ho_municipal']}
      onChange={onChange}
    />,
    { answers: {} },
  );
  const field = screen.getByRole('combobox', { name: 'Districts' });
  field.focus();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Leave out Guan' }));
  expect(onChange.mock.calls).toEqual([[['ho_municipal']]]);
});
