import { useWords } from '#web/lib/words.ts';
import { Badge, type Tone } from '#web/ui/data/Badge.tsx';
import type { MessageBrief } from './messagesApi.ts';

const mailWords = {
  kept: ['plain', 'messages.mailKept'],
  waiting: ['warn', 'messages.mailWaiting'],
  sending: ['warn', 'messages.mailSending'],
  sent: ['ok', 'messages.mailSent'],
  refused: ['danger', 'messages.mailRefused'],
  doubtful: ['danger', 'messages.mailDoubtful'],
} as const satisfies Record<MessageBrief['mail'], readonly [Tone, string]>;

const signWords = {
  trap: 'messages.signTrap',
  hasty: 'messages.signHasty',
  forged: 'messages.signForged',
  links: 'messages.signLinks',
} as const;

/** What became of the mail. */
export function MailMark({ mail }: Pick<MessageBrief, 'mail'>) {
  const t = useWords();
  const [tone, words] = mailWords[mail];
  return <Badge tone={tone}>{t(words)}</Badge>;
}

/** Why a message was put apart; nothing where nothing spoke for it. */
export function SpamSigns({ spamSigns }: Pick<MessageBrief, 'spamSigns'>) {
  const t = useWords();
  if (spamSigns.length === 0) return null;
  return (
    <p className="message-signs">
      {t('messages.signs', { signs: spamSigns.map((sign) => t(signWords[sign])).join(', ') })}
    </p>
  );
}
