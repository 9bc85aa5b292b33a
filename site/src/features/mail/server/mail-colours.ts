/**
 * The colours of mails. Programs that show mails know no custom properties, so these repeat the tokens of the same
 * names in the design system (`npm run check` refuses others).
 */
export const light = {
  paper: '#f8f6f1',
  paperRaised: '#fffefb',
  ink: '#14211f',
  inkMuted: '#4d5a57',
  line: '#dcd8cc',
  accentStrong: '#8f3320',
};

export const dark = {
  paper: '#0f1716',
  ink: '#efece3',
  inkMuted: '#aab5b0',
  line: '#273432',
  accentStrong: '#f6a88f',
};
