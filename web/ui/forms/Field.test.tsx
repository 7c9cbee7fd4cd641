import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

test('a field is read with its label, hint and error, and keeps what was typed', () => {
  render(<TextInput label="Size" hint="In acres." error="“two” is no number; write 2." defaultValue="two" />);
  const field = screen.getByLabelText<HTMLInputElement>('Size');
  const described = field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['In acres.', '“two” is no number; write 2.']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('two');
});

test('a field without hint and error points nowhere', () => {
  render(<TextInput label="Name" />);
  expect(screen.getByLabelText('Name').hasAttribute('aria-describedby')).toBe(false);
});

test('a text area counts down, then says how much is too much, and cuts nothing', () => {
  render(<TextArea label="Notes" limit={10} defaultValue="Striga" />);
  const notes = screen.getByLabelText<HTMLTextAreaElement>('Notes');
  expect(screen.getByText('4 characters left')).toBeTruthy();
  fireEvent.change(notes, { target: { value: 'Striga seen' } });
  expect(screen.getByText('1 character too many')).toBeTruthy();
  expect(notes.value).toBe('Striga seen');
});

test('a select offers its groups and an empty choice', () => {
  render(
    <Select
      label="District"
      empty="Choose…"
      choices={[{ label: 'Ashanti', choices: [{ value: 'ejura', text: 'Ejura' }] }]}
    />,
  );
  const options = [...screen.getByLabelText<HTMLSelectElement>('District').options].map(
    ({ value, text }) => `${value}=${text}`,
  );
  expect(options).toEqual(['=Choose…', 'ejura=Ejura']);
});
