import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from '../../e2e/src/site.ts';
import { provideBrowser } from './browser.mjs';
import { run } from './run.mjs';

/**
 * node tools/scripts/lighthouse.mjs [--runs=3] [--folder=DIR] [path …] Measures pages of the built site, with the
 * sample library, as Lighthouse's preset for phones does: the median of the runs by performance, what it holds against
 * each page, and whether the goals are met. `--folder` keeps the reports.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, folder: { type: 'string' } },
});
const pages = [
  '/',
  '/destinations',
  '/destinations/lisbon',
  '/stories',
  '/stories/tongue-money',
  '/highlight',
  '/search?q=asia',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const goals = { performance: 95, others: 100, lcpSeconds: 2, cls: 0.02, tbtMs: 100 };

const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

async function report(url, file) {
  const options = ['--output=json', `--output-path=${file}`, '--quiet', `--only-categories=${categories.join(',')}`];
  const { code, output } = await run('lighthouse', [url, ...options, `--chrome-flags=${chromeFlags}`], {
    env: browser,
    capture: true,
  });
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What the table shows of one report. */
function figures({ categories: scored, audits }) {
  const number = (id) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (type) =>
    requests
      .filter((one) => !type || one.resourceType === type)
      .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
  return {
    scores: categories.map((id) => Math.round((scored[id]?.score ?? 0) * 100)),
    lcpSeconds: number('largest-contentful-paint') / 1000,
    cls: number('cumulative-layout-shift'),
    tbtMs: number('total-blocking-time'),
    kilobytes: bytes() / 1000,
    scripts: bytes('Script') / 1000,
    images: (bytes('Image') + bytes('Fetch')) / 1000,
    complaints: complaints(scored, audits),
  };
}

/** What costs points; figures of speed have columns of their own. */
function complaints(scored, audits) {
  const counted = Object.values(scored).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight, group }) => weight > 0 && group !== 'metrics'),
  );
  const failing = counted.map(({ id }) => audits[id]).filter((audit) => audit?.score !== null && audit?.score < 1);
  return failing.map(({ id, title, details }) => {
    const nodes = (details?.items ?? []).map(({ node }) => node?.selector).filter(Boolean);
    return `${id}: ${title} ${nodes.slice(0, 3).join(' | ')}`;
  });
}

const meets = ({ scores: [performance, ...others], lcpSeconds, cls, tbtMs }) =>
  performance >= goals.performance &&
  others.every((score) => score >= goals.others) &&
  lcpSeconds < goals.lcpSeconds &&
  cls < goals.cls &&
  tbtMs < goals.tbtMs;

const median = (all) => all.toSorted((a, b) => a.scores[0] - b.scores[0])[Math.floor((all.length - 1) / 2)];

const browser = await provideBrowser();
const folder = values.folder ? path.resolve(values.folder) : mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
const site = await startSite({ WORKERS: '1' });
try {
  console.log('page                       perf a11y best  seo    LCP    CLS    TBT   total  script  images');
  for (const page of positionals.length > 0 ? positionals : pages) {
    const all = [];
    for (let number = 1; number <= Number(values.runs); number += 1) {
      const file = path.join(folder, `${page.replace(/\W+/g, '-')}${number}.json`);
      all.push(figures(await report(site.url + page, file)));
    }
    const { scores, lcpSeconds, cls, tbtMs, kilobytes, scripts, images, complaints: told } = median(all);
    const columns = [
      page.padEnd(26),
      ...scores.map((score) => String(score).padStart(4)),
      `${lcpSeconds.toFixed(2)} s`,
      cls.toFixed(3),
      `${Math.round(tbtMs)} ms`.padStart(6),
      `${Math.round(kilobytes)} kB`.padStart(7),
      `${Math.round(scripts)} kB`.padStart(7),
      `${Math.round(images)} kB`.padStart(7),
      meets({ scores, lcpSeconds, cls, tbtMs }) ? '' : '← misses a goal',
    ];
    console.log([columns.join(' '), ...told.map((line) => `    ${line}`)].join('\n'));
    if (!meets({ scores, lcpSeconds, cls, tbtMs })) process.exitCode = 1;
  }
} finally {
  await site.stop();
  if (!values.folder) rmSync(folder, { recursive: true, force: true });
}
