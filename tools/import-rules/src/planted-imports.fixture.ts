/** One file for each rule, which breaks it: rule, file, what the file says. */
export const forbidden: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['no-cycles', 'site/src/features/stories/server/egg.ts', "import './hen.ts';"],
  ['imports-exist', 'site/src/server/lost.ts', "import './nowhere.ts';"],
  ['config-only-in-processes', 'site/src/features/stories/server/story-mail.ts', "import '#config/config.ts';"],
  ['processes-only-compose', 'site/src/server/restart.ts', "import '../processes/composition/http.ts';"],
  ['packages-know-no-travel', 'packages/database/src/guide.ts', "import '../../../site/src/contract/problem.ts';"],
  ['shared-knows-no-feature', 'site/src/server/places.ts', "import '../features/stories/server/story.service.ts';"],
  ['contracts-only-zod', 'site/src/features/stories/sql.contract.ts', "import 'drizzle-orm';"],
  [
    'contracts-only-zod',
    'site/src/contract/row.ts',
    "import type {} from '../features/stories/server/story.table.ts';",
  ],
  ['server-not-web', 'site/src/features/stories/server/page.routes.ts', "import '#web/document/page-head.ts';"],
  ['web-not-server', 'site/src/features/stories/web/story-data.ts', "import '../server/story.service.ts';"],
  ['web-not-server', 'site/src/web/direct.ts', "import type {} from '../server/dependencies.ts';"],
  ['web-not-node', 'site/src/features/stories/web/file.ts', "import 'node:fs';"],
  [
    'parser-only-in-the-editor',
    'site/src/features/stories/web/components/reads-markdown.tsx',
    "import '../../../../../../packages/rich-text/src/read-markdown.ts';",
  ],
  ['browser-reaches-no-server', 'site/src/entry.client.tsx', "import './web/direct.ts';"],
  [
    'feature-table-to-table',
    'site/src/features/stories/server/a.table.ts',
    "import '../../tags/server/tag.service.ts';",
  ],
  [
    'feature-repository-to-table',
    'site/src/features/stories/server/a.repository.ts',
    "import '../../tags/server/tag.repository.ts';",
  ],
  [
    'feature-service-to-service',
    'site/src/features/stories/server/a.service.ts',
    "import '../../tags/server/tag.repository.ts';",
  ],
  [
    'feature-rules-to-rules',
    'site/src/features/stories/server/a.rules.ts',
    "import '../../tags/server/tag.service.ts';",
  ],
  ['rules-are-pure', 'site/src/features/stories/server/b.rules.ts', "import { sql } from 'drizzle-orm'; sql``;"],
  ['rules-are-pure', 'site/src/features/stories/server/c.rules.ts', "import './story.repository.ts';"],
  ['rules-are-pure', 'site/src/features/stories/server/d.rules.ts', "import '#server/endpoints/implement.ts';"],
  ['rules-are-pure', 'site/src/features/stories/server/e.rules.ts', "import 'node:fs';"],
  ['rules-are-pure', 'site/src/features/stories/server/story.mails.ts', "import './story.service.ts';"],
  ['feature-test-data', 'site/src/features/stories/server/a.seed.ts', "import '../../tags/server/tag.service.ts';"],
  [
    'feature-internals',
    'site/src/features/stories/server/a.routes.ts',
    "import '../../tags/server/tag.repository.ts';",
  ],
  ['feature-page-to-components', 'site/src/features/stories/web/a.page.tsx', "import '../../tags/web/tag-words.ts';"],
  ['foundation-uses-no-feature', 'site/src/features/accounts/server/tags.ts', "import '../../tags/tag.contract.ts';"],
  [
    'sql-only-in-repositories',
    'site/src/features/stories/server/b.service.ts',
    "import { sql } from 'drizzle-orm'; sql``;",
  ],
  ['sql-only-in-repositories', 'site/src/features/stories/server/b.routes.ts', "import './story.table.ts';"],
  ['layers-point-down', 'site/src/features/stories/server/b.repository.ts', "import './story.service.ts';"],
  ['presenters-are-pure', 'site/src/features/stories/server/a.presenter.ts', "import './story.repository.ts';"],
  ['http-only-in-routes', 'site/src/features/stories/server/c.service.ts', "import 'fastify';"],
  ['components-make-no-client', 'site/src/features/stories/web/components/a.tsx', "import '#web/api-client.ts';"],
  ['components-load-nothing', 'site/src/features/stories/web/components/b.tsx', "void fetch('/api/v3/story');"],
  [
    'components-load-nothing',
    'site/src/web/components/c.tsx',
    "import { useEffect } from 'react'; import { useApi } from '#web/session/use-session.ts'; useEffect(useApi);",
  ],
  ['config-only-in-processes', 'faults/src/goal.ts', "import '../../site/src/config/config.ts';"],
  ['config-only-in-processes', 'tools/fill/src/rows.ts', "import '../../../site/src/config/config.ts';"],
  ['product-not-from-tools', 'site/src/server/drawn.ts', "import '../../../tools/artwork/src/scene.ts';"],
  ['measured-from-outside', 'faults/src/writers.ts', "import '../../site/src/features/stories/server/story.table.ts';"],
  ['measured-from-outside', 'bench/src/pages.ts', "import '../../site/src/routes.ts';"],
  ['product-not-from-tests', 'site/src/server/builder.ts', "import '../features/stories/server/story.fixture.ts';"],
  ['environment-only-in-config', 'site/src/server/debug.ts', "if (process.env.DEBUG) console.log('on');"],
  ['environment-only-in-config', 'site/src/server/debug-too.ts', "import { env } from 'node:process'; env.DEBUG;"],
  ['environment-only-in-config', 'packages/database/src/timing.ts', 'const { env } = process; env.SLOW;'],
];

