import type { Answer } from '#contract/endpoint.ts';
import type { listTrapRows } from '#contract/traps/trapMap.ts';

type Rows = Answer<typeof listTrapRows>;

/** A trap of the map. */
export type TrapSite = Omit<Rows['places'][number], 'from'> &
  Rows['kinds'][number] & {
    readonly id: number;
    readonly name: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly community: string;
    readonly total_count: number;
    readonly reports: number;
    readonly last_visit: string | null;
    /** What the latest visits counted, the last first; three at most. */
    readonly latest: readonly number[];
    readonly catch: {
      readonly caught: number;
      readonly nights: number;
      readonly perNight: number | null;
      readonly from: string | null;
    };
  };

/** Traps with what many have in common written beside each. */
export function unfoldTraps({ places, kinds, traps }: Rows): TrapSite[] {
  return traps.flatMap((row) => {
    const [id, name, latitude, longitude, at, community, of, total, reports, visit, latest, caught, nights, perNight] =
      row;
    const [place, kind] = [places[at], kinds[of]];
    if (place === undefined || kind === undefined) return [];
    const { from, ...where } = place;
    return {
      ...where,
      ...kind,
      id,
      name,
      latitude,
      longitude,
      community,
      total_count: total,
      reports,
      last_visit: visit,
      latest,
      catch: { caught, nights, perNight, from },
    };
  });
}
