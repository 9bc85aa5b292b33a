import path from 'node:path';

export const migrations = path.resolve(import.meta.dirname, '../../../migrations');
