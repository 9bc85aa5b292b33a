import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { BellIcon } from '@trekker/design-system/icon.tsx';
import { lazy, Suspense } from 'react';
import styles from './header-panel.module.css';
import { HeaderPanel } from './header-panel.tsx';
import { t } from './layout.texts.ts';
import { useNotifications } from './use-notifications.ts';

// Visitors, who are most, never load it.
const NotificationList = lazy(() => import('./notification-list.tsx'));

const panel = 'notifications';

/** The bell and its panel. What is shown when it opens counts as read from then on. */
export function Notifications() {
  const { events, unreadCount, failed, open } = useNotifications();
  const label = unreadCount > 0 ? t.newNotifications({ count: unreadCount }) : t.notifications;
  // The browser opens the panel after the click.
  const beforeToggle = () => !document.getElementById(panel)?.matches(':popover-open') && open();
  return (
    <>
      <IconButton label={label} dot={unreadCount > 0} popoverTarget={panel} onClick={beforeToggle}>
        <BellIcon />
      </IconButton>
      <HeaderPanel id={panel} label={t.notifications}>
        {events.length > 0 ? (
          <Suspense fallback={<p className={styles.empty}>{t.loading}</p>}>
            <NotificationList events={events} />
          </Suspense>
        ) : (
          <p className={styles.empty}>{failed ? t.notificationsFailed : t.allCaughtUp}</p>
        )}
      </HeaderPanel>
    </>
  );
}
