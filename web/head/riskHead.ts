import { verifiedRiskQuery } from '#web/features/risks/public/publicRisks.ts';
import type { OwnHead, OwnHeadContext } from './headPart.ts';

/** A verified risk as search engines read it: what was seen, when, and where to about a kilometre. */
export function riskHead({ params, known, t, origin }: OwnHeadContext): OwnHead {
  const risk = params['id'] === undefined ? undefined : known(verifiedRiskQuery(params['id']));
  if (!risk) return {};
  const { id, riskCategory, district, region, description, point, photos, createdAt, verifiedAt } = risk;
  const headline = t('publicRisks.headTitle', { category: riskCategory.name, district });
  return {
    structured: [
      {
        '@type': 'Report',
        headline,
        name: headline,
        description,
        url: `${origin}/main/risks/${id}`,
        about: riskCategory.name,
        inLanguage: 'en-GH',
        datePublished: verifiedAt,
        dateCreated: createdAt,
        publisher: { '@type': 'Organization', name: t('shell.product'), url: `${origin}/` },
        ...(photos.length > 0 && { image: photos.map(({ large }) => origin + large) }),
        contentLocation: {
          '@type': 'Place',
          name: `${district}, ${region}, Ghana`,
          ...(point && { geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng } }),
        },
      },
    ],
  };
}
