import { useQuery } from '@tanstack/react-query';
import { listAllDistricts, listRegions } from '#contract/geography/geography.ts';
import { DeclaredOnsets } from '#web/features/seasons/DeclaredOnsets.tsx';
import { DeclareOnsetForm } from '#web/features/seasons/DeclareOnsetForm.tsx';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import './ManagePage.css';

export const regionsQuery = () => apiQuery(listRegions, { query: { geometry: false } });

export const districtsQuery = () => apiQuery(listAllDistricts, {});

export function Onsets() {
  const t = useWords();
  const { data: regions = [] } = useQuery(regionsQuery());
  const { data: districts = [] } = useQuery(districtsQuery());
  return (
    <>
      <h1>{t('manage.onsets')}</h1>
      <p className="manage-lead">{t('manage.onsetsAbout')}</p>
      <DeclareOnsetForm
        regions={regions.map(({ region_id, region }) => ({
          id: region_id,
          name: region,
          seasons: [
            ...new Set(districts.filter((each) => each.region_id === region_id).flatMap((each) => each.seasons)),
          ],
        }))}
        districts={districts.map(({ district_id, district, region, seasons }) => ({
          id: district_id,
          name: district,
          region,
          seasons,
        }))}
      />
      <DeclaredOnsets />
    </>
  );
}
