import { IconLink } from '@trekker/design-system/actions/icon-button.tsx';
import { GridIcon, ListIcon } from '@trekker/design-system/staff/staff-icons.tsx';
import { useLocation } from 'react-router';
import { hrefTo } from '#web/language/href-to.ts';
import { listAddress } from '#web/staff/list/list-address.ts';
import { t } from '../../staff-media.texts.ts';

const name = 'layout';

/** Whether the library is shown as rows with their facts, instead of side by side. */
export const useIsList = (): boolean => new URLSearchParams(useLocation().search).get(name) === 'list';

/** From the one way of showing it to the other; the address keeps it. */
export function LayoutLinks() {
  const location = useLocation();
  return useIsList() ? (
    <IconLink label={t.asGrid} href={hrefTo(listAddress(location, name, ''))} data-stay>
      <GridIcon />
    </IconLink>
  ) : (
    <IconLink label={t.asList} href={hrefTo(listAddress(location, name, 'list'))} data-stay>
      <ListIcon />
    </IconLink>
  );
}
