export type PasswordNeed = { what: 'length' | 'lowercase' | 'uppercase' | 'digit' | 'symbol'; met: boolean };

export type PasswordStrength = {
  /** 0 to 100. */
  score: number;
  level: 'weak' | 'fair' | 'moderate' | 'strong';
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
    level: levelOf(score),
    needs: [
      { what: 'length', met: password.length >= 8 },
      { what: 'lowercase', met: hasLower },
      { what: 'uppercase', met: hasUpper },
      { what: 'digit', met: hasDigit },
      { what: 'symbol', met: hasSymbol },
    ],
  };
}

function levelOf(score: number): PasswordStrength['level'] {
  if (score >= 80) return 'strong';
  if (score >= 50) return 'moderate';
  return score >= 30 ? 'fair' : 'weak';
}
