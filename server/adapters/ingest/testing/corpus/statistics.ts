import { deflateSync } from 'node:zlib';

/*
 * Small files of statistics, written byte by byte as the descriptions of their formats say: Stata's "help dta" of release 118, and
 * PSPP's "System File Format" for SPSS.
 */

/** A Stata file: three farmers with sex (labelled), day of harvest, yield (float), name and a remark kept as a long text. */
export function stataFile(): Buffer {
  const fixed = (text: string, width: number): Buffer =>
    Buffer.concat([Buffer.from(text), Buffer.alloc(width)]).subarray(0, width);
  const u16 = (value: number): Buffer => {
    const buffer = Buffer.alloc(2);
    buffer.writeUInt16LE(value);
    return buffer;
  };
  const i32 = (value: number): Buffer => {
    const buffer = Buffer.alloc(4);
    buffer.writeInt32LE(value);
    return buffer;
  };
  const u64 = (value: number): Buffer => {
    const buffer = Buffer.alloc(8);
    buffer.writeBigUInt64LE(BigInt(value));
    return buffer;
  };
  const f32 = (value: number): Buffer => {
    const buffer = Buffer.alloc(4);
    buffer.writeFloatLE(value);
    return buffer;
  };
  const names = ['sex', 'harvest', 'yield', 'name', 'remark'];
  const types = [65_530, 65_528, 65_527, 12, 32_768];
  const formats = ['%8.0g', '%td', '%9.0g', '%12s', '%9s'];
  const labels = ['Sex of the farmer', '', 'Yield in t/ha', '', ''];
  const reference = (variable: number, row: number): Buffer => {
    const buffer = Buffer.alloc(8);
    buffer.writeUInt16LE(variable);
    buffer.writeUIntLE(row, 2, 6);
    return buffer;
  };
  const rows: Buffer[] = [
    Buffer.concat([Buffer.from([1]), i32(23_466), f32(1.8), fixed('Kofi', 12), reference(5, 1)]),
    // 101 is "." of a byte, 2147483621 "." of a long, 2^127 "." of a float.
    Buffer.concat([Buffer.from([2]), i32(23_467), f32(2 ** 127), fixed('Ɔkwawu', 12), reference(0, 0)]),
    Buffer.concat([Buffer.from([101]), i32(2_147_483_621), f32(0.1), fixed('', 12), reference(0, 0)]),
  ];
  const remark = Buffer.from('weighed twice\0');
  const gso = Buffer.concat([Buffer.from('GSO'), i32(5), u64(1), Buffer.from([130]), i32(remark.length), remark]);
  const texts = Buffer.from('Male\0Female\0');
  const table = Buffer.concat([i32(2), i32(texts.length), i32(0), i32(5), i32(1), i32(2), texts]);
  const label = Buffer.concat([
    Buffer.from('<lbl>'),
    i32(table.length),
    fixed('sexes', 129),
    Buffer.alloc(3),
    table,
    Buffer.from('</lbl>'),
  ]);
  const part = (tag: string, ...content: readonly Buffer[]): Buffer =>
    Buffer.concat([Buffer.from(`<${tag}>`), ...content, Buffer.from(`</${tag}>`)]);
  const head = Buffer.concat([
    Buffer.from('<stata_dta>'),
    part(
      'header',
      part('release', Buffer.from('118')),
      part('byteorder', Buffer.from('LSF')),
      part('K', u16(5)),
      part('N', u64(3)),
      part('label', u16(0)),
      part('timestamp', Buffer.from([0])),
    ),
  ]);
  const parts = [
    part('variable_types', ...types.map(u16)),
    part('varnames', ...names.map((name) => fixed(name, 129))),
    part('sortlist', Buffer.alloc(12)),
    part('formats', ...formats.map((format) => fixed(format, 57))),
    part('value_label_names', fixed('sexes', 129), Buffer.alloc(129 * 4)),
    part('variable_labels', ...labels.map((text) => fixed(text, 321))),
    part('characteristics'),
    part('data', ...rows),
    part('strls', gso),
    part('value_labels', label),
  ];
  const mapBytes = '<map></map>'.length + 14 * 8;
  let at = head.length + mapBytes;
  const offsets = parts.map((each) => {
    const begin = at;
    at += each.length;
    return begin;
  });
  const map = part('map', ...[0, head.length, ...offsets, at, at + '</stata_dta>'.length].map(u64));
  return Buffer.concat([head, map, ...parts, Buffer.from('</stata_dta>')]);
}

