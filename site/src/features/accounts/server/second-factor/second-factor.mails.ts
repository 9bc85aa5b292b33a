import { type RenderedMail, renderMail } from '#features/mail/server/mail-template.ts';
import { pageUrl } from '#server/languages/page-url.ts';
import { t } from './mail-second-factor.texts.ts';

/** What has happened to the ways into an account: its owner is told, whoever did it. */
const words = {
  'totp-on': {
    subject: () => t.totpOnSubject,
    text: () => t.totpOn,
  },
  'totp-off': {
    subject: () => t.totpOffSubject,
    text: () => t.totpOff,
  },
  'passkey-on': {
    subject: () => t.passkeyOnSubject,
    text: () => t.passkeyOn,
  },
  'passkey-off': {
    subject: () => t.passkeyOffSubject,
    text: () => t.passkeyOff,
  },
  'codes-new': {
    subject: () => t.codesNewSubject,
    text: () => t.codesNew,
  },
  'code-used': {
    subject: () => t.codeUsedSubject,
    text: () => t.codeUsed,
  },
  reset: {
    subject: () => t.resetSubject,
    text: () => t.reset,
  },
} as const;

export type FactorChange = keyof typeof words;

/** What has to be taken away where somebody else added it. */
const added: Partial<Record<FactorChange, () => string>> = {
  'totp-on': () => t.removeApp,
  'passkey-on': () => t.removePasskey,
};

export function factorMail(siteUrl: string, change: FactorChange): RenderedMail {
  const { subject, text } = words[change];
  const profile = pageUrl(siteUrl, '/profile');
  const stranger = added[change];
  const remove = stranger && {
    title: stranger(),
    text: t.underSecurity,
    url: `${profile}#security`,
  };
  const newPassword = {
    title: remove ? t.thenSetPassword : t.setPassword,
    text: t.logsOutOthers,
    url: `${profile}#password`,
  };
  return renderMail({
    subject: subject(),
    paragraphs: [text(), t.notYou],
    items: remove ? [remove, newPassword] : [newPassword],
    notes: [t.notSure],
  });
}
