import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const bundle = path.resolve(import.meta.dirname, '../build/server/entry.server.js');

// A build is made before the tests run (npm test); its development half of React would render at half the speed.
describe.runIf(existsSync(bundle))('the server bundle', () => {
  it("contains React's production build alone", () => {
    const code = readFileSync(bundle, 'utf8');
    expect(code).not.toContain('jsxDEV');
    expect(code).not.toContain('react-dom-server.node.development');
  });
});
