import { contentHref, type FileRecord } from './api.ts';

/** Shows a picture, plays a recording or a video; nothing large is fetched before it is asked for. */
export function Player({ file: { id, name, kind, versions, original } }: { file: FileRecord }) {
  if (kind === 'image') {
    const shown = versions.find(({ size }) => size === '1024') ?? versions.at(-1);
    const sizes = versions
      .filter(({ size }) => size !== '2048')
      .map(({ size, width }) => `${contentHref(id, { size })} ${width}w`);
    return (
      <img
        className="file-shown"
        src={contentHref(id, { size: shown?.size ?? '320' })}
        srcSet={sizes.join(', ')}
        sizes="(max-width: 767px) 92vw, 640px"
        alt={name}
        width={shown?.width ?? 1024}
        height={shown?.height ?? 768}
      />
    );
  }
  const [made] = versions;
  // While it is being made ready its officer alone has something to play.
  if (made === undefined && !original) return null;
  const from = contentHref(id, made ? { size: made.size } : {});
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what officers record has no captions; its name says what it is
  if (kind === 'audio') return <audio className="file-shown" controls preload="none" src={from} aria-label={name} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the same
  if (kind === 'video') return <video className="file-shown" controls preload="none" src={from} aria-label={name} />;
  return null;
}
