import { Input } from '@trekker/design-system/forms/input.tsx';
import type { ComponentProps } from 'react';
import { mostCodeCharacters } from '#features/accounts/second-factor.contract.ts';

/**
 * For a code of an authenticator app, or a recovery code, which has letters. Telephones offer the code that they know.
 */
export const CodeInput = (props: ComponentProps<typeof Input>) => (
  <Input
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={mostCodeCharacters}
    {...props}
  />
);
