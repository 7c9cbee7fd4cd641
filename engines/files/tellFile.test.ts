import { expect, test } from 'vitest';
import { sayBytes } from './sayKind.ts';
import { program, tellFile } from './tellFile.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const zip = (name: string): string => `PK\x03\x04${'\0'.repeat(26)}${name}`;

test.each([
  ['\xff\xd8\xff\xe1\0\0Exif', 'image', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image', 'image/png'],
  ['RIFF\0\0\0\0WEBP', 'image', 'image/webp'],
  ['\0\0\0\x1cftypheic\0\0\0\0', 'image', 'image/heic'],
  ['\0\0\0\x1cftypavif\0\0\0\0', 'image', 'image/avif'],
  ['ID3\x03\0', 'audio', 'audio/mpeg'],
  ['\xff\xfb\x90\x64', 'audio', 'audio/mpeg'],
  ['\xff\xf1\x50\x80', 'audio', 'audio/aac'],
  ['OggS\0\x02OpusHead', 'audio', 'audio/ogg'],
  ['RIFF\0\0\0\0WAVEfmt ', 'audio', 'audio/wav'],
  ['#!AMR\n', 'audio', 'audio/amr'],
  ['\0\0\0\x18ftypM4A \0\0\0\0', 'audio', 'audio/mp4'],
  ['\0\0\0\x18ftypmp42\0\0\0\0moov hdlr soun', 'audio', 'audio/mp4'],
  ['\0\0\0\x18ftypmp42\0\0\0\0moov hdlr soun hdlr vide', 'video', 'video/mp4'],
  ['\x1a\x45\xdf\xa3\x93\x42\x82\x88matroska', 'video', 'video/x-matroska'],
  ['%PDF-1.4', 'pdf', 'application/pdf'],
  [
    zip('[Content_Types].xml word/document.xml'),
    'document',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    zip('[Content_Types].xml xl/workbook.xml'),
    'sheet',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  [zip('mimetypeapplication/vnd.oasis.opendocument.text'), 'document', 'application/vnd.oasis.opendocument.text'],
  [zip('photos/one.jpg'), 'archive', 'application/zip'],
  ['Akwaaba, \xc9\x9b ye', 'text', 'text/plain'],
  ['<script>alert(1)</script>', 'text', 'text/plain'],
  ['\0\x01\x02\x03', 'unknown', 'application/octet-stream'],
  ['caf\xe9 in Latin-1', 'unknown', 'application/octet-stream'],
  ['', 'unknown', 'application/octet-stream'],
])('%j is %s, %s', (head, kind, type) => {
  expect(tellFile(bytes(head))).toMatchObject({ kind, type });
});

test.each(['MZ\x90\0', '\x7fELF\x02', '#!/bin/sh\n', 'dex\n035', zip('AndroidManifest.xml')])(
  '%j is a program',
  (head) => {
    expect(tellFile(bytes(head))).toBe(program);
  },
);

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [412_400, '412 kB'],
  [1_449_000, '1.4 MB'],
])('%i bytes read %s', (size, words) => {
  expect(sayBytes(size)).toBe(words);
});
