import path from 'node:path';
import { databaseGlobalSetup } from '@trekker/database/vitest-global-setup.ts';
import { prepareJobQueue } from '@trekker/job-queue/prepare.ts';
import { loadConfig } from '../src/config/config.ts';
import { siteWork } from '../src/processes/site-work.ts';

export default databaseGlobalSetup(path.resolve(import.meta.dirname, '../migrations'), (connection) =>
  prepareJobQueue(connection, siteWork(loadConfig({}))),
);
