/** What a file is, in the kinds people tell apart; each has its icon. */
export type FileKind = 'image' | 'audio' | 'video' | 'pdf' | 'document' | 'sheet' | 'text' | 'archive' | 'unknown';

export interface FileType {
  readonly kind: FileKind;
  /** The media type it is served as. */
  readonly type: string;
  /** In words: "a photo (JPEG)". */
  readonly words: string;
  /** The ending its name should have, with the dot; empty where none is known. */
  readonly ending: string;
}

/** How many bytes from the start of a file `tellFile` looks at. */
export const toldFromBytes = 65_536;

/** Programs are kept from no library: told, so that they can be refused. */
export const program: FileType = { kind: 'unknown', type: 'application/x-executable', words: 'a program', ending: '' };

const unknown: FileType = {
  kind: 'unknown',
  type: 'application/octet-stream',
  words: 'a file of a kind not known here',
  ending: '',
};

const made = (kind: FileKind, type: string, words: string, ending: string): FileType => ({ kind, type, words, ending });

const jpeg = made('image', 'image/jpeg', 'a picture (JPEG)', '.jpg');
const png = made('image', 'image/png', 'a picture (PNG)', '.png');
const gif = made('image', 'image/gif', 'a picture (GIF)', '.gif');
const webp = made('image', 'image/webp', 'a picture (WebP)', '.webp');
const avif = made('image', 'image/avif', 'a picture (AVIF)', '.avif');
const heic = made('image', 'image/heic', 'a picture (HEIC)', '.heic');
const mp3 = made('audio', 'audio/mpeg', 'a sound recording (MP3)', '.mp3');
const m4a = made('audio', 'audio/mp4', 'a sound recording (M4A)', '.m4a');
const mp4 = made('video', 'video/mp4', 'a video (MP4)', '.mp4');
const zip = made('archive', 'application/zip', 'a zipped file', '.zip');

/** Fixed first bytes, as Latin-1. */
const starts: readonly (readonly [string, FileType])[] = [
  ['\xff\xd8\xff', jpeg],
  ['\x89PNG\r\n\x1a\n', png],
  ['GIF87a', gif],
  ['GIF89a', gif],
  ['%PDF-', made('pdf', 'application/pdf', 'a PDF document', '.pdf')],
  ['ID3', mp3],
  ['fLaC', made('audio', 'audio/flac', 'a sound recording (FLAC)', '.flac')],
  ['#!AMR', made('audio', 'audio/amr', 'a sound recording (AMR)', '.amr')],
  [
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    made('document', 'application/x-ole-storage', 'an older Office document', '.doc'),
  ],
  ['{\\rtf', made('document', 'application/rtf', 'a text document (RTF)', '.rtf')],
  ['Rar!\x1a\x07', made('archive', 'application/vnd.rar', 'a RAR archive', '.rar')],
  ['7z\xbc\xaf\x27\x1c', made('archive', 'application/x-7z-compressed', 'a 7-Zip archive', '.7z')],
  ['\x1f\x8b', made('archive', 'application/gzip', 'a gzip archive', '.gz')],
  ['MZ', program],
  ['\x7fELF', program],
  ['dex\n', program],
  ['#!', program],
];

/** What a file is by its content; `head` is its first 64 KiB, or all of it where it is shorter. Its name plays no part. */
export function tellFile(head: Uint8Array): FileType {
  const text = latin1(head);
  const fixed = starts.find(([start]) => text.startsWith(start));
  if (fixed !== undefined) return fixed[1];
  if (text.startsWith('RIFF')) return riff(text.slice(8, 12));
  if (text.slice(4, 8) === 'ftyp') return mediaContainer(text);
  if (text.startsWith('OggS')) {
    return text.includes('theora')
      ? made('video', 'video/ogg', 'a video (Ogg)', '.ogv')
      : made('audio', 'audio/ogg', 'a sound recording (Ogg)', '.ogg');
  }
  if (text.startsWith('\x1a\x45\xdf\xa3')) {
    return text.slice(0, 64).includes('webm')
      ? made('video', 'video/webm', 'a video (WebM)', '.webm')
      : made('video', 'video/x-matroska', 'a video (MKV)', '.mkv');
  }
  if (text.startsWith('PK\x03\x04')) return zipped(text);
  return bareSound(head) ?? (isText(head) ? made('text', 'text/plain', 'a text', '.txt') : unknown);
}

