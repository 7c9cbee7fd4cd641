/** A part of a form that is a file. */
export interface FilePart {
  readonly part: string;
  readonly bytes: Uint8Array;
  readonly name?: string;
}

/** A request body as a browser sends a form with files, with its headers. */
export function multipart(
  fields: Readonly<Record<string, unknown>>,
  files: readonly FilePart[],
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'line-between-parts';
  const parts: (string | Uint8Array)[] = [];
  for (const [name, value] of Object.entries(fields))
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`);
  for (const { part, bytes, name = 'photo.jpg' } of files) {
    parts.push(
      `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`,
      bytes,
      '\r\n',
    );
  }
  parts.push(`--${boundary}--\r\n`);
  return {
    payload: Buffer.concat(parts.map((each) => Buffer.from(each as string))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
