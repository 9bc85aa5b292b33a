import { menuRules } from '#contract/rules/menus/menus.ts';

/** A page of the magazine's own, as menus lead to it. */
export type OwnPage = { _id: string; title: string; isPublished: boolean };

/** What the parts of the form are drawn with. */
export type MenuTools = {
  pages: readonly OwnPage[];
  disabled: boolean;
  /** By where they stand: `rail.0.label`. */
  errors: Readonly<Record<string, string>>;
};

/** What an entry is called until somebody calls it otherwise. */
export const shortLabel = (title: string): string => title.slice(0, menuRules.label).trim();
