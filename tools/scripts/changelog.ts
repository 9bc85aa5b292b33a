/** The heading of a release: `## [1.2.0] - 2026-11-23`, or `Unreleased` in place of the day. */
const heading = /^## \[(?<version>\d+\.\d+\.\d+)\] - (?<day>Unreleased|\d{4}-\d\d-\d\d)$/m;

export type Release = { version: string; changelog: string /** What the entry says. */; notes: string };

/**
 * The changelog with its newest entry released on `day` (2026-11-23). Throws where that entry is released already, or
 * says nothing.
 */
export function released(changelog: string, day: string): Release {
  const found = heading.exec(changelog);
  const { version, day: when } = found?.groups ?? {};
  if (!found || !version) throw new Error('CHANGELOG.md has no entry such as "## [1.2.0] - Unreleased".');
  if (when !== 'Unreleased')
    throw new Error(`${version} was released on ${when}. Begin the next entry: "## [x.y.z] - Unreleased".`);
  const [line] = found;
  const [entry = ''] = changelog.slice(found.index + line.length).split(/^## \[/m);
  if (!/^- /m.test(entry)) throw new Error(`The entry of ${version} says nothing. Tell what people notice, as "- …".`);
  return { version, changelog: changelog.replace(line, `## [${version}] - ${day}`), notes: entry.trim() };
}
