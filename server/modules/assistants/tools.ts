import { calculateCalendar, listCrops } from '#contract/calendar/calendar.ts';
import { listDatasets } from '#contract/catalogue/catalogue.ts';
import { groupDatasetRows, listDatasetRows } from '#contract/catalogue/datasetRows.ts';
import { showDistrictSeasons } from '#contract/climate/districtRains.ts';
import type { EndpointShape } from '#contract/endpoint.ts';
import { findPlaces } from '#contract/geography/figures.ts';
import { listVerifiedRisks } from '#contract/risks/risks.ts';
import { searchWeatherLocations, showForecast } from '#contract/weather/weather.ts';
import { readSchema, type Schema } from '../../platform/calls/schema.ts';

/** A read of the portal as assistants are offered it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly endpoint: EndpointShape;
  /** Fields of the call that are not offered, with what they are asked with. */
  readonly fixed: Readonly<Record<string, unknown>>;
}

const tool = (
  name: string,
  title: string,
  endpoint: EndpointShape,
  description: string,
  fixed: Tool['fixed'] = {},
): Tool => ({ name, title, endpoint, description, fixed });

/** What assistants can ask. Each is a call of the open API, asked as a visitor. */
export const tools: readonly Tool[] = [
  tool(
    'find_place',
    'Find a region or district',
    findPlaces,
    'Regions and districts of Ghana by name, capital or other spelling; typing errors are forgiven. Answers the keys that the other tools take.',
  ),
  tool('list_crops', 'List crops', listCrops, 'Crops of the cropping calendar with their keys, such as maize.'),
  tool(
    'season_plan',
    'Season plan',
    calculateCalendar,
    'What to do when on a field of a crop in a district this season: planting window, weeding, feeding, harvest, with sources and how sure they are. Answers [months, activities, summary]. Say with it where a figure comes from and whether it was reviewed.',
  ),
  tool(
    'season_state',
    'State of the rainy season',
    showDistrictSeasons,
    'Where the rainy seasons of a district are by its daily rain: not begun, begun, false start, dry spell, over, or unknown where the record is too old.',
  ),
  tool(
    'find_weather_place',
    'Find a place for weather',
    searchWeatherLocations,
    'Towns and district capitals that weather can be asked for, best match first.',
    { limit: 10 },
  ),
  tool(
    'weather_forecast',
    'Weather forecast',
    showForecast,
    'The forecast of a place for about a week, with its source and age. Sample weather is named so and is no forecast.',
  ),
  tool(
    'search_datasets',
    'Search datasets',
    listDatasets,
    'Public datasets by words and filters, with institution, licence and version.',
    { access: ['public'] },
  ),
  tool(
    'dataset_rows',
    'Rows of a dataset',
    listDatasetRows,
    'Columns and rows of a table of a dataset that anybody may open: filtered (where, such as Region:is:Ashanti), sorted, by pages.',
  ),
  tool(
    'dataset_groups',
    'Figures of a dataset',
    groupDatasetRows,
    'Rows of a dataset brought together: count, sum, mean, median, min, max or distinct values by up to three columns.',
  ),
  tool(
    'verified_risks',
    'Verified risks',
    listVerifiedRisks,
    'Pests, diseases, floods and other risks that plant protection has verified, the newest first: where to about a kilometre, nobody named.',
  ),
];

/** What a tool takes, as JSON Schema: the fields of its call, wherever they travel. */
export function inputSchemaOf({ endpoint, fixed }: Tool): {
  type: 'object';
  properties: Record<string, object>;
  required: string[];
} {
  const parts = [endpoint.params, endpoint.query, endpoint.body].flatMap((part) => (part ? [readSchema(part)] : []));
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>;
  const offered = Object.entries(properties).filter(([name]) => !Object.hasOwn(fixed, name));
  return {
    type: 'object',
    // What TypeBox keeps beside the schema is no JSON.
    properties: JSON.parse(JSON.stringify(Object.fromEntries(offered))) as Record<string, object>,
    required: parts.flatMap((part) => part.required ?? []).filter((name) => !Object.hasOwn(fixed, name)),
  };
}
