/**
 * Whether somebody is signed in to this browser, by the server's flag beside its sessions (sessions.ts), which goes
 * with the last of them. The server itself asks nothing while it draws.
 */
export function holdsSession(): boolean {
  return typeof document !== 'undefined' && document.cookie.split('; ').includes('signedIn=1');
}
