import { listCrops } from '#contract/calendar/calendar.ts';
import type { Answer, EndpointShape, Query } from '#contract/endpoint.ts';
import { listFarmers } from '#contract/farmers/farmers.ts';
import { listRainGauges } from '#contract/climate/gauges.ts';
import { listAllDistricts } from '#contract/geography/geography.ts';
import { listRiskCategories } from '#contract/risks/riskCategories.ts';
import { listTrapSpecies } from '#contract/traps/scouting.ts';
import { listOwnTrapSites } from '#contract/traps/traps.ts';
import { languages } from '#engines/farmers/farmer.ts';
import type { Choice } from '#engines/openRosa/field.ts';
import { makeAnswer } from '../../platform/calls/makeAnswer.ts';
import { Problem } from '../../platform/calls/problems.ts';
import type { Registry } from '../../platform/calls/registry.ts';
import type { Scope } from '../../platform/records/scope.ts';

/** Most rows of a list that differs from officer to officer. */
const mostOwn = 200;

export type ListName = keyof typeof makers;

const makers = {
  categories: async (read: Read) => (await read(listRiskCategories)).map(({ id, name }) => choice(id, name)),
  districts: async (read: Read) =>
    (await read(listAllDistricts)).map(({ district_id: id, district, region }) => choice(id, `${district}, ${region}`)),
  crops: async (read: Read) => (await read(listCrops)).map(({ crop_id: id, crop }) => choice(id, crop)),
  species: async (read: Read) => (await read(listTrapSpecies)).map(({ id, name }) => choice(id, name)),
  // Words of several parts are written with _: blanks part the values of a choice.
  stages: async (read: Read) =>
    [...new Set((await read(listTrapSpecies)).flatMap(({ stages }) => stages))].map((stage) =>
      choice(stage.replaceAll(' ', '_'), stage),
    ),
  traps: async (read: Read) =>
    (await read(listOwnTrapSites))
      .slice(0, mostOwn)
      .map(({ id, name, district }) => choice(id, `${name}, ${district}`)),
  gauges: async (read: Read) => (await read(listRainGauges)).map(({ id, name }) => choice(id, name)),
  farmers: async (read: Read) =>
    (await read(listFarmers, { limit: mostOwn })).found.map(({ id, name }) => choice(id, name)),
  languages: async () => Object.entries(languages).map(([code, [name]]) => choice(code, name)),
} as const;

type Read = <E extends EndpointShape>(endpoint: E, query?: NoInfer<Query<E>>) => Promise<Answer<E>>;

function choice(value: string | number, label: string): Choice {
  return { value: String(value), label };
}

/** The lists that a form chooses from, as far as whoever asks may see them; a list they may not see is empty. */
export async function listsFor(
  scope: Scope,
  calls: Registry,
  names: readonly ListName[],
): Promise<Readonly<Record<string, readonly Choice[]>>> {
  const read = async <E extends EndpointShape>(endpoint: E, query?: NoInfer<Query<E>>): Promise<Answer<E>> => {
    const mounted = calls.get(endpoint.name);
    if (mounted === undefined) throw new Error(`The call ${endpoint.name} is not mounted.`);
    const asked = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
    const input = mounted.readInput({ params: {}, query: Object.fromEntries(asked), body: undefined, isForm: false });
    const { body } = await makeAnswer(mounted, input, scope);
    return JSON.parse(body.toString('utf8')) as Answer<E>;
  };
  const lists: [string, readonly Choice[]][] = [];
  for (const name of names) {
    const choices = await makers[name](read).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 403) return [];
      throw error;
    });
    lists.push([name, choices]);
  }
  return Object.fromEntries(lists);
}
