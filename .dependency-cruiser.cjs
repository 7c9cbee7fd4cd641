// The house rules: each is one sentence of docs/architecture.md.
module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      'Modules form a tree; only types may look back.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'contract-stands-alone',
      'contract/ uses typebox and itself.',
      { path: '^contract/' },
      { pathNot: ['^contract/', '(^|/)node_modules/typebox/'] },
    ),
    rule(
      'engines-are-pure',
      'engines/ uses itself and pure packages on the list: no Node, no other floor.',
      { path: '^engines/', pathNot: ['\\.(test|bench)\\.ts$', '/testing/'] },
      // The list: exact orientation of three points, numbering plans of telephones, the message format of ICU, the
      // point of a shape farthest from its border, an index of boxes, the value of a rank.
      {
        pathNot: [
          '^engines/',
          '(^|/)node_modules/(robust-predicates|libphonenumber-js|intl-messageformat|polylabel|flatbush|quickselect)/',
        ],
      },
    ),
    rule(
      'content-is-data',
      'content/ holds data: it imports engines at most.',
      { path: '^content/' },
      { pathNot: ['^content/', '^engines/'] },
    ),
    rule('server-not-to-web', 'server/ never imports web/.', { path: '^server/' }, { path: '^web/' }),
    rule('web-not-to-server', 'web/ never imports server/.', { path: '^web/' }, { path: '^server/' }),
    rule(
      'web-no-node',
      'web/ runs in a browser.',
      { path: '^web/', pathNot: '\\.test\\.tsx?$' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'platform-knows-no-farming',
      'server/platform knows no room, no content, and of the engines only access, dates and words.',
      { path: '^server/platform/', pathNot: '\\.test\\.ts$' },
      {
        path: ['^server/(modules|adapters|render|jobs)/', '^content/', '^engines/(?!access|dates|words)'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'adapters-know-ports',
      'server/adapters knows engines and itself, no room.',
      { path: '^server/adapters/', pathNot: '\\.test\\.ts$' },
      {
        path: ['^server/(modules|platform|render|app|main)', '^contract/', '^content/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'rooms-have-front-doors',
      'A room enters another through its service.',
      { path: '^server/modules/([^/]+)/' },
      {
        path: '^server/modules/([^/]+)/',
        pathNot: ['^server/modules/$1/', '^server/modules/([^/]+)/\\1\\.service\\.ts$'],
      },
    ),
    rule(
      'features-meet-in-pages',
      'Features do not import each other.',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/([^/]+)/', pathNot: '^web/features/$1/' },
    ),
    rule(
      'ui-knows-no-feature',
      'web/ui and web/lib serve all features.',
      { path: '^web/(ui|lib)/' },
      { path: '^web/(features|pages|app)/' },
    ),
    rule(
      'sql-in-repositories',
      'Only repositories, the database folder and the adapter that starts PostgreSQL speak SQL.',
      {
        path: '^server/',
        pathNot: [
          '\\.repository\\.ts$',
          '^server/database/',
          '^server/adapters/postgres/',
          '\\.test\\.ts$',
          '/testing/',
        ],
      },
      { path: '(^|/)node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'routes-ask-services',
      'Routes speak to services, not to tables.',
      { path: '\\.routes\\.ts$' },
      { path: '\\.repository\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'not-to-test',
      'Product code never imports tests, makers or stand-in people.',
      { pathNot: ['\\.(test|bench)\\.tsx?$', '/testing/', '^e2e/', '^bench/'] },
      { path: ['\\.(test|bench)\\.tsx?$', '/testing/', '^e2e/', '^bench/'] },
    ),
    rule(
      'no-dev-packages',
      'Product code runs on production packages.',
      { path: '^(contract|engines|server|web)/', pathNot: ['\\.(test|bench)\\.tsx?$', '/testing/'] },
      { dependencyTypes: ['npm-dev'], pathNot: ['^node_modules/@types/'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}
