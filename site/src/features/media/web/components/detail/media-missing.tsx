import { Empty } from '@trekker/design-system/content/empty.tsx';
import { Drawer, DrawerPart } from '@trekker/design-system/staff/media/drawer.tsx';

/** Stands where an item should be that is not, or no longer, in the library. */
export function MediaMissing({ closeHref }: { closeHref: string }) {
  return (
    <Drawer title="Not in the library" closeHref={closeHref}>
      <DrawerPart>
        <Empty title="Media not found" level={3}>
          <p className="muted">It may have been deleted, or the address is mistyped.</p>
        </Empty>
      </DrawerPart>
    </Drawer>
  );
}
