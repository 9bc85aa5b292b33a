import type { PublicMenus } from '#features/settings/menu.contract.ts';

/**
 * What the parts of the frame are kept by. Besides their variant they show nothing: the site is renamed too rarely for
 * what was kept before to count.
 */
const frame = Object.freeze({});

/** The same for a site with menus of its own. Markup with former menus goes with the object. */
let own = { text: '', of: frame };

export function frameOf(menus: PublicMenus | undefined): object {
  if (!menus) return frame;
  const text = JSON.stringify(menus);
  if (own.text !== text) own = { text, of: Object.freeze({}) };
  return own.of;
}
