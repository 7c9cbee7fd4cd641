/** What changed for programs that call the API, the newest first; shown on its page and told in its document. */
export const apiChanges: readonly { readonly on: string; readonly changes: readonly string[] }[] = [
  {
    on: '2026-11-30',
    changes: [
      'A daily record that is brought in may be asked for its sheet and for what its columns hold: `sheet`, `element` of POST /api/climate/stations.',
    ],
  },
  {
    on: '2026-11-28',
    changes: [
      'Exports of KoboToolbox and ODK bring their photos along in a .zip: /api/collected/import.',
      'Signing out answers `provider`, where to sign out of the provider one came by.',
      'Columns of datasets say what they may be called while nobody has said it: `proposed`.',
      'oEmbed of dashboards that are written in their address: /oembed?url=…/main/dashboard?p=….',
    ],
  },
  {
    on: '2026-11-27',
    changes: [
      'Figures by district and month are pushed to DHIS2: /api/dhis2.',
      'Datasets of other portals come into the holding area on a schedule: /api/harvests.',
      'Pages of other sites may ask every open address with headers of their own (CORS), and read why they were refused.',
      'Refusals are said in French to whoever prefers it (Accept-Language: fr); Content-Language tells.',
      'Advice and risks can be heard where they are recorded: /api/speech/listen, /api/speech/sound.mp3.',
      'CKAN’s package_autocomplete, and the addresses without a version that ckanapi asks: /api/action/….',
    ],
  },
  {
    on: '2026-11-24',
    changes: [
      'A client for TypeScript with the types of every call: /agrihub-client.tgz; calls can be tried at /api/docs.',
      'Every call takes an access token (Authorization: Bearer aghp_… or aghs_…), made under “Your account” or for a service account.',
      'Sign-in takes `code`, and answers 401 `secondStepNeeded` where the account has a second step.',
      'Webhooks after Standard Webhooks: /api/webhooks.',
      'Exports of KoboToolbox and ODK become records: /api/collected/import.',
      'Signing in with a provider of OpenID Connect, where one is set up.',
      'Older addresses say since when they are deprecated (RFC 9745: `Deprecation: @1795219200`) and name the address to use (`Link`).',
    ],
  },
  { on: '2026-11-21', changes: ['First version.'] },
];

/** Since when older addresses are deprecated, in seconds since 1970: the first version of the API, 21 November 2026. */
export const aliasesDeprecatedSince = 1_795_219_200;
