import { useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { largestRiskPhotoBytes, longestRiskText, mostCases, mostRiskPhotos } from '#contract/limits.ts';
import { reportRisk } from '#contract/risks/risks.ts';
import { readLocation, writeLocation } from '#engines/risks/location.ts';
import { addressOf } from '#web/lib/callApi.ts';
import type { OpenedReport } from '#web/lib/fieldQueue/fieldQueue.ts';
import { useReport } from '#web/lib/fieldQueue/useReport.ts';
import { shippedText } from '#web/lib/shippedText.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { CommunityField, isWholeCommunity, type ChosenCommunity } from '#web/ui/forms/CommunityField.tsx';
import { useKept, useKeeping } from '#web/ui/field/KeptForm.tsx';
import { PhotoField } from '#web/ui/forms/PhotoField.tsx';
import { FormMessage } from '#web/ui/forms/FormMessage.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { TextArea } from '#web/ui/forms/TextArea.tsx';
import { TextInput } from '#web/ui/forms/TextInput.tsx';
import { categoriesQuery, districtsQuery, zonesQuery } from '../api.ts';
import { PlacePicker, type Place } from './PlacePicker.tsx';
import './RiskForm.css';

interface RiskFormProps {
  readonly opened: OpenedReport | undefined;
  /** With the number of the risk where it arrived at once. */
  readonly onDone: (id: number | undefined) => void;
}

/** What an officer reports. It is kept on the device first, and works without a network. */
export function RiskForm({ opened, onDone }: RiskFormProps) {
  const t = useWords();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: zones = [] } = useQuery(zonesQuery());
  const { data: districts = [] } = useQuery(districtsQuery());
  const kept = useKept<{ place: Place; community: ChosenCommunity | null }>();
  const before: Readonly<Record<string, unknown>> = opened?.report.fields ?? kept.typed ?? {};
  const text = (name: string): string =>
    typeof before[name] === 'string' || typeof before[name] === 'number' ? String(before[name]) : '';
  const located = readLocation(text('location'));
  const [place, setPlace] = useState<Place>(
    kept.state?.place ?? {
      point: located.point ? { lat: located.point[1], lng: located.point[0] } : undefined,
      name: located.name,
      districtId: text('district_id'),
    },
  );
  const [photos, setPhotos] = useState<readonly File[]>(opened?.photos ?? kept.photos);
  const [community, setCommunity] = useState<ChosenCommunity | null>(kept.state?.community ?? communityOf(before));
  useKeeping({ place, community }, photos);
  const [placeMissing, setPlaceMissing] = useState(false);
  const { report, wrong, busy } = useReport(opened?.report);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? '').trim();
    const isNowhere = place.point === undefined && place.districtId === '' && !isWholeCommunity(community);
    setPlaceMissing(isNowhere);
    if (isNowhere) return;
    const { point, name } = place;
    const districtId =
      community?.id === null && isWholeCommunity(community)
        ? community.districtId
        : place.districtId || (community?.districtId ?? '');
    const category = categories.find(({ id }) => String(id) === typed('riskCategoryId'))?.name ?? '';
    const reported = await report({
      kind: 'risk',
      title: t('risks.reportTitle', { category: shippedText(category), what: typed('description').slice(0, 60) }),
      path: addressOf(reportRisk, {}),
      fields: {
        riskCategoryId: Number(typed('riskCategoryId')),
        description: typed('description'),
        count: Number(typed('count') || 0),
        isActive: form.has('isActive'),
        location: writeLocation(point ? [point.lng, point.lat] : null, name),
        ...(districtId && { district_id: districtId }),
        ...(isWholeCommunity(community) && {
          community: community.name,
          ...(community.id !== null && { communityId: community.id }),
        }),
        ...(typed('riskZoneId') && { riskZoneId: Number(typed('riskZoneId')) }),
      },
      photos,
      labels: { description: t('risks.description'), count: t('risks.count'), location: t('risks.where') },
    });
    if (!reported) return;
    kept.forget();
    onDone(reported.state === 'sent' ? idOf(reported.answer) : undefined);
  }

  return (
    <form className="risk-form" onSubmit={(event) => void submit(event)}>
      <PhotoField photos={photos} onChange={setPhotos} most={mostRiskPhotos} bytes={largestRiskPhotoBytes} />
      <div className="risk-form-pair">
        <Select
          key={categories.length}
          label={t('risks.category')}
          name="riskCategoryId"
          required
          empty={t('risks.chooseCategory')}
          defaultValue={text('riskCategoryId')}
          choices={categories.map(({ id, name }) => ({ value: String(id), text: shippedText(name) }))}
        />
        <TextInput
          label={t('risks.count')}
          hint={t('risks.countHint')}
          name="count"
          type="number"
          inputMode="numeric"
          min={0}
          max={mostCases}
          defaultValue={text('count') || '1'}
        />
      </div>
      <TextArea
        label={t('risks.description')}
        hint={t('risks.descriptionHint')}
        name="description"
        required
        limit={longestRiskText}
        rows={3}
        defaultValue={text('description')}
      />
      <CommunityField
        label={t('risks.community')}
        optional={t('risks.optional')}
        hint={t('risks.communityHint')}
        value={community}
        onChange={setCommunity}
      />
      <PlacePicker
        place={place}
        districts={districts}
        onChange={setPlace}
        error={placeMissing ? t('risks.placeMissing') : undefined}
      />
      <div className="risk-form-pair">
        <Select
          key={zones.length}
          label={t('risks.zoneOf')}
          name="riskZoneId"
          empty={t('risks.chooseZone')}
          defaultValue={text('riskZoneId')}
          choices={zones.map(({ id, name }) => ({ value: String(id), text: name }))}
        />
        <Checkbox
          label={t('risks.isActive')}
          name="isActive"
          defaultChecked={kept.typed ? 'isActive' in kept.typed : before['isActive'] !== false}
        />
      </div>
      <FormMessage wrong={wrong} />
      <Button type="submit" busy={busy}>
        {t('risks.send')}
      </Button>
    </form>
  );
}

/** The community of a report that is opened again. */
function communityOf(before: Readonly<Record<string, unknown>>): ChosenCommunity | null {
  const { communityId, community, district_id: districtId } = before;
  if (typeof community !== 'string') return null;
  return {
    id: typeof communityId === 'number' ? communityId : null,
    name: community,
    districtId: typeof districtId === 'string' ? districtId : '',
  };
}

function idOf(answer: unknown): number | undefined {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
  return typeof id === 'number' ? id : undefined;
}
