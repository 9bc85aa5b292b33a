import type { ComponentPropsWithRef } from 'react';

/** Anything a div takes; `label` is what a screen reader calls the group, such as "Region". */
export type GroupProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'aria-label'> & { label: string };

/** A named group of things that belong together, without a look of its own. */
export function Group({ label, ...rest }: GroupProps) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn in its own way and announced as part of a form
  return <div {...rest} role="group" aria-label={label} />;
}
