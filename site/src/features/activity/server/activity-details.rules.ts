import { t } from './api-activity-details.texts.ts';
import { t as told } from './api-told-details.texts.ts';

// What is told of logins and passwords is no name or title: it is said in the language of who reads it.
const inWords = {
  Password: () => t.password,
  'Set-up': () => t.setUp,
  'Email link': () => t.emailLink,
  Passkey: () => t.passkey,
  'App or script': () => t.appOrScript,
  'Unknown device': () => t.unknownDevice,
  'By a command': () => t.byACommand,
  'by a command': () => t.byACommandWithin,
  'by the set-up': () => t.byTheSetUp,
  'To AUTHOR': () => t.toAuthor,
  'To ADMIN': () => t.toAdmin,
  'To USER': () => t.toUser,
  'Authenticator app set up': () => t.authenticatorAppSetUp,
  'Authenticator app removed': () => t.authenticatorAppRemoved,
  'New recovery codes': () => t.newRecoveryCodes,
  'Passkey added': () => t.passkeyAdded,
  'Passkey removed': () => t.passkeyRemoved,
  'Connected after the password': () => t.connectedAfterThePassword,
  'Waits for the new address to be confirmed': () => t.waitsForTheNewAddressToBeConfirmed,
  Withdrawn: () => t.withdrawn,
  'The new address is confirmed': () => t.theNewAddressIsConfirmed,
  'Undone with the emailed link': () => t.undoneWithTheEmailedLink,
  'By an emailed link': () => t.byAnEmailedLink,
  'On the profile page': () => t.onTheProfilePage,
  'Wrong password': () => t.wrongPassword,
  'Wrong code while logged in': () => t.wrongCodeWhileLoggedIn,
  'Right password': () => t.rightPassword,
  'wrong code': () => t.wrongCode,
} satisfies Record<string, () => string>;

const isKnown = (part: string): part is keyof typeof inWords => Object.hasOwn(inWords, part);

/** "Password, Chrome on Linux", as far as it is known; the rest stays. */
export const securityDetailInWords = (detail: string): string =>
  detail
    .split(', ')
    .map((part) => (isKnown(part) ? inWords[part]() : deviceInWords(part)))
    .join(told.comma);

function deviceInWords(part: string): string {
  const [, browser, system] = /^([A-Z]\w+(?: Internet)?) on (\w+)$/.exec(part) ?? [];
  return browser && system ? t.browserOn({ browser, system }) : part;
}
