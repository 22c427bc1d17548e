/** The house's import rules (docs/architecture.md, «what may import what»). Run by `npm run lint:deps`. */
const no = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const typeOnly = { dependencyTypesNot: ['type-only'] };
/** Each may use those before it. */
const PEOPLE = ['sessions', 'accounts', 'customers', 'erasure'];
const tests = '\\.test\\.tsx?$|/testing/';

module.exports = {
  forbidden: [
    no(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'cycles hide who owns what',
    ),
    no(
      'no-type-cycles',
      {
        path: '^(app|bff|database|design-system|fields|formats|packages|scripts|states)/',
        pathNot: [
          tests,
          // A model names the models that it has, and those name it.
          '^database/models/',
        ],
      },
      { circular: true },
      'what two modules share lies in one that knows neither',
    ),
    ...PEOPLE.map((noun, index) =>
      no(
        `${noun}-know-no-later-noun-of-people`,
        { path: `^bff/domain/${noun}/`, pathNot: tests },
        { path: `^bff/domain/(${PEOPLE.slice(index + 1).join('|')})/` },
        'sessions know none of the others, accounts end sessions, customers have accounts, erasure takes all of it out: types too',
      ),
    ).slice(0, -1),
    no(
      'opentelemetry-is-loaded-when-configured',
      {},
      { path: 'node_modules/@opentelemetry/', dynamic: false, ...typeOnly },
      'without a collector nothing of it costs anything: bff/platform/tracing/export-spans.ts imports it when it is asked to',
    ),
    no(
      'design-system-is-a-leaf',
      { path: '^design-system/' },
      { path: '^(app|bff|database)/' },
      'components know nothing of the product',
    ),
    no(
      'states-is-a-leaf',
      { path: '^states/' },
      { path: '^(app|bff|database|design-system|fields|formats)/' },
      'tables of states are data',
    ),
    no(
      'fields-are-a-leaf',
      { path: '^fields/', pathNot: tests },
      { path: '^(app|bff|database|design-system)/' },
      'what a field is, is the same for pages, the API and imports',
    ),
    no(
      'formats-is-a-leaf',
      { path: '^formats/' },
      { path: '^(app|bff|database|design-system|fields)/' },
      'formats are pure',
    ),
    no(
      'telephone-rules-stay-on-the-server',
      { path: '^(app|design-system|fields|formats)/' },
      { path: 'libphonenumber' },
      'the rules of all countries weigh as much as React: pages get numbers as they are shown',
    ),
    no('app-never-touches-database', { path: '^app/' }, { path: '^database/' }, 'screens ask the bff'),
    no(
      'app-uses-domain-index',
      { path: '^app/' },
      { path: '^bff/domain/(?!shared/)[^/]+/(?!index\\.ts$)', ...typeOnly },
      'a noun shows only its index',
    ),
    no(
      'app-nouns-import-no-area',
      { path: '^app/nouns/' },
      { path: '^app/areas/' },
      'what areas share does not know them',
    ),
    no(
      'app-areas-do-not-import-areas',
      { path: '^app/areas/([^/]+)/' },
      { path: '^app/areas/', pathNot: '^app/areas/$1/' },
      'what two areas share goes elsewhere',
    ),
    no(
      'bff-never-imports-ui',
      {
        path: '^bff/(?!app\\.ts$|server\\.ts$|dev\\.ts$|edge/(find-screen\\.ts|logged-path\\.test\\.ts)$|platform/(section-handlers|domain-answers))',
      },
      { path: '^(app|design-system)/|node_modules/(react|react-dom|@remix-run)(/|$)' },
      'the domain has no pages',
    ),
    no(
      'areas-do-not-import-areas',
      { path: '^bff/areas/([^/]+)/' },
      { path: '^bff/areas/', pathNot: '^bff/areas/$1/' },
      'an area owns its view models',
    ),
    no(
      'domain-is-independent',
      { path: '^bff/domain/', pathNot: tests },
      { path: '^bff/(areas|api|jobs)/', ...typeOnly },
      'the domain does not know who calls it',
    ),
    no(
      'domain-uses-ports',
      { path: '^bff/domain/', pathNot: tests },
      { path: '^bff/integrations/[^/]+/(?!(port|index)\\.ts$)', ...typeOnly },
      'an integration is reached by its port',
    ),
    no(
      'domain-modules-meet-at-index',
      { path: '^bff/domain/([^/]+)/', pathNot: tests },
      { path: '^bff/domain/(?!shared/)[^/]+/(?!index\\.ts$)', pathNot: '^bff/domain/$1/', ...typeOnly },
      'a noun shows only its index',
    ),
    no(
      'areas-use-domain-index',
      { path: '^bff/(areas|api|jobs)/', pathNot: tests },
      { path: '^bff/domain/(?!shared/)[^/]+/(?!index\\.ts$)', ...typeOnly },
      'a noun shows only its index',
    ),
    no(
      'only-stores-touch-models',
      { path: '^bff/', pathNot: '\\.store\\.ts$|\\.db\\.test\\.ts$|/testing/|^bff/seeds/' },
      { path: '^database/models/', ...typeOnly },
      'one file a noun talks to its tables',
    ),
    no(
      'database-imports-nothing-of-ours',
      { path: '^database/' },
      { path: '^(app|bff|design-system)/' },
      'the schema stands alone; what is made by the product’s verbs lies in bff/seeds',
    ),
    no(
      'access-is-for-tests',
      { path: '^(app|bff|database|design-system|fields|formats|scripts)/', pathNot: `${tests}|^scripts/soak/` },
      { path: '^access/' },
      'the product decides by its policies; the table only says what must come of it',
    ),
    no(
      'packages-are-leaves',
      { path: '^packages/' },
      { path: '^(access|app|bff|database|design-system|fields|formats|scripts|states)/' },
      'who installs them has nothing of the house',
    ),
    no(
      'stripe-sdk-in-one-place',
      { path: '^(app|bff|database)/', pathNot: '^bff/integrations/payments/' },
      { path: 'node_modules/stripe/' },
      'the provider is behind its port',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
