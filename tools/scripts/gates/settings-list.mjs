import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../../../site/src/config/environment.ts';
import { root } from '../run.mjs';

// npm run settings-list: writes .env.example and the table of settings in docs/operations.md. The gate of the same name
// compares.
const table = /(?<=\| Variable \| Meaning \|\n\|---\|---\|\n)(\|.*\n)+/;

const head = `# Every setting of Trekker, each with its default in brackets. Take the # away from what you set.
#
# systemd reads such a file (EnvironmentFile=, see deploy/systemd), Docker and Podman too (--env-file). By hand:
#   set -a; . ./.env; set +a; npm start
# Keep it out of the repository and readable by its owner alone (chmod 600): it holds passwords.
`;

/** Each file that tells of the settings, as it is and as it should be. */
function listings() {
  const entries = Object.entries(settings);
  const example = entries.map(([name, meaning]) => `\n${wrapped(meaning)}\n#${name}=\n`).join('');
  const rows = entries.map(([name, meaning]) => `| ${name} | ${meaning.replaceAll('|', '\\|')} |\n`).join('');
  const operations = contentOf('docs/operations.md');
  return [
    { file: '.env.example', is: contentOf('.env.example'), shouldBe: head + example },
    { file: 'docs/operations.md', is: operations, shouldBe: operations.replace(table, () => rows) },
  ];
}

function contentOf(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}

/** A sentence as comments of at most 100 characters. */
function wrapped(text) {
  return text
    .match(/.{1,98}(?:\s|$)/g)
    .map((line) => `# ${line.trimEnd()}`)
    .join('\n');
}

export function settingsListGate() {
  const old = listings().filter(({ is, shouldBe }) => is !== shouldBe);
  return {
    code: old.length > 0 ? 1 : 0,
    output: old.map(({ file }) => `${file} is out of date: npm run settings-list\n`).join(''),
  };
}

if (process.argv[1] === import.meta.filename) {
  for (const { file, shouldBe } of listings()) writeFileSync(path.join(root, file), shouldBe);
}
