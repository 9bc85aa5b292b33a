import { type RefObject, useEffect } from 'react';

/** What is wrong first is where somebody goes on to type. */
export function useFocusOnErrors(
  form: RefObject<HTMLElement | null>,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, errors]);
}
