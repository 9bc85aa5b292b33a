import path from 'node:path';
import { databaseGlobalSetup } from '@trekker/database/vitest-global-setup.ts';

export default databaseGlobalSetup(path.resolve(import.meta.dirname, '../migrations'));
