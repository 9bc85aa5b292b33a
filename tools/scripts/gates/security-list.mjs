import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { lines, open } from './security-lines.mjs';

// npm run security-list: writes docs/security.md from the titles of the tests. The gate of the same name compares.
const file = path.join(root, 'docs/security.md');
const testFiles = ['{site,packages,tools}/**/*.test.ts', 'e2e/src/**/*.e2e.ts'];

/** A title ends with what it proves: `is refused (T24, G-43)`. */
const namedTitle = /(['"`])((?:(?!\1)[^\n])*?) \(((?:(?:G-\d\d|T\d\d)(?:, )?)+)\)\1,/g;

function findTests() {
  const skip = (name) => name === 'node_modules' || name === 'build';
  const files = globSync(testFiles, { cwd: root, exclude: skip }).sort();
  return files.flatMap((name) => {
    const text = readFileSync(path.join(root, name), 'utf8');
    return [...text.matchAll(namedTitle)].flatMap(([, , title, codes]) =>
      codes.split(', ').map((code) => ({ code, title, file: name })),
    );
  });
}

function describeLine(code, tests) {
  const entries = tests.map(({ title, file }) => `- ${title.replaceAll('|', '\\|')} · \`${file}\``);
  const reason = open[code] ? [`- **Open:** ${open[code]}`] : [];
  return [`### ${code} ${lines[code]}`, '', ...entries, ...reason, ''].join('\n');
}

/** The list as it should be, and what is wrong with it: lines without a test or a reason, names of no line. */
export function makeSecurityList() {
  const tests = findTests();
  const unknown = tests.filter(({ code }) => !(code in lines));
  const unproven = Object.keys(lines).filter((code) => !open[code] && !tests.some((test) => test.code === code));
  const part = (title, letter) =>
    `## ${title}\n\n${Object.keys(lines)
      .filter((code) => code.startsWith(letter))
      .map((code) =>
        describeLine(
          code,
          tests.filter((test) => test.code === code),
        ),
      )
      .join('\n')}`;
  const text = `# Security: what is defended, and the tests that prove it

Made from the titles of the tests by \`npm run security-list\`; \`npm run check\` fails when it is out of date, or when a line has neither
a test nor a reason why there is none.

${part('Goals', 'G')}
${part('Threats', 'T')}`;
  const problems = [
    ...unknown.map(({ code, file }) => `${code}, named in ${file}, is no line of security-lines.mjs`),
    ...unproven.map((code) => `${code} has no test that names it, and no reason: ${lines[code]}`),
  ];
  return { text, problems };
}

export function securityListGate() {
  const { text, problems } = makeSecurityList();
  if (text !== readFileSync(file, 'utf8')) problems.push('docs/security.md is out of date: npm run security-list');
  return { code: problems.length > 0 ? 1 : 0, output: problems.join('\n') };
}

if (process.argv[1] === import.meta.filename) {
  const { text, problems } = makeSecurityList();
  writeFileSync(file, text);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
