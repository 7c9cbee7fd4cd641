import { useState, type FormEvent } from 'react';
import { Copy, Link2 } from 'lucide-react';
import { makeFileLink, withdrawFileLink } from '#contract/files/files.ts';
import { longestLinkDays } from '#contract/limits.ts';
import { callApi } from '#web/lib/callApi.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/data/Card.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import type { FileLink, FileRecord } from './api.ts';

/** Days a link lasts where nobody says otherwise: a farmer may read the message weeks later. */
const USUAL_DAYS = 30;

/** Short links that open the file to farmers, made, copied, counted and withdrawn. */
export function FileLinks({ file: { id, links, own } }: { file: FileRecord }) {
  const t = useWords();
  const { acting, act } = useAct();
  const [days, setDays] = useState(String(USUAL_DAYS));
  const [made, setMade] = useState<FileLink>();
  const make = (event: FormEvent) => {
    event.preventDefault();
    void act('make', async () =>
      setMade(await callApi(makeFileLink, { params: { id }, body: { days: Number(days) } })),
    );
  };
  // Of a favourite the list of links is its officer's; the one made just now is shown all the same.
  const shown = own ? links : made ? [made] : [];
  return (
    <Card title={t('files.links')} icon={<Link2 size={20} aria-hidden="true" />} className="file-links">
      <p>{t('files.linksLead')}</p>
      <form className="file-rename" onSubmit={make}>
        <TextInput
          label={t('files.days')}
          type="number"
          min={1}
          max={longestLinkDays}
          required
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <Button type="submit" kind="secondary" busy={acting === 'make'}>
          {t('files.makeLink')}
        </Button>
      </form>
      {shown.length === 0 && <p className="file-more">{t('files.noLinks')}</p>}
      <ul className="file-link-list">
        {shown.map((link) => (
          <OneLink
            key={link.code}
            link={link}
            acting={acting}
            withdraw={
              own
                ? () =>
                    void act(link.code, async () => {
                      await callApi(withdrawFileLink, { params: { code: link.code } });
                      notify({ tone: 'ok', text: t('files.withdrawn') });
                    })
                : undefined
            }
          />
        ))}
      </ul>
    </Card>
  );
}

function OneLink({
  link: { code, url, state, expiresOn, opened },
  acting,
  withdraw,
}: {
  link: FileLink;
  acting: string | undefined;
  withdraw: (() => void) | undefined;
}) {
  const t = useWords();
  const day = sayDay(expiresOn, { withYear: true });
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify({ tone: 'ok', text: t('files.copied') }),
      () => notify({ tone: 'alert', text: t('files.copyFailed') }),
    );
  return (
    <li>
      <a className="file-url" href={url} target="_blank" rel="noopener">
        {url}
      </a>
      <p className="file-more">
        {state === 'open'
          ? t('files.linkOpen', { day, count: opened })
          : state === 'expired'
            ? t('files.linkExpired', { day })
            : t('files.linkWithdrawn')}
      </p>
      {state === 'open' && (
        <div className="file-acts">
          <Button kind="quiet" small icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy()}>
            {t('files.copy')}
          </Button>
          {withdraw && (
            <Button kind="quiet" small busy={acting === code} onClick={withdraw}>
              {t('files.withdraw')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
