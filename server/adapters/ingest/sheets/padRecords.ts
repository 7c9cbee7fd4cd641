import { closeSync, openSync, readSync, renameSync, writeSync } from 'node:fs';

/**
 * Gives the records of a CSV file as many fields as the widest has: where a sheet grows wider far down, those above it
 * were written too short. `widths` says from which record on how many fields stand.
 */
export function padRecords(
  path: string,
  widths: readonly { readonly from: number; readonly width: number }[],
  width: number,
): void {
  const padded = `${path}.padded`;
  const source = openSync(path, 'r');
  const target = openSync(padded, 'w');
  const piece = Buffer.alloc(1 << 20);
  let record = 0;
  let step = 0;
  let within = false;
  for (let read = readSync(source, piece); read > 0; read = readSync(source, piece)) {
    const parts: Buffer[] = [];
    let from = 0;
    for (let at = 0; at < read; at++) {
      const byte = piece[at];
      if (byte === 0x22) within = !within;
      if (byte !== 0x0a || within) continue;
      while ((widths[step + 1]?.from ?? Infinity) <= record) step += 1;
      parts.push(piece.subarray(from, at), Buffer.alloc(width - (widths[step]?.width ?? width), ','));
      from = at;
      record += 1;
    }
    parts.push(piece.subarray(from, read));
    const whole = Buffer.concat(parts);
    for (let at = 0; at < whole.length;) at += writeSync(target, whole, at);
  }
  closeSync(source);
  closeSync(target);
  renameSync(padded, path);
}
