import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadBuiltPages } from '../src/processes/composition/built-pages.ts';
import type { PageDefinition } from '../src/web/page.ts';
import { capitalAttributes, leftOutOfReact, leftOutOfReactDom } from '../vite/slim-react.ts';

const site = path.resolve(import.meta.dirname, '..');
const client = path.join(site, 'build/client');
const chunks = () => globSync('assets/*.js', { cwd: client }).map((file) => path.join(client, file));

beforeAll(() => {
  if (existsSync(path.join(client, '.vite/manifest.json'))) return;
  const { status, stderr } = spawnSync(process.execPath, ['build.ts'], { cwd: site, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
});

/** What no browser should ever get, each with what it looks like in a built file. */
const marks: Record<string, RegExp> = {
  'the query builder': /drizzle/i,
  'the HTTP framework': /fastify/i,
  'the database driver': /node-postgres|pg-pool|pg_catalog|client_encoding/,
  'the job queue': /pg-?boss/i,
  'a module of Node': /(from|import|require)\s*\(?\s*["'`]node:/,
  'the environment': /process\.env/,
  'the schema library': /Too small: expected|_zod\b/,
  SQL: /\b((inner|left) join|jsonb?_\w+|ilike|\w*tsquery)\b/i,
  ...columns(),
};

/**
 * Names of columns with a low line, as the tables write them: they stand in SQL and, like `og:site_name`, in OpenGraph.
 */
function columns(): Record<string, RegExp> {
  const tables = globSync('src/features/*/server/*.table.ts', { cwd: site });
  const sources = tables.map((file) => readFileSync(path.join(site, file), 'utf8')).join('\n');
  const names = new Set([...sources.matchAll(/\('([a-z]+(?:_[a-z]+)+)'/g)].map(([, name]) => name ?? ''));
  return Object.fromEntries([...names].map((name) => [`the column ${name}`, new RegExp(`(?<!og:)\\b${name}\\b`)]));
}

function marksIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return Object.entries(marks).flatMap(([name, mark]) => (mark.test(code) ? [name] : []));
}

describe('the browser bundle', () => {
  test('contains no server code (G-52)', () => {
    expect(chunks().length).toBeGreaterThan(3);
    const found = chunks().flatMap((file) => marksIn(file).map((mark) => `${path.basename(file)} holds ${mark}`));
    expect(found).toEqual([]);
  });

  test.each([
    ['src/features/destinations/server/destination.repository.ts', 'the query builder', 'SQL'],
    ['src/features/destinations/server/destination.table.ts', 'the query builder', 'the column climate_type'],
    ['src/features/media/server/media.routes.ts', 'the HTTP framework'],
    ['src/config/environment.ts', 'the environment'],
    ['src/server/app.ts', 'a module of Node'],
    ['../node_modules/zod/v4/locales/en.js', 'the schema library'],
    ['../node_modules/pg/lib/client.js', 'the database driver'],
  ])('would be caught containing %s', (file, ...carried) => {
    expect(marksIn(path.join(site, file))).toEqual(expect.arrayContaining(carried));
  });
});

const isOffice = ({ path: address }: { path: string }) => /^\/admin(\/|$)/.test(address);

describe('React without what no page has (slim-react.ts)', () => {
  const imported = (names: readonly string[], from: string) =>
    new RegExp(`\\b(${names.join('|')})\\b[^;]*from '${from}'`);
  const react = readFileSync(path.join(site, '../node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');
  const [, aliases = ''] = /aliases = new Map\(\[([\s\S]*?)\]\)/.exec(react) ?? [];
  const attributes = [...aliases.matchAll(/\["([\w-]+)", "([\w:-]+)"\]/g)].map(([, name = '', to = '']) => ({
    name,
    to,
  }));
  const capitals = attributes.map(({ name }) => name).filter((name) => !(name in capitalAttributes));
  const leftOut: Record<string, RegExp> = {
    'an element that React moves to the head': /<(title|meta|link|style|script)[\s/>]/,
    'an element of its own kind': /<[a-z]+-[a-z]/,
    'a consumer of a context': /\.Consumer\b/,
    'a fragment with a ref': /<Fragment[^>]*\bref=/,
    'an attribute with a capital': new RegExp(`\\b(${capitals.join('|')})[=:]`),
    'an event that React does not tell of': /\bon(BeforeInput|Composition(Start|Update|End))\b|<[a-z][^>]*\bonSelect=/,
    'a name of React': imported([...leftOutOfReact, 'SuspenseList'], 'react'),
    'a name of its DOM': imported(leftOutOfReactDom, 'react-dom'),
    'all of React': /import (\* as )?React\b/,
  };
  const signsIn = (code: string) => Object.keys(leftOut).filter((what) => leftOut[what]?.test(code));

  test('is all that the sources ask for', () => {
    const files = globSync('{site/src,packages/*/src}/**/*.{ts,tsx}', { cwd: path.join(site, '..') });
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) =>
      signsIn(readFileSync(path.join(site, '..', file), 'utf8'))
        // Where there are no elements there may be words that look like them.
        .filter((what) => file.endsWith('.tsx') || / of (React|its DOM)$/.test(what))
        .map((what) => `${file} has ${what}`),
    );
    expect(found).toEqual([]);
  });

  test('knows the attributes that it keeps as React does', () => {
    expect(attributes.length).toBeGreaterThan(70);
    const kept = attributes.filter(({ name }) => name in capitalAttributes).map(({ name, to }) => [name, to]);
    expect(Object.fromEntries(kept)).toEqual(capitalAttributes);
  });

  test('calls for nothing that was cut out of it, or of the router', async () => {
    const { manifest } = await loadBuiltPages();
    const { script, preloads } = manifest.assetsOf(['root']);
    const files = [...preloads, script].filter((one) => one.endsWith('.js')).map((one) => path.join(client, one));
    const checked =
      '--ignoreConfig --allowJs --checkJs --noEmit --noResolve --target es2022 --lib es2022,dom --pretty false';
    const tsc = path.join(site, '../node_modules/.bin/tsc');
    const { stdout } = spawnSync(tsc, [...checked.split(' '), ...files], { encoding: 'utf8' });
    const unknown = [...stdout.matchAll(/error TS(?:2304|2552): Cannot find name '([^']+)'/g)].map(([, name]) => name);
    // Of Node, and of the browser's tools: each is asked for its type before.
    expect(new Set(unknown)).toEqual(new Set(['setImmediate', '__REACT_DEVTOOLS_GLOBAL_HOOK__']));
  });

  test.each([
    ['<title>Lisbon</title>', 'an element that React moves to the head'],
    ['<a-card>', 'an element of its own kind'],
    ['<Words.Consumer>', 'a consumer of a context'],
    ['<path strokeLinecap="round" />', 'an attribute with a capital'],
    ['<input onSelect={look} />', 'an event that React does not tell of'],
    ["import { useState, ViewTransition } from 'react';", 'a name of React'],
    ["import { type Ref, useReducer } from 'react';", 'a name of React'],
    ['<Fragment key={name} ref={list}>', 'a fragment with a ref'],
    ["import { preload } from 'react-dom';", 'a name of its DOM'],
    ["import * as React from 'react';", 'all of React'],
  ])('would be told by %s', (code, what) => {
    expect(signsIn(code)).toContain(what);
  });
});

describe('the editor of texts', () => {
  /** What stands in the code of ProseMirror, and of the parser. */
  const mark = /ProseMirror-selectednode|reference_definition|softbreak/;

  test('is loaded by import() where somebody writes, and with no page', async () => {
    const { pages, manifest } = await loadBuiltPages();
    const holds = (file: string) => mark.test(readFileSync(path.join(client, file), 'utf8'));
    expect(chunks().filter((file) => holds(path.relative(client, file))).length).toBeGreaterThan(0);
    for (const { path: address, file } of pages) {
      const { script, preloads } = manifest.assetsOf(['root', file]);
      const scripts = [script, ...preloads].filter((one) => one.endsWith('.js'));
      expect([address, scripts.filter(holds)]).toEqual([address, []]);
    }
  });

  test('is not much larger than it was', () => {
    const size = compressed(
      chunks()
        .filter((file) => mark.test(readFileSync(file, 'utf8')))
        .map((file) => path.relative(client, file)),
    );
    console.log(`the editor of texts: ${(size / 1000).toFixed(1)} kB`);
    expect(size).toBeLessThan(150_000);
  });
});

describe('what a visitor loads with a public page', () => {
  const browserRouter = 'web/browser-router.ts';
  /** Lists, a story, and pages of little but text. The goal of 110 kB holds for all pages that are for everybody. */
  const readsOnly = new Set([
    '/destinations',
    '/stories',
    '/stories/:slug',
    '/highlight',
    '/tags/:tag',
    '/authors/:slug',
    '/search',
    '/about',
    '/contact',
    '/:slug',
  ]);
  /**
   * The most that any public page may load, in bytes; text as gzip. Some 300 above what they load: the names of the
   * files change with what is in them, and compress a few bytes better or worse.
   */
  const budgetOf = ({ path: address, file, audience }: PageDefinition) => {
    // The owner sees it once: all of its steps come with it, and the front page beside them.
    if (file.endsWith('/setup.page.tsx')) return { scripts: 117_900, styles: 20_800, fonts: 60_000, files: 19 };
    return {
      // Whom it is for is looked at by what knows all pages.
      scripts: audience ? 130_600 : readsOnly.has(address) ? 99_500 : 107_000,
      styles: 20_000,
      fonts: 60_000,
      // A preview is made of the parts of the pages that it shows.
      files: audience ? 15 : file.includes('/previews/') ? 17 : 13,
    };
  };

  test('stays within its budget', async () => {
    const { pages, manifest } = await loadBuiltPages();
    const visited = pages.filter((page) => !isOffice(page));
    expect(visited.length).toBeGreaterThan(15);
    const loads = visited.map((page) => {
      const { path: address, file, audience } = page;
      const { script, preloads, styles } = manifest.assetsOf(['root', file, ...(audience ? [browserRouter] : [])]);
      const scripts = [script, ...preloads].filter((one) => one.endsWith('.js'));
      const fonts = manifest.fonts.filter((one) => !/vietnamese|bricolage|arabic/.test(one));
      const load = {
        address,
        scripts: compressed(scripts),
        styles: compressed(styles),
        fonts: fonts.reduce((sum, font) => sum + statSync(path.join(client, font)).size, 0),
        files: scripts.length + styles.length,
      };
      return { load, budget: budgetOf(page) };
    });
    console.table(loads.map(({ load }) => load));
    const over = loads.filter(({ load, budget }) =>
      (Object.keys(budget) as (keyof typeof budget)[]).some((kind) => !(load[kind] > 0 && load[kind] <= budget[kind])),
    );
    expect(over).toEqual([]);
  });

  test('is compiled off the main thread and runs file by file, after the files that it needs', async () => {
    const { pages, manifest } = await loadBuiltPages();
    for (const { file } of pages.filter((page) => !isOffice(page))) {
      const { script, preloads } = manifest.assetsOf(['root', file]);
      const inTurn = [...preloads, script].filter((one) => one.endsWith('.js'));
      expect(inTurn.length).toBeGreaterThan(2);
      inTurn.forEach((one, turn) => {
        const code = readFileSync(path.join(client, one), 'utf8');
        expect(code).toMatch(/^(const __vite__mapDeps=.*\n)?\/\/# allFunctionsCalledOnLoad\n/);
        const imports = code.matchAll(/(?:^|;)import(?:[^"'`(;]*from)?["'`]\.\/([\w.-]+\.js)["'`]/gm);
        const needs = [...imports].map(([, need]) => need ?? '');
        if (one === script) expect(needs.length).toBeGreaterThan(1);
        const earlier = inTurn.slice(0, turn).map((before) => path.basename(before));
        expect(needs.filter((need) => !earlier.includes(need))).toEqual([]);
      });
    }
  });

  test('contains nothing of the back office', async () => {
    const { pages, manifest } = await loadBuiltPages();
    const filesOf = (staff: boolean) =>
      new Set(
        pages
          .filter((page) => isOffice(page) === staff)
          .flatMap(({ file }) => [...manifest.assetsOf([file]).preloads, ...manifest.assetsOf([file]).styles]),
      );
    const visitors = [...filesOf(false)];
    const offices = [...filesOf(true)].filter((file) => /(office|staff|dashboard|settings)/.test(file));
    expect(offices.length).toBeGreaterThan(3);
    // The build tells them by the names of their files (vite/shared-parts.ts): what is shared goes to nobody else.
    const named = /\/(staff-|dashboard|settings)[^/]*$/;
    expect(pages.filter((page) => isOffice(page) !== named.test(page.file)).map(({ file }) => file)).toEqual([]);
    expect(visitors.filter((file) => offices.includes(file))).toEqual([]);
  });
});

function compressed(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length, 0);
}
