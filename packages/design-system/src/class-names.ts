/**
 * Joins class names and leaves out what is empty; undefined when nothing is left, so that no empty attribute is
 * written.
 */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
