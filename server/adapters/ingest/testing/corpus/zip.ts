import { crc32, deflateRawSync, constants } from 'node:zlib';

/** A part of a zipped file, with what it says of itself where that is a lie. */
export interface Part {
  readonly name: string;
  readonly packed: Uint8Array;
  readonly bytes: number;
  readonly checksum: number;
  readonly declared?: number;
  readonly flags?: number;
}

export function part(name: string, content: string | Uint8Array): Part {
  const bytes = Buffer.from(content as string);
  return { name, packed: deflateRawSync(bytes), bytes: bytes.length, checksum: crc32(bytes) };
}

/**
 * A part whose content is a beginning, a piece many times over, and an end; made without ever holding it. A piece is
 * packed once: after a full flush the packed form stands on its own and can be repeated.
 */
export function repeatedPart(name: string, begin: string, piece: Buffer, times: number, end: string): Part {
  const flushed = (bytes: Buffer): Buffer => deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const again = flushed(piece);
  let checksum = crc32(begin);
  for (let time = 0; time < times; time++) checksum = crc32(piece, checksum);
  return {
    name,
    packed: Buffer.concat([
      flushed(Buffer.from(begin)),
      ...Array.from({ length: times }, () => again),
      deflateRawSync(Buffer.from(end)),
    ]),
    bytes: Buffer.byteLength(begin) + piece.length * times + Buffer.byteLength(end),
    checksum: crc32(end, checksum),
  };
}

/** A zipped file as it is written by hand: it may lie. */
export function zip(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const each of parts) {
    const name = Buffer.from(each.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(each.flags ?? 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(0x5a214c00, 6);
    common.writeUInt32LE(each.checksum, 10);
    common.writeUInt32LE(each.packed.length, 14);
    common.writeUInt32LE(each.declared ?? each.bytes, 18);
    common.writeUInt16LE(name.length, 22);
    bodies.push(signature(0x04034b50), common, name, Buffer.from(each.packed));
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    list.push(signature(0x02014b50), Buffer.from([20, 0]), common, place, name);
    offset += 30 + name.length + each.packed.length;
  }
  const contents = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(contents.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, contents, signature(0x06054b50), end]);
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
