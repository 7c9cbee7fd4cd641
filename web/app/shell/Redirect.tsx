import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Goes on to another page, in place of this one in the history. */
export function Redirect({ to }: { to: string }) {
  const [, navigate] = useLocation();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
