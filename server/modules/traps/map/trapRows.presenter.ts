import type { Static } from 'typebox';
import type { Answer } from '#contract/endpoint.ts';
import type { listTrapRows, TrapRow } from '#contract/traps/trapMap.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import type { SiteOnMap } from './map.service.ts';
import { presentSite } from '../traps.presenter.ts';

/** Traps as the map reads them: the same as `presentSite` says of each, with what many have in common told once. */
export function presentTrapRows(
  scope: Pick<Scope, 'context'>,
  found: readonly SiteOnMap[],
): Answer<typeof listTrapRows> {
  const [places, kinds] = [
    collected<Answer<typeof listTrapRows>['places'][number]>(),
    collected<Answer<typeof listTrapRows>['kinds'][number]>(),
  ];
  const traps = found.map((each): Static<typeof TrapRow> => {
    const site = presentSite(scope, each);
    const { region, district, species, trapType, lure, crop } = site;
    const { caught, nights, perNight, from } = site.catch;
    return [
      site.id,
      site.name,
      site.latitude,
      site.longitude,
      places.numberOf({ region, district, from }),
      site.community,
      kinds.numberOf({ species, trapType, lure, crop }),
      site.total_count,
      site.reports,
      site.last_visit,
      site.trap_reports.map(({ pestCount }) => pestCount),
      caught,
      nights,
      perNight,
    ];
  });
  return { places: places.all, kinds: kinds.all, traps };
}

/** Things each kept once, under the number at which it stands. */
function collected<Thing>(): { readonly all: Thing[]; numberOf(thing: Thing): number } {
  const all: Thing[] = [];
  const numbers = new Map<string, number>();
  return {
    all,
    numberOf(thing) {
      const key = JSON.stringify(thing);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, all.length);
      return all.push(thing) - 1;
    },
  };
}
