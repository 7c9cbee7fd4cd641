import * as calls from '#contract/openData/ckan.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import * as ckan from './ckan.service.ts';
import { searchDatastore, showResource } from './datastore.service.ts';
import { siteOrigin } from '../../platform/http/origin.ts';

/** The version of CKAN whose answers these are like. */
const like = '2.10.4';

/** CKAN's action API 3, for reading. */
export function ckanRoutes(mount: Mount, _context: AppContext): void {
  /** A result as CKAN wraps it. */
  const wrap = async (scope: Scope, action: string, result: unknown): Promise<string> =>
    JSON.stringify({
      help: `${siteOrigin(scope)}/api/3/action/help_show?name=${action}`,
      success: true,
      result: await result,
    });

  mount(calls.ckanPackageSearch, ({ query, scope }) =>
    wrap(scope, 'package_search', ckan.searchPackages(scope, query)),
  );
  mount(calls.ckanPackageSearchByPost, ({ body, scope }) =>
    wrap(scope, 'package_search', ckan.searchPackages(scope, body)),
  );
  mount(calls.ckanPackageShow, ({ query, scope }) => wrap(scope, 'package_show', ckan.showPackage(scope, query.id)));
  mount(calls.ckanPackageShowByPost, ({ body, scope }) =>
    wrap(scope, 'package_show', ckan.showPackage(scope, body.id)),
  );
  mount(calls.ckanPackageList, ({ query, scope }) => wrap(scope, 'package_list', ckan.listPackages(scope, query)));
  mount(calls.ckanPackageListByPost, ({ body, scope }) => wrap(scope, 'package_list', ckan.listPackages(scope, body)));
  mount(calls.ckanPackageAutocomplete, ({ query, scope }) =>
    wrap(scope, 'package_autocomplete', ckan.completeName(scope, query)),
  );
  mount(calls.ckanPackageAutocompleteByPost, ({ body, scope }) =>
    wrap(scope, 'package_autocomplete', ckan.completeName(scope, body)),
  );
  mount(calls.ckanCurrentPackageListWithResources, ({ query, scope }) =>
    wrap(scope, 'current_package_list_with_resources', ckan.listPackagesWithResources(scope, query)),
  );
  mount(calls.ckanCurrentPackageListWithResourcesByPost, ({ body, scope }) =>
    wrap(scope, 'current_package_list_with_resources', ckan.listPackagesWithResources(scope, body)),
  );
  mount(calls.ckanGroupList, ({ query, scope }) => wrap(scope, 'group_list', ckan.listGroups(scope, 'groups', query)));
  mount(calls.ckanGroupListByPost, ({ body, scope }) =>
    wrap(scope, 'group_list', ckan.listGroups(scope, 'groups', body)),
  );
  mount(calls.ckanGroupShow, ({ query, scope }) => wrap(scope, 'group_show', ckan.showGroup(scope, 'groups', query)));
  mount(calls.ckanGroupShowByPost, ({ body, scope }) =>
    wrap(scope, 'group_show', ckan.showGroup(scope, 'groups', body)),
  );
  mount(calls.ckanGroupPackageShow, ({ query, scope }) =>
    wrap(scope, 'group_package_show', ckan.listPackagesOfGroup(scope, query)),
  );
  mount(calls.ckanGroupPackageShowByPost, ({ body, scope }) =>
    wrap(scope, 'group_package_show', ckan.listPackagesOfGroup(scope, body)),
  );
  mount(calls.ckanOrganizationList, ({ query, scope }) =>
    wrap(scope, 'organization_list', ckan.listGroups(scope, 'organization', query)),
  );
  mount(calls.ckanOrganizationListByPost, ({ body, scope }) =>
    wrap(scope, 'organization_list', ckan.listGroups(scope, 'organization', body)),
  );
  mount(calls.ckanOrganizationShow, ({ query, scope }) =>
    wrap(scope, 'organization_show', ckan.showGroup(scope, 'organization', query)),
  );
  mount(calls.ckanOrganizationShowByPost, ({ body, scope }) =>
    wrap(scope, 'organization_show', ckan.showGroup(scope, 'organization', body)),
  );
  mount(calls.ckanTagList, ({ query, scope }) =>
    wrap(scope, 'tag_list', ckan.listTags(scope, query.query, query.all_fields)),
  );
  mount(calls.ckanTagListByPost, ({ body, scope }) =>
    wrap(scope, 'tag_list', ckan.listTags(scope, body.query, body.all_fields)),
  );
  mount(calls.ckanTagShow, ({ query, scope }) => wrap(scope, 'tag_show', ckan.showTag(scope, query.id)));
  mount(calls.ckanTagShowByPost, ({ body, scope }) => wrap(scope, 'tag_show', ckan.showTag(scope, body.id)));
  mount(calls.ckanLicenseList, ({ scope }) => wrap(scope, 'license_list', ckan.listLicences()));
  mount(calls.ckanLicenseListByPost, ({ scope }) => wrap(scope, 'license_list', ckan.listLicences()));
  mount(calls.ckanResourceShow, ({ query, scope }) => wrap(scope, 'resource_show', showResource(scope, query.id)));
  mount(calls.ckanResourceShowByPost, ({ body, scope }) => wrap(scope, 'resource_show', showResource(scope, body.id)));
  mount(calls.ckanDatastoreSearch, ({ query, scope }) =>
    wrap(scope, 'datastore_search', searchDatastore(scope, query)),
  );
  mount(calls.ckanDatastoreSearchByPost, ({ body, scope }) =>
    wrap(scope, 'datastore_search', searchDatastore(scope, body)),
  );
  mount(calls.ckanStatusShow, ({ scope }) => wrap(scope, 'status_show', statusOf(scope)));
  mount(calls.ckanStatusShowByPost, ({ scope }) => wrap(scope, 'status_show', statusOf(scope)));
  mount(calls.ckanSiteRead, ({ scope }) => wrap(scope, 'site_read', true));
  mount(calls.ckanSiteReadByPost, ({ scope }) => wrap(scope, 'site_read', true));
  mount(calls.ckanHelpShow, ({ query, scope }) => wrap(scope, 'help_show', helpOf(query.name)));
  mount(calls.ckanHelpShowByPost, ({ body, scope }) => wrap(scope, 'help_show', helpOf(body.name)));
}

function statusOf(scope: Scope) {
  return {
    ckan_version: like,
    site_url: siteOrigin(scope),
    site_title: 'AgriHub Ghana',
    site_description: 'Agricultural data and climate services for Ghana',
    locale_default: 'en',
    error_emails_to: null,
    extensions: ['datastore'],
  };
}

function helpOf(name: string): string {
  const found = Object.values(calls).find(({ path, method }) => method === 'GET' && path === `/api/3/action/${name}`);
  if (found === undefined) throw problem('notFound', { path: name });
  return `${found.summary}. The API document at /api/docs says what it takes.`;
}
