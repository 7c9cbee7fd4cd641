import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignOutForm } from './SignOutForm.tsx';

test('what a page still asks for is called off at sign-out, so that none of it is refused', () => {
  const signals: AbortSignal[] = [];
  function Farmers() {
    useQuery({
      queryKey: ['farmers'],
      queryFn: ({ signal }) => {
        signals.push(signal);
        return new Promise<string>(() => undefined);
      },
    });
    return null;
  }
  const order: string[] = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Farmers />
      <SignOutForm onLeave={() => order.push(signals[0]?.aborted ? 'called off, then left' : 'left')}>
        <button type="submit">Sign out</button>
      </SignOutForm>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(order).toEqual(['called off, then left']);
});
