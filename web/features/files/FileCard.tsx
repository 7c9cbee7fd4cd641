import { sayInstant } from '#web/lib/format.ts';
import { saySize } from '#web/lib/saySize.ts';
import { useWords } from '#web/lib/words.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { contentHref, type LibraryFile } from './api.ts';
import { FileIcon } from './FileIcon.tsx';

interface FileCardProps {
  readonly file: LibraryFile;
  readonly ticked: boolean;
  readonly onTick: (isOn: boolean) => void;
}

/** A file of the library: what it is, how large, when it changed; what others shared is faded (C §2). */
export function FileCard({ file, ticked, onTick }: FileCardProps) {
  const t = useWords();
  const { id, name, kind, bytes, versions, own, owner, shares, state, note, updatedAt, webViewLink } = file;
  const thumbnail = kind === 'image' ? versions[0] : undefined;
  const sound = versions.find(({ size }) => size === 'sound');
  return (
    <li className={classes('file-card', !own && 'file-card-shared', ticked && 'file-card-ticked')}>
      <label className="file-tick">
        <input
          type="checkbox"
          aria-label={t('files.select', { name })}
          checked={ticked}
          onChange={(event) => onTick(event.target.checked)}
        />
      </label>
      <Link className="file-face" href={webViewLink} aria-label={t('files.viewOf', { name })}>
        {thumbnail ? (
          <img
            src={contentHref(id, { size: thumbnail.size })}
            alt=""
            loading="lazy"
            width={thumbnail.width ?? 320}
            height={thumbnail.height ?? 240}
          />
        ) : (
          <FileIcon kind={kind} size={40} />
        )}
      </Link>
      <div className="file-words">
        <p className="file-name">{name}</p>
        <p className="file-more">
          {t(`files.${kind}`)}, <span className="figures">{saySize(sound?.bytes ?? bytes)}</span>
        </p>
        {!own && <p className="file-more">{t(file.public ? 'files.of' : 'files.sharedBy', { name: owner.name })}</p>}
        {own && shares > 0 && <p className="file-more">{t('files.sharedWith', { count: shares })}</p>}
        {state === 'making' && (
          <p className="file-more" role="status">
            {t('files.making')}
          </p>
        )}
        {state === 'original' && note !== '' && <p className="file-more">{note}</p>}
        <p className="file-more">{t('files.changed', { when: sayInstant(updatedAt) })}</p>
        <Link className="file-view" href={webViewLink} aria-hidden="true" tabIndex={-1}>
          {t('files.view')}
        </Link>
      </div>
    </li>
  );
}
