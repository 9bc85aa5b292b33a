import { Empty } from '@trekker/design-system/content/empty.tsx';
import { Drawer, DrawerPart } from '@trekker/design-system/staff/media/drawer.tsx';
import { hrefTo } from '#web/language/href-to.ts';

/** Stands where an item should be that is not, or no longer, in the library. */
export function MediaMissing({ closeHref }: { closeHref: string }) {
  return (
    <Drawer title="Not in the library" closeHref={hrefTo(closeHref)}>
      <DrawerPart>
        <Empty title="Media not found" level={3}>
          <p className="muted">It may have been deleted, or the address is mistyped.</p>
        </Empty>
      </DrawerPart>
    </Drawer>
  );
}
