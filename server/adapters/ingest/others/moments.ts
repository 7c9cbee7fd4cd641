const dayMs = 86_400_000;

/** A day as its file counts it, from `epoch` (milliseconds), in words: 2024-03-31; null where no calendar has it. */
export function dayInWords(epoch: number, days: number): string | null {
  const date = new Date(epoch + Math.floor(days) * dayMs);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9_999
    ? null
    : date.toISOString().slice(0, 10);
}

/** A moment as its file counts it, from `epoch`, in milliseconds: 2024-03-31 14:05:00; at midnight too. */
export function momentInWords(epoch: number, milliseconds: number): string | null {
  const date = new Date(epoch + Math.round(milliseconds / 1_000) * 1_000);
  const day = Number.isNaN(date.getTime()) ? null : dayInWords(0, date.getTime() / dayMs);
  return day === null ? null : `${day} ${date.toISOString().slice(11, 19)}`;
}