/** An SPSS file: sex (labelled), a day, bags and a name; `packed` writes its cases in the short way SPSS does by default, `zipped` as a .zsav. */
export function spssFile(form: 'plain' | 'packed' | 'zipped'): Buffer {
  const i32 = (...values: number[]): Buffer => {
    const buffer = Buffer.alloc(values.length * 4);
    values.forEach((value, at) => buffer.writeInt32LE(value, at * 4));
    return buffer;
  };
  const f64 = (value: number): Buffer => {
    const buffer = Buffer.alloc(8);
    buffer.writeDoubleLE(value);
    return buffer;
  };
  const text = (value: string, width: number): Buffer =>
    Buffer.concat([Buffer.from(value), Buffer.alloc(width, ' ')]).subarray(0, width);
  const number = 5 << 16;
  const variable = (width: number, name: string, format: number, label = ''): Buffer => {
    const bytes = Buffer.from(label);
    const said =
      label === ''
        ? Buffer.alloc(0)
        : Buffer.concat([i32(bytes.length), bytes, Buffer.alloc(Math.ceil(bytes.length / 4) * 4 - bytes.length)]);
    return Buffer.concat([i32(2, width, label === '' ? 0 : 1, 0, format, format), text(name, 8), said]);
  };
  const valueLabel = (value: number, label: string): Buffer => {
    const length = Buffer.byteLength(label);
    return Buffer.concat([
      f64(value),
      Buffer.from([length]),
      Buffer.from(label),
      Buffer.alloc(Math.ceil((length + 1) / 8) * 8 - 1 - length),
    ]);
  };
  const extension = (subtype: number, content: string): Buffer =>
    Buffer.concat([i32(7, subtype, 1, Buffer.byteLength(content)), Buffer.from(content)]);
  const head = Buffer.concat([
    text(form === 'zipped' ? '$FL3' : '$FL2', 4),
    text('@(#) SPSS DATA FILE', 60),
    i32(2, 5, ['plain', 'packed', 'zipped'].indexOf(form), 0, 3),
    f64(100),
    text('23 Nov 26', 9),
    text('10:00:00', 8),
    text('', 64),
    Buffer.alloc(3),
  ]);
  const dictionary = Buffer.concat([
    variable(0, 'SEX', number, 'Sex of the farmer'),
    variable(0, 'HARVEST', 20 << 16),
    variable(0, 'BAGS', number),
    variable(10, 'NAME', 1 << 16),
    variable(-1, '', 0),
    i32(3, 2),
    valueLabel(1, 'Male'),
    valueLabel(2, 'Female'),
    i32(4, 1, 1),
    extension(13, 'SEX=sexOfHead\tHARVEST=harvested\tBAGS=bags\tNAME=name'),
    extension(20, 'UTF-8'),
    i32(999, 0),
  ]);
  // Seconds from 14 October 1582 to 31 March 2024.
  const day = f64((Date.UTC(2024, 2, 31) - Date.UTC(1582, 9, 14)) / 1_000);
  const missing = f64(-Number.MAX_VALUE);
  // The Ɔ stands across two elements of eight bytes.
  const name = text('AdwoaKwƆ', 16);
  const plain = Buffer.concat([f64(1), day, f64(12), name, f64(2), missing, missing, text('', 16)]);
  const packed = Buffer.concat([
    Buffer.from([101, 253, 112, 253, 253, 102, 255, 255]),
    day,
    name.subarray(0, 8),
    name.subarray(8),
    Buffer.from([254, 254, 252, 0, 0, 0, 0, 0]),
  ]);
  if (form !== 'zipped') return Buffer.concat([head, dictionary, form === 'plain' ? plain : packed]);
  // Two blocks, each deflated by itself, and a list of them behind.
  const begin = head.length + dictionary.length;
  const halves = [packed.subarray(0, 20), packed.subarray(20)];
  const blocks = halves.map((each) => deflateSync(each));
  const i64 = (value: number): Buffer => i32(value, value < 0 ? -1 : 0);
  const trailerAt = begin + 24 + blocks.reduce((sum, block) => sum + block.length, 0);
  let [from, at] = [begin, begin + 24];
  const entries = blocks.map((block, index) => {
    const size = halves[index]?.length ?? 0;
    const entry = Buffer.concat([i64(from), i64(at), i32(size, block.length)]);
    from += size;
    at += block.length;
    return entry;
  });
  const trailer = Buffer.concat([i64(-100), i64(0), i32(0x3f_f000, blocks.length), ...entries]);
  return Buffer.concat([head, dictionary, i64(begin), i64(trailerAt), i64(trailer.length), ...blocks, trailer]);
}
