export type PasswordNeed = {
  what: string;
  /** The same within a sentence: "a digit". */
  inWords: string;
  met: boolean;
};

export type PasswordStrength = {
  /** 0 to 100. */
  score: number;
  label: 'Weak' | 'Fair' | 'Moderate' | 'Strong';
  /** What makes a password strong, and whether it is there; always the same five. */
  needs: readonly PasswordNeed[];
};

const lowercase = /\p{Ll}/u;
const uppercase = /\p{Lu}/u;
const digit = /\p{Nd}/u;
/** Whatever is none of the others, letters of scripts without capitals included. */
const symbol = /[^\p{Ll}\p{Lu}\p{Nd}]/u;

/**
 * Up to 40 for the length (4 a character), 10 for each of lowercase, uppercase and digit, 15 for a symbol, 5 for each
 * class beyond the first.
 */
export function passwordStrength(password: string): PasswordStrength {
  const classes = [lowercase, uppercase, digit, symbol].map((pattern) => pattern.test(password));
  const [hasLower = false, hasUpper = false, hasDigit = false, hasSymbol = false] = classes;
  const kinds = classes.filter(Boolean).length;
  const points =
    Math.min(40, password.length * 4) +
    (kinds - (hasSymbol ? 1 : 0)) * 10 +
    (hasSymbol ? 15 : 0) +
    Math.max(0, kinds - 1) * 5;
  const score = Math.min(100, points);
  return {
    score,
    label: labelOf(score),
    needs: [
      { what: '8 characters', inWords: 'at least 8 characters', met: password.length >= 8 },
      { what: 'lowercase letter', inWords: 'a lowercase letter', met: hasLower },
      { what: 'uppercase letter', inWords: 'an uppercase letter', met: hasUpper },
      { what: 'digit', inWords: 'a digit', met: hasDigit },
      { what: 'symbol', inWords: 'a symbol', met: hasSymbol },
    ],
  };
}

function labelOf(score: number): PasswordStrength['label'] {
  if (score >= 80) return 'Strong';
  if (score >= 50) return 'Moderate';
  return score >= 30 ? 'Fair' : 'Weak';
}
