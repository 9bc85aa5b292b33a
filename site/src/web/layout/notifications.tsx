import { BellIcon } from '@trekker/design-system/icon.tsx';
import { IconButton } from '@trekker/design-system/icon-button.tsx';
import type { ReactNode } from 'react';
import styles from './header-panel.module.css';
import { HeaderPanel } from './header-panel.tsx';

export type NotificationsProps = {
  /** What happened, as links; without it the panel says that nothing did. */
  children?: ReactNode;
  /** How many the viewer has not seen. */
  unseen?: number;
};

/** The bell and its panel. */
export function Notifications({ children, unseen = 0 }: NotificationsProps) {
  const label = unseen > 0 ? `Notifications, ${unseen} new` : 'Notifications';
  return (
    <>
      <IconButton label={label} dot={unseen > 0} popoverTarget="notifications">
        <BellIcon />
      </IconButton>
      <HeaderPanel id="notifications" label="Notifications">
        {children ?? <p className={styles.empty}>Nothing new. Go outside.</p>}
      </HeaderPanel>
    </>
  );
}
