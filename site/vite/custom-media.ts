import { readFileSync } from 'node:fs';
import type { AcceptedPlugin } from 'postcss';

/** The custom media of a sheet: `--from-tablet` to `(width >= 48rem)`. */
export function customMediaOf(sheet: string): ReadonlyMap<string, string> {
  const found = sheet.matchAll(/^@custom-media (--[\w-]+) (\([^()]+\));$/gm);
  return new Map([...found].map(([, name = '', condition = '']) => [name, condition]));
}

/**
 * Replaces custom media, which browsers do not know yet, in every sheet by what one file says of them: CSS Modules are
 * compiled one by one and would not see each other's. A name that is not in that file ends the build.
 */
export function customMedia(file: string): AcceptedPlugin {
  return {
    postcssPlugin: 'custom-media',
    prepare(result) {
      const widths = customMediaOf(readFileSync(file, 'utf8'));
      result.messages.push({ type: 'dependency', plugin: 'custom-media', file });
      return {
        AtRule: {
          media(rule) {
            rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
              const condition = widths.get(name);
              if (!condition) throw rule.error(`There is no custom media "${name}" in ${file}.`);
              return condition;
            });
          },
        },
      };
    },
  };
}
