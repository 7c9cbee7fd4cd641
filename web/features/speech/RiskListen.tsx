import { useWords } from '#web/lib/words.ts';
import { Listen } from './Listen.tsx';

/** What can be heard of the verified risks of a district. */
export default function RiskListen({ district }: { readonly district: string }) {
  const t = useWords();
  return <Listen to={{ about: 'risks', district }} title={t('listen.risksOf', { district })} />;
}
