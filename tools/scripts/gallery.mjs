import path from 'node:path';
import { root, run } from './run.mjs';

// npm run gallery [-- --screenshots]: serves it, or lets the browser test of it keep screenshots.
const screenshots = path.join(root, 'site/build/gallery');
if (process.argv.includes('--screenshots')) {
  process.env.SCREENSHOTS = screenshots;
  const { code } = await run('node', ['tools/scripts/e2e.mjs', 'gallery']);
  console.log(`The screenshots are in ${screenshots}`);
  process.exitCode = code;
} else {
  await import('../../site/gallery.ts');
}
