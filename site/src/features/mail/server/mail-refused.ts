/** The mail server has said that it will never take this mail. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
