/** Quoted-printable, as far as mails of ours need it. */
export const unfolded = (mail: Buffer) =>
  Buffer.from(
    mail
      .toString('latin1')
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();
