import { endpoint } from '../../contract/endpoint.ts';
import { oneClickCall, oneClickPage } from '../../contract/one-click-unsubscribe.ts';

const paths = ['/api/v3/auth/travel-notifications/unsubscribe'] as const;

export const stopTravelNotifications = endpoint({
  ...oneClickCall,
  name: 'stopTravelNotifications',
  summary:
    'Turns off Travel Notifications with the token from any of their emails; mail apps post here with one click (RFC 8058)',
  paths,
});

export const showTravelNotificationsPage = endpoint({
  ...oneClickPage,
  name: 'showTravelNotificationsPage',
  summary:
    'Sends a browser that opens the address of the one-click call to the page that turns them off; nothing changes',
  paths,
});
