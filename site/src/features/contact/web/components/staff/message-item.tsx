import { PaneItem } from '@trekker/design-system/staff/lists/two-panes.tsx';
import type { ContactMessage } from '#features/contact/staff-contact.contract.ts';
import { subjectNames } from '#features/contact/subject-names.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { longTime, shortTime } from '#web/staff/staff-time.ts';

export type MessageItemProps = { message: ContactMessage; href: string; current: boolean };

/** A message in the list. */
export function MessageItem({ message, href, current }: MessageItemProps) {
  const { fullName, subject, createdAt, read } = message;
  return (
    <PaneItem
      href={hrefTo(href)}
      from={fullName}
      when={
        <time dateTime={createdAt} title={longTime(createdAt)}>
          {shortTime(createdAt)}
        </time>
      }
      subject={subjectNames[subject]()}
      beginning={message.message.slice(0, 160)}
      unread={!read}
      current={current}
    />
  );
}
