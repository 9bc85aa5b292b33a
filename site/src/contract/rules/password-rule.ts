/** The one rule for new passwords, wherever they are set. */
export const passwordRule = 'Password must be at least 8 characters with letters, numbers, and symbols';
export const mostPasswordCharacters = 128;

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** At least 8 characters and 3 of 4 classes: lower case, upper case, digits, anything else. */
export function isGoodPassword(password: string): boolean {
  return password.length >= 8 && classes.filter((one) => one.test(password)).length >= 3;
}
