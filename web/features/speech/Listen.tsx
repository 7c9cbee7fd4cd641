import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/lib/words.ts';
import { listenQuery, type ListenTo } from '#web/lib/listen.ts';
import { PlayButton } from '#web/ui/sound/PlayButton.tsx';
import './Listen.css';

interface Props {
  readonly to: ListenTo;
  /** What is heard: "This week’s work". */
  readonly title: string;
}

/** A button for each language in which something can be heard whole; nothing where there is none. */
export function Listen({ to, title }: Props) {
  const t = useWords();
  const { data } = useQuery(listenQuery(to));
  if (data === undefined || data.languages.length === 0) return null;
  return (
    <div className="listen" role="group" aria-label={t('listen.to', { name: title })}>
      <span className="listen-title">{t('listen.to', { name: title })}</span>
      {data.languages.map(({ code, name, url }) => (
        <PlayButton key={`${code} ${url}`} small src={url} name={`${title}, ${name}`} text={name} />
      ))}
    </div>
  );
}
