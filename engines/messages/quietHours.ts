/** Nobody is woken: from 20:00 to 06:00 nothing is sent. Africa/Accra keeps GMT all year. */
export const quietHours = { from: 20, to: 6 } as const;

/** Whether an instant lies in the quiet hours: 20:00 does, 06:00 does not. */
export function isQuiet(at: Date): boolean {
  const hour = at.getUTCHours();
  return hour >= quietHours.from || hour < quietHours.to;
}

/** The instant itself, or 06:00 of the next morning where it lies in the quiet hours. */
export function afterQuietHours(at: Date): Date {
  if (!isQuiet(at)) return at;
  const morning = new Date(at);
  if (at.getUTCHours() >= quietHours.from) morning.setUTCDate(morning.getUTCDate() + 1);
  morning.setUTCHours(quietHours.to, 0, 0, 0);
  return morning;
}