/** What the rules allow: the four doors, types of rows in presenters, the environment handed on whole. */
export const allowed: readonly (readonly [file: string, code: string])[] = [
  ['site/src/features/stories/server/ok.table.ts', "import '../../tags/server/tag.table.ts'; import 'drizzle-orm';"],
  [
    'site/src/features/stories/server/ok.repository.ts',
    "import '../../tags/server/tag.table.ts'; import 'drizzle-orm';",
  ],
  [
    'site/src/features/stories/server/ok.service.ts',
    "import '../../tags/server/tag.service.ts'; import '../../tags/server/tag.rules.ts'; import './ok.repository.ts';",
  ],
  [
    'site/src/features/stories/server/ok.rules.ts',
    "import type {} from './ok.repository.ts'; import '../../tags/server/tag.rules.ts'; import '../../tags/tag.contract.ts';",
  ],
  [
    'site/src/features/stories/server/ok.presenter.ts',
    "import type {} from './ok.repository.ts'; import '../../tags/tag.contract.ts';",
  ],
  [
    'site/src/features/stories/server/ok.routes.ts',
    "import '#server/endpoints/implement.ts'; import './ok.service.ts';",
  ],
  [
    'site/src/features/stories/web/ok.page.tsx',
    "import '../../tags/web/components/tag.tsx'; import '../../tags/tag.contract.ts';",
  ],
  [
    'site/src/features/stories/web/components/ok.tsx',
    "import { useApi } from '#web/session/use-session.ts'; export const ok = () => useApi().fetch;",
  ],
  [
    'site/src/features/stories/web/components/use-ok.ts',
    "import { useEffect } from 'react'; import { useApi } from '#web/session/use-session.ts'; useEffect(useApi);",
  ],
  ['tools/fill/src/main.ts', "import '../../../site/src/config/config.ts';"],
  [
    'packages/database/src/ok.ts',
    "import { spawn } from 'node:child_process'; spawn('true', { env: { ...process.env } });",
  ],
];

/** What the planted files lead to. */
export const scaffold: readonly (readonly [file: string, code: string])[] = [
  ['tools/artwork/src/scene.ts', 'export {};'],
  ['site/src/features/stories/server/hen.ts', "import './egg.ts';"],
  ...['story.table', 'story.repository', 'story.service', 'story.fixture'].map(
    (name) => [`site/src/features/stories/server/${name}.ts`, 'export {};'] as const,
  ),
  ...[
    'server/tag.table.ts',
    'server/tag.repository.ts',
    'server/tag.service.ts',
    'server/tag.rules.ts',
    'web/tag-words.ts',
    'web/components/tag.tsx',
  ].map((name) => [`site/src/features/tags/${name}`, 'export {};'] as const),
  ['site/src/features/tags/tag.contract.ts', "import 'zod';"],
];
