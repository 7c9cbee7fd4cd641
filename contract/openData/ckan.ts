import { type TObject, Type } from 'typebox';
import { type EndpointShape, endpoint } from '../endpoint.ts';

/** A name, an id, or an address as its last part. */
const Id = Type.String({ minLength: 1, maxLength: 300 });
const Limit = Type.Integer({ minimum: 0, maximum: 1_000 });
const Offset = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const Text = Type.String({ maxLength: 2_000 });
const Truth = Type.Boolean();

/**
 * An action of CKAN's action API 3, asked by GET with a query or by POST with a body, both alike; cached but where rows depend on
 * who asks.
 */
function action<const Name extends string, const Takes extends TObject>(
  name: Name,
  takes: Takes,
  summary: string,
  cached = true,
) {
  const ids = name.split('_').map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const shared = {
    room: 'openData',
    path: `/api/3/action/${name}`,
    audience: 'public',
    effect: 'reads',
    answer: Type.String(),
    produces: 'application/json; charset=utf-8',
    refusals: 'ckan',
    cached,
  } as const satisfies Partial<EndpointShape>;
  return [
    endpoint({ ...shared, name: `ckan${ids.join('')}`, method: 'GET', query: takes, summary }),
    endpoint({
      ...shared,
      name: `ckan${ids.join('')}ByPost`,
      method: 'POST',
      body: takes,
      summary: `${summary}; the same by POST`,
    }),
  ] as const;
}

const Page = { limit: Type.Optional(Limit), offset: Type.Optional(Offset) };
const ById = Type.Object({ id: Id });

export const [ckanPackageSearch, ckanPackageSearchByPost] = action(
  'package_search',
  Type.Object({
    q: Type.Optional(Text),
    /** organization, groups, tags, res_format, license_id, name: `field:value`, quoted where it has blanks. */
    fq: Type.Optional(Text),
    fq_list: Type.Optional(Type.Array(Text, { maxItems: 20 })),
    rows: Type.Optional(Limit),
    start: Type.Optional(Offset),
    /** `score desc`, `metadata_modified desc`, `name asc`, `title_string asc`, `views_recent desc`. */
    sort: Type.Optional(Text),
    /** A JSON list of fields to count by: '["tags", "organization"]'. */
    'facet.field': Type.Optional(Type.Union([Text, Type.Array(Text, { maxItems: 20 })])),
    'facet.limit': Type.Optional(Type.Integer({ minimum: -1, maximum: 1_000 })),
    facet: Type.Optional(Type.Union([Text, Truth])),
  }),
  'Public datasets by words and filters, as CKAN answers',
);
export const [ckanPackageShow, ckanPackageShowByPost] = action(
  'package_show',
  ById,
  'One public dataset, as CKAN describes it',
);
export const [ckanPackageList, ckanPackageListByPost] = action(
  'package_list',
  Type.Object(Page),
  'Short names of all public datasets',
);
export const [ckanPackageAutocomplete, ckanPackageAutocompleteByPost] = action(
  'package_autocomplete',
  Type.Object({ q: Type.String({ minLength: 1, maxLength: 200 }), limit: Type.Optional(Limit) }),
  'Public datasets whose name or short name holds some letters',
);
export const [ckanCurrentPackageListWithResources, ckanCurrentPackageListWithResourcesByPost] = action(
  'current_package_list_with_resources',
  Type.Object(Page),
  'Public datasets with their files, the one that changed last first',
);
const Groups = Type.Object({
  ...Page,
  all_fields: Type.Optional(Truth),
  sort: Type.Optional(Text),
  include_dataset_count: Type.Optional(Truth),
});
const Group = Type.Object({ id: Id, include_datasets: Type.Optional(Truth) });
export const [ckanGroupList, ckanGroupListByPost] = action('group_list', Groups, 'Topics that have public datasets');
export const [ckanGroupShow, ckanGroupShowByPost] = action(
  'group_show',
  Group,
  'One topic, with its public datasets where they are asked for',
);
export const [ckanGroupPackageShow, ckanGroupPackageShowByPost] = action(
  'group_package_show',
  Type.Object({ id: Id, limit: Type.Optional(Limit) }),
  'The public datasets of a topic',
);
export const [ckanOrganizationList, ckanOrganizationListByPost] = action(
  'organization_list',
  Groups,
  'Institutions that have public datasets',
);
export const [ckanOrganizationShow, ckanOrganizationShowByPost] = action(
  'organization_show',
  Group,
  'One institution, with its public datasets where they are asked for',
);
export const [ckanTagList, ckanTagListByPost] = action(
  'tag_list',
  Type.Object({ query: Type.Optional(Text), all_fields: Type.Optional(Truth) }),
  'Tags of public datasets',
);
export const [ckanTagShow, ckanTagShowByPost] = action('tag_show', ById, 'One tag');
export const [ckanLicenseList, ckanLicenseListByPost] = action(
  'license_list',
  Type.Object({}),
  'Licences datasets may have',
);
export const [ckanResourceShow, ckanResourceShowByPost] = action('resource_show', ById, 'One file of a public dataset');
export const [ckanDatastoreSearch, ckanDatastoreSearchByPost] = action(
  'datastore_search',
  Type.Object({
    resource_id: Id,
    /** A JSON object: {"Region": "Ashanti", "Year": [2019, 2020]}. */
    filters: Type.Optional(
      Type.Union([Text, Type.Record(Type.String({ maxLength: 300 }), Type.Unknown(), { maxProperties: 40 })]),
    ),
    q: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 32_000 })),
    offset: Type.Optional(Offset),
    /** Names of columns, with commas between. */
    fields: Type.Optional(Type.Union([Text, Type.Array(Type.String({ maxLength: 300 }), { maxItems: 2_000 })])),
    /** `Year desc, Region`. */
    sort: Type.Optional(Text),
    include_total: Type.Optional(Truth),
  }),
  'Rows of a table: filtered, searched, sorted, by pages',
  false,
);
export const [ckanStatusShow, ckanStatusShowByPost] = action('status_show', Type.Object({}), 'What answers here');
export const [ckanSiteRead, ckanSiteReadByPost] = action('site_read', Type.Object({}), 'Whether everybody may read');
export const [ckanHelpShow, ckanHelpShowByPost] = action('help_show', Type.Object({ name: Id }), 'What an action does');
