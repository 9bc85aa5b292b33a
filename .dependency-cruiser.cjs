// What may import what. Run by `npm run check` (tools/import-rules); the reasons stand in CONTRIBUTING.md and docs/architecture.md.

const feature = '^site/src/features/([^/]+)/';
const own = '^site/src/features/$1/';
const otherServer = '^site/src/features/[^/]+/server/';
const otherWeb = '^site/src/features/[^/]+/web/';
// All features may use these; they use no other feature.
const foundation = '^site/src/features/(accounts|activity|bulk|mail|media|schedules|trash|versions)/';
const contracts = ['^site/src/contract/', '[.]contract[.]ts$'];
const test = '[.]test[.]tsx?$';

const serverSide = ['^site/src/server/', otherServer];
const webSide = ['^site/src/web/', otherWeb, '^site/src/(routes[.]ts|entry[.]client[.]tsx)$'];
// The part of web/ that runs on the server: it puts the HTML document around a page.
const pageServer = '^site/src/web/document/(page-server|document|asset-manifest)[.]ts$';
// Pure text on both sides: heads of documents, texts of people and texts of the interface. The build takes the parser of
// the latter out of what a browser loads.
const serverPackages =
  '^packages/(?!design-system/|rich-text-editor/|rich-text/|texts/(?!src/in-language[.]ts$)|locator-map/src/escape-markup[.]ts$|place-names/src/regions[.]ts$)';
// Of texts, what every page may hold. The parser is loaded by the editor alone, and the editor where somebody writes.
const readText =
  'rich-text/src/(compare-texts|document|links|headings|mentions|paragraphs|plain-text|reading-time)[.]ts$';
const serverModules = ['^site/src/(server|config|processes)/', otherServer, serverPackages, pageServer];
const serverLibraries = 'node_modules/(fastify|@fastify|drizzle-orm|pg|pg-boss|sharp|nodemailer)(/|$)';

