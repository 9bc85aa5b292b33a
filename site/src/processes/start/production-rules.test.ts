import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { provideBuild } from '#test/site/built-pages.ts';
import { emptyFolder, failedStart } from '#test/site/child-site.ts';
import { loadConfig } from '../../config/config.ts';
import type { RawSettings } from '../../config/environment.ts';
import { keepProductionRules } from './production-rules.ts';

const refusalOf = (settings: RawSettings, userId = 1000): string => {
  try {
    keepProductionRules(loadConfig({ NODE_ENV: 'production', ...settings }), userId);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

beforeAll(provideBuild, 60_000);

describe('in production', () => {
  test.each<RawSettings>([
    {},
    { SITE_URL: 'http://travel.example.com' },
    { SITE_URL: 'https://localhost' },
    { SITE_URL: 'https://127.0.0.2:3000' },
    { SITE_URL: 'https://[::1]' },
  ])('a site with the settings %j is refused (T80)', (settings) => {
    expect(refusalOf(settings)).toMatch(
      /^SITE_URL is "http.*", but .*: set it, or ALLOW_INSECURE_SITE_URL=yes [^.]*\.$/,
    );
    expect(refusalOf({ ...settings, ALLOW_INSECURE_SITE_URL: 'yes' })).toBe('');
    expect(refusalOf({ ...settings, NODE_ENV: 'development' })).toBe('');
  });

  test('a site with a public https address starts, but never as root (T80, T82)', () => {
    const settings = { SITE_URL: 'https://travel.example.com' };
    expect(refusalOf(settings)).toBe('');
    expect(refusalOf(settings, 0)).toMatch(/does not run as root/);
    expect(refusalOf({ ...settings, NODE_ENV: 'development' }, 0)).toBe('');
  });

  test.each(['main', 'http-worker', 'job-worker'])(
    'the process %s checks these rules before anything else (T80, T82)',
    async (file) => {
      const { folder, remove } = emptyFolder();
      onTestFinished(remove);
      const database = { DATA_DIR: folder, DATABASE_URL: 'postgres://me@127.0.0.1:1/site', NODE_ENV: 'production' };
      const insecure = await failedStart({ ...database, SITE_URL: 'http://travel.example.com' }, file);
      expect([insecure.code, insecure.said]).toEqual([1, expect.stringMatching(/^SITE_URL is [^\n]*\.\n$/)]);
      const secure = await failedStart({ ...database, SITE_URL: 'https://travel.example.com' }, file);
      const reason =
        process.getuid?.() === 0 ? /^With NODE_ENV=production the site does not run as root/ : /PostgreSQL|built/;
      expect([secure.code, secure.said]).toEqual([1, expect.stringMatching(reason)]);
    },
  );
});