function riff(form: string): FileType {
  if (form === 'WEBP') return webp;
  if (form === 'WAVE') return made('audio', 'audio/wav', 'a sound recording (WAV)', '.wav');
  return form === 'AVI ' ? made('video', 'video/x-msvideo', 'a video (AVI)', '.avi') : unknown;
}

/** ISO base media: the brand tells pictures and music; sound alone is told by its tracks where they stand at the front. */
function mediaContainer(text: string): FileType {
  const brand = text.slice(8, 12);
  if (/^avi[fs]$/.test(brand)) return avif;
  if (/^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)) return text.slice(8, 64).includes('avif') ? avif : heic;
  if (/^M4[AB] $/.test(brand)) return m4a;
  if (text.includes('soun') && text.includes('hdlr') && !text.includes('vide')) return m4a;
  if (brand === 'qt  ') return made('video', 'video/quicktime', 'a video (QuickTime)', '.mov');
  return brand.startsWith('3g') ? made('video', 'video/3gpp', 'a video (3GP)', '.3gp') : mp4;
}

/** Office documents are zipped files whose parts have known names. */
function zipped(text: string): FileType {
  const office = 'application/vnd.openxmlformats-officedocument';
  if (text.includes('AndroidManifest.xml') || text.includes('classes.dex')) return program;
  if (text.includes('word/'))
    return made('document', `${office}.wordprocessingml.document`, 'a Word document', '.docx');
  if (text.includes('xl/')) return made('sheet', `${office}.spreadsheetml.sheet`, 'an Excel workbook', '.xlsx');
  if (text.includes('ppt/'))
    return made('document', `${office}.presentationml.presentation`, 'a PowerPoint presentation', '.pptx');
  const open = /^PK.{28}mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/s.exec(
    text,
  )?.[1];
  if (open === 'spreadsheet')
    return made('sheet', 'application/vnd.oasis.opendocument.spreadsheet', 'an OpenDocument spreadsheet', '.ods');
  if (open !== undefined)
    return made(
      'document',
      `application/vnd.oasis.opendocument.${open}`,
      'an OpenDocument document',
      open === 'text' ? '.odt' : '.odp',
    );
  return zip;
}

/** MPEG audio without a tag: eleven set bits, then version, layer and bit rate that exist. ADTS has layer 0. */
function bareSound([first = 0, second = 0, third = 0]: Uint8Array): FileType | null {
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const [version, layer] = [(second >> 3) & 3, (second >> 1) & 3];
  if ((second & 0xf6) === 0xf0) return made('audio', 'audio/aac', 'a sound recording (AAC)', '.aac');
  return version !== 1 && layer !== 0 && third >> 4 !== 15 && ((third >> 2) & 3) !== 3 ? mp3 : null;
}

/** UTF-8 without control characters; a letter cut at the end of the head is no mistake. */
function isText(head: Uint8Array): boolean {
  if (head.length === 0) return false;
  for (const byte of head) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12) return false;
  return isUtf8(head);
}

function isUtf8(bytes: Uint8Array): boolean {
  let following = 0;
  for (const byte of bytes) {
    if (following > 0) {
      if ((byte & 0xc0) !== 0x80) return false;
      following -= 1;
    } else if (byte >= 0x80) {
      following =
        byte >= 0xf0 && byte < 0xf5 ? 3 : byte >= 0xe0 && byte < 0xf0 ? 2 : byte >= 0xc2 && byte < 0xe0 ? 1 : -1;
      if (following < 0) return false;
    }
  }
  return true;
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return text;
}
