import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { released } from './changelog.ts';
import { root, run } from './run.mjs';

// npm run release [-- --dry-run]: releases the newest entry of CHANGELOG.md. CONTRIBUTING.md tells the whole.
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });

async function output(command, ...args) {
  const { code, output } = await run(command, args, { capture: true });
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}.\n${output}`);
  return output.trim();
}

async function release() {
  const file = path.join(root, 'CHANGELOG.md');
  const { version, changelog, notes } = released(readFileSync(file, 'utf8'), new Date().toISOString().slice(0, 10));
  const tag = `v${version}`;
  if ((await output('git', 'branch', '--show-current')) !== 'main')
    throw new Error('A release is made of main: git switch main.');
  if (await output('git', 'status', '--porcelain')) throw new Error('Commit or stash what is changed first.');
  if (await output('git', 'tag', '--list', tag)) throw new Error(`There is a tag ${tag} already.`);
  if (values['dry-run']) return console.log(`${tag} would be released, once npm test passes:\n\n${notes}`);
  const { code } = await run('npm', ['test']);
  if (code !== 0) throw new Error('npm test failed: nothing was released.');
  writeFileSync(file, changelog);
  await output('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  await output('git', 'commit', '--all', '--message', `chore(release): ${version}`, '--message', notes);
  await output('git', 'tag', '--annotate', tag, '--message', notes);
  console.log(`${tag} is committed and tagged. Publish it: git push --follow-tags`);
}

await release().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
