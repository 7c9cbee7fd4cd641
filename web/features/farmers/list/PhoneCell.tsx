import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { revealFarmerPhone } from '#contract/farmers/farmers.ts';
import { callApi } from '#web/lib/callApi.ts';
import { isApiProblem } from '#web/lib/problem.ts';
import { useWords } from '#web/lib/words.ts';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { type Farmer, historyQuery, isMine } from '../api.ts';

/** A number of seven stars and four digits; the eye fetches the whole of it, which is noted, and hides it again. Of a farmer of others it stays hidden. */
export function PhoneCell({ farmer }: { farmer: Pick<Farmer, 'id' | 'name' | 'phone' | 'own' | 'shares'> }) {
  const t = useWords();
  const { id, name, phone } = farmer;
  const client = useQueryClient();
  const [whole, setWhole] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function reveal() {
    setBusy(true);
    try {
      setWhole((await callApi(revealFarmerPhone, { params: { id } })).phone);
      await client.invalidateQueries({ queryKey: historyQuery(id).queryKey });
    } catch (caught) {
      if (!isApiProblem(caught)) throw caught;
      notify({ tone: 'alert', text: caught.message, requestId: caught.requestId });
    }
    setBusy(false);
  }

  if (phone === '') return t('farmers.phoneNo');
  if (!isMine(farmer)) return <span className="farmer-phone figures">{phone}</span>;
  return (
    <span className="farmer-phone figures">
      {whole === undefined ? phone : <a href={`tel:${whole}`}>{whole}</a>}
      <IconButton
        label={t(whole === undefined ? 'farmers.reveal' : 'farmers.hide', { name })}
        aria-pressed={whole !== undefined}
        icon={whole === undefined ? <Eye size={18} aria-hidden="true" /> : <EyeOff size={18} aria-hidden="true" />}
        disabled={busy}
        onClick={() => (whole === undefined ? void reveal() : setWhole(undefined))}
      />
    </span>
  );
}
