import { type RenderedMail, renderMail } from '../../mail/server/mail-template.ts';
import { t } from './mail-contact.texts.ts';

/** `subject` as people read it. */
type Message = { fullName: string; email: string; subject: string; message: string };

/** Tells the site's own address that somebody wrote. */
export function messageNotice({ fullName, email, subject, message }: Message): RenderedMail {
  return renderMail({
    subject: t.subject({ name: fullName, subject }),
    paragraphs: [t.wrote({ writer: `${fullName} <${email}>` }), ...message.split(/\n{2,}/)],
    notes: [t.alsoThere],
  });
}
