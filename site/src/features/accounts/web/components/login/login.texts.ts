import { texts } from '@trekker/texts/texts.ts';

export const t = texts('login', {
  redCabinsOnStilts: 'Red cabins on stilts in the still water of a fjord, steep peaks behind them',
  theFerryTakesThree: 'The ferry takes three hours, the leaving rather longer.',
  // Where the picture was taken.
  reine: 'Reine, Lofoten, 67.93° N 13.09° E',
  // Between two ways to log in.
  or: 'or',
  continueWithGoogle: 'Continue with Google',
  checkYourEmail: 'Check Your Email',
  sentTo: 'We sent it to {email}. If it doesn’t arrive in a few minutes, check your spam folder.',
  notArrived: 'If it doesn’t arrive in a few minutes, check your spam folder.',
  useADifferentEmail: 'Use a different email or send it again',
  // Literal, odd grammar and all.
  somethingWantWrong: 'Something want wrong',
  tryAgain: 'Try again',
  email: 'Email',
  pleaseWait: 'Please wait',
  sendingEmail: 'Sending Email...',
  backToLogin: 'Back to login',
  somethingWentWrong: 'Something went wrong',
  waitingForYourPasskey: 'Waiting for your passkey...',
  logInWithPasskey: 'Log in with a passkey',
});
