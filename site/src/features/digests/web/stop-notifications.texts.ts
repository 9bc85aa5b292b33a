import { texts } from '@trekker/texts/texts.ts';

export const t = texts('stop-notifications', {
  title: 'Turn off Travel Notifications',
  description: 'No more emails about saved places.',
  travelNotifications: 'Travel Notifications',
  stop: 'Turn them off to stop emails about places you saved.',
  turnOff: 'Turn off',
  stopped: 'Travel Notifications are off',
  stoppedText: 'No more emails about places you saved. You can turn them on again in your profile.',
});
