import { type RenderedMail, renderMail } from '../../mail/server/mail-template.ts';

/** `subject` as people read it. */
type Message = { fullName: string; email: string; subject: string; message: string };

/** Tells the site's own address that somebody wrote. */
export function messageNotice({ fullName, email, subject, message }: Message): RenderedMail {
  return renderMail({
    subject: `Message from ${fullName}: ${subject}`,
    paragraphs: [`${fullName} <${email}> wrote:`, ...message.split(/\n{2,}/)],
    notes: ['You’ll also find it under Contacts in the admin area.'],
  });
}
