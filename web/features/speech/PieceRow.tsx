import { Mic, Trash2 } from 'lucide-react';
import { hearRecording, removeRecording, reviewRecording } from '#contract/speech/speech.ts';
import { addressOf, callApi } from '#web/lib/callApi.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { useAct } from '#web/ui/useAct.ts';
import { useBringBack } from '#web/ui/useBringBack.ts';
import type { SpeechLanguage, SpeechPiece } from './api.ts';
import { PlayButton } from '#web/ui/sound/PlayButton.tsx';

const tones = { missing: 'plain', changed: 'warn', draft: 'warn', reviewed: 'ok' } as const;

interface Props {
  readonly piece: SpeechPiece;
  readonly language: SpeechLanguage;
  readonly onRecord: () => void;
}

/** A piece with what it blocks, and what may be done with its recording. */
export function PieceRow({ piece, language, onRecord }: Props) {
  const t = useWords();
  const { acting, act } = useAct();
  const bringBack = useBringBack();
  const { key, kind, text, status, hash, seconds } = piece;
  const params = { language, key };
  const review = (reviewed: boolean) =>
    void act('review', async () => {
      await callApi(reviewRecording, { params, body: { hash: hash ?? '', reviewed } });
    });
  const remove = () =>
    void act('remove', async () => {
      const { message, undo } = await callApi(removeRecording, { params });
      notify({ tone: 'ok', text: message, undo: () => bringBack(undo) });
    });
  const people = [
    piece.recorded_by === null ? '' : t('speech.recordedBy', { name: piece.recorded_by, seconds: seconds ?? 0 }),
    piece.reviewed_by === null ? '' : t('speech.reviewedBy', { name: piece.reviewed_by }),
  ].filter(Boolean);
  return (
    <li>
      <div>
        <strong lang={kind === 'sentence' ? language : 'en'}>{text}</strong>{' '}
        <span className="speech-note">{t(`speech.kind_${kind}`)}</span>
      </div>
      <p className="speech-note">
        {t('speech.blocks', {
          count: piece.blocks,
          examples: piece.blocked.map((text) => t('speech.quoted', { text })).join(' · '),
        })}
      </p>
      <p className="speech-note">
        <Badge tone={tones[status]}>{t(`speech.status_${status}`)}</Badge> {people.join(', ')}
      </p>
      <div className="speech-acts">
        {hash !== null && (
          <PlayButton key={hash} small src={`${addressOf(hearRecording, { params })}?of=${hash}`} name={text} />
        )}
        <Button
          kind="secondary"
          small
          icon={<Mic size={16} aria-hidden="true" />}
          aria-label={t('speech.recordOf', { text })}
          onClick={onRecord}
        >
          {hash === null ? t('speech.record') : t('speech.again')}
        </Button>
        {status === 'draft' && piece.may_review && (
          <Button kind="secondary" small busy={acting === 'review'} onClick={() => review(true)}>
            {t('speech.review')}
          </Button>
        )}
        {status === 'reviewed' && (
          <Button kind="secondary" small busy={acting === 'review'} onClick={() => review(false)}>
            {t('speech.unreview')}
          </Button>
        )}
        {hash !== null && (
          <Button
            kind="secondary"
            small
            icon={<Trash2 size={16} aria-hidden="true" />}
            aria-label={t('speech.removeOf', { text })}
            busy={acting === 'remove'}
            onClick={remove}
          >
            {t('speech.remove')}
          </Button>
        )}
      </div>
      {status === 'draft' && !piece.may_review && <p className="speech-note">{t('speech.ownReview')}</p>}
    </li>
  );
}