// They put a site together as a process does: to fill it, to time it without a network, to list its settings.
const composingTools = '^tools/(fill/src/(main|silent-site)[.]ts|scripts/gates/settings-list[.]mjs)$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Files that need each other are one file, or a third one is missing. Types count: a reader follows them too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-exist',
      comment: 'An import that leads nowhere would also slip past every rule below.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },

    // Who composes
    {
      name: 'config-only-in-processes',
      comment: 'Start-up files read the settings; everything else receives what it needs.',
      severity: 'error',
      from: { pathNot: ['^site/(src/(processes|config)|test)/', composingTools, test] },
      to: { path: '^site/src/config/' },
    },
    {
      name: 'processes-only-compose',
      comment: 'Nothing imports what starts it. Tests and measurements compose a site as a process does.',
      severity: 'error',
      from: { path: '^(site/src|packages)/', pathNot: ['^site/src/processes/', test] },
      to: { path: '^site/src/processes/' },
    },
    {
      name: 'product-not-from-tools',
      comment: 'What people run is not made of what draws, fills, measures or breaks it.',
      severity: 'error',
      from: { path: '^(site/src|packages)/', pathNot: '[.](test|fixture)[.]tsx?$' },
      to: { path: '^(bench|e2e|faults|tools|site/test)/' },
    },
    {
      name: 'measured-from-outside',
      comment:
        'What drives a site as its visitors and staff do (journeys, measurements, faults) takes contracts, builders and rules of its features, not their SQL or screens.',
      severity: 'error',
      from: { path: '^(bench|faults|e2e)/' },
      to: { path: '^site/src/(web/|routes[.]ts|features/.*(/web/|[.](repository|table|routes|presenter|jobs)[.]ts$))' },
    },
    {
      name: 'packages-know-no-travel',
      comment: 'A package could serve another site unchanged.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(site|e2e|bench|tools)/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment:
        'What all features share must not know one of them, but for the files that put frame and pages together. Contracts are public and may be named.',
      severity: 'error',
      from: {
        path: '^site/src/(server|web|contract|config)/',
        pathNot: ['^site/src/web/(root[.]tsx|frame-data[.]ts|route-objects[.]ts)$', test],
      },
      to: { path: '^site/src/features/', pathNot: contracts },
    },

    // Between server and screen
    {
      name: 'contracts-only-zod',
      comment:
        'Server and screen share the contract, so it holds nothing that belongs to one of them. What its checks say are texts.',
      severity: 'error',
      from: { path: contracts, pathNot: test },
      to: {
        pathNot: [
          ...contracts,
          '^packages/rich-text/src/(document|links)[.]ts$',
          '^packages/place-names/src/regions[.]ts$',
          '[.]texts[.]ts$',
          '^packages/texts/src/(texts|print-values)[.]ts$',
          'node_modules/zod/',
        ],
      },
    },
    {
      name: 'server-not-web',
      comment: 'The server knows nothing of screens; it gives what the contract says to whoever asks.',
      severity: 'error',
      from: { path: serverSide, pathNot: test },
      to: { path: [...webSide, '^packages/design-system/', 'node_modules/(react|react-dom|react-router)(/|$)'] },
    },
    {
      name: 'web-not-server',
      comment: 'The web side reaches the server side only over HTTP, although both lie in one folder.',
      severity: 'error',
      from: { path: webSide, pathNot: [pageServer, test] },
      to: { path: [...serverModules, serverLibraries] },
    },
    {
      name: 'web-not-node',
      comment: 'What runs in a browser has no Node.',
      severity: 'error',
      from: { path: [...webSide, '^packages/design-system/'], pathNot: [pageServer, test] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-reaches-no-server',
      comment: 'From where the browser starts, no chain of imports, however long, may lead to the server.',
      severity: 'error',
      from: { path: '^site/src/entry[.]client[.]tsx$' },
      to: { path: [...serverModules, serverLibraries], reachable: true },
    },

    {
      name: 'parser-only-in-the-editor',
      comment: 'No public page loads the parser of texts or the editor: they come by import(), where somebody writes.',
      severity: 'error',
      from: { path: [...webSide, '^packages/design-system/src/'], pathNot: test },
      to: {
        path: ['^packages/rich-text(-editor)?/', 'node_modules/(prosemirror-[a-z-]+|markdown-it)/'],
        // What tells that a text is too long to be shown asks neither of them.
        pathNot: [`^packages/${readText}`, '^packages/rich-text-editor/src/document/too-much[.]ts$'],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },

    // Between features: four ways (table to table, repository to table, service to service, page to components)
    {
      name: 'feature-table-to-table',
      comment: 'A table names another feature only by a foreign key.',
      severity: 'error',
      from: { path: `${feature}server/.*[.]table[.]ts$` },
      to: { path: otherServer, pathNot: [own, foundation, '[.]table[.]ts$'] },
    },
    {
      name: 'feature-repository-to-table',
      comment: 'A repository joins the tables of others for reading; their rules stay with them.',
      severity: 'error',
      from: { path: `${feature}server/.*[.]repository[.]ts$` },
      to: { path: otherServer, pathNot: [own, foundation, '[.]table[.]ts$'] },
    },
    {
      name: 'feature-service-to-service',
      comment:
        'A use case that needs another feature asks its service, which is what a feature offers to others, or its rules.',
      severity: 'error',
      from: { path: `${feature}server/.*[.]service[.]ts$` },
      to: { path: otherServer, pathNot: [own, foundation, '[.](service|rules)[.]ts$'] },
    },
    {
      name: 'feature-rules-to-rules',
      comment: 'Rules are pure, so they may build on those of other features.',
      severity: 'error',
      from: { path: `${feature}server/.*[.]rules[.]ts$` },
      to: { path: otherServer, pathNot: [own, foundation, '[.]rules[.]ts$'] },
    },
    {
      name: 'feature-test-data',
      comment: 'Seeds, fixtures and tests build on the tables and the builders of others.',
      severity: 'error',
      from: { path: `${feature}server/.*[.](seed|fixture|test)[.]ts$` },
      to: { path: otherServer, pathNot: [own, foundation, '[.](table|rules|seed|fixture)[.]ts$'] },
    },
    {
      name: 'feature-internals',
      comment:
        'Routes, presenters, jobs and what serves them stay in their own feature; they may use the rules of others, which are pure.',
      severity: 'error',
      from: { path: `${feature}server/`, pathNot: '[.](table|repository|service|rules|seed|fixture|test)[.]ts$' },
      to: { path: otherServer, pathNot: [own, foundation, '[.]rules[.]ts$'] },
    },
    {
      name: 'feature-page-to-components',
      comment:
        "A screen shows another feature's components, and calls its contract; the rest of its web folder is its own.",
      severity: 'error',
      from: { path: `${feature}web/` },
      to: { path: otherWeb, pathNot: [own, foundation, '/web/components/'] },
    },
    {
      name: 'foundation-uses-no-feature',
      comment:
        'Accounts, activity, bulk, mail, media, schedules, trash and versions carry all other features, so they know none of them.',
      severity: 'error',
      from: { path: foundation, pathNot: test },
      to: { path: '^site/src/features/', pathNot: foundation },
    },

    // Between layers
    {
      name: 'sql-only-in-repositories',
      comment:
        'SQL stands in repositories (tables, seeds and fixtures beside them). Two name a statement of their own: the health check, and the start that loads the library.',
      severity: 'error',
      from: {
        path: '^site/src/',
        pathNot: [
          '[.](repository|table|columns|seed|fixture|test)[.]tsx?$',
          '^site/src/server/http/health[.]ts$',
          '^site/src/processes/start/sample-library[.]ts$',
        ],
      },
      to: { path: ['node_modules/(drizzle-orm|pg)(/|$)', '[.]table[.]ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'layers-point-down',
      comment: 'Routes call services and repositories, services call repositories; never the other way round.',
      severity: 'error',
      from: { path: '^site/src/features/[^/]+/server/.*[.](table|repository|presenter)[.]ts$' },
      to: { path: '[.](service|routes|jobs)[.]ts$' },
    },
    {
      name: 'rules-are-pure',
      comment:
        'Rules and the texts of mails take values and give values: no database, no HTTP, no files, no clockwork of the server. They build on contracts and on what is as pure.',
      severity: 'error',
      from: { path: '^site/src/.*[.](rules|mails)[.]ts$' },
      to: {
        pathNot: [
          ...contracts,
          '[.](rules|mails|texts)[.]ts$',
          '^packages/(place-names|rich-text)/',
          // What a call prints in, and what the site is written in, are around all that it does.
          '^packages/texts/src/(print-values|own-language)[.]ts$',
          '^site/src/features/mail/server/mail-template[.]ts$',
          '^site/src/features/media/server/media[.]presenter[.]ts$',
          '^site/src/server/(languages/(page-url|open-languages|person-language)|sample-dates)[.]ts$',
          'node_modules/(zod|countries-list)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'presenters-are-pure',
      comment:
        'A presenter turns rows into the answer of the contract: it takes types of the repository, and calls nothing of it.',
      severity: 'error',
      from: { path: '[.]presenter[.]ts$' },
      to: { path: '[.]repository[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'http-only-in-routes',
      comment: 'Rules and SQL know no request and no reply, so that jobs and commands can use them.',
      severity: 'error',
      from: { path: '[.](service|rules|mails|repository|presenter|table)[.]ts$' },
      to: {
        path: ['node_modules/(fastify|@fastify)(/|$)', '^site/src/server/endpoints/implement[.]ts$', '[.]routes[.]ts$'],
      },
    },
    {
      name: 'components-make-no-client',
      comment:
        'Loaders of pages bring the data. A component calls the API as the session does (useApi, useFormCall, useSave), and when somebody does something.',
      severity: 'error',
      from: { path: ['/components/.*[.]tsx$', '^packages/design-system/'] },
      to: { path: '^site/src/web/api-client[.]ts$' },
    },
    {
      name: 'product-not-from-tests',
      comment: 'What people run never needs what only tests need.',
      severity: 'error',
      from: { path: '^(site/src|packages)/', pathNot: '[.](test|fixture)[.]tsx?$' },
      to: { path: '[.](test|fixture)[.]tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
