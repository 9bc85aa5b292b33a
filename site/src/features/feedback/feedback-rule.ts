import { t } from './api-feedback.texts.ts';

export type TypedFeedback = { name: string; email: string; location: string; message: string };

const emailShape = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

type Guest = Pick<TypedFeedback, 'name' | 'email'>;

/** What is missing or wrong of who a guest is, by field. */
export function guestErrors({ name, email }: Guest): Partial<Record<keyof Guest, string>> {
  return {
    ...(name.trim() === '' && { name: t.nameMissing }),
    ...(!emailShape.test(email.trim()) && { email: t.emailInvalid }),
    ...(email.trim() === '' && { email: t.emailMissing }),
  };
}

/** All that is missing or wrong, at once. A member's name and address are known. */
export function feedbackErrors(typed: Partial<TypedFeedback>, isGuest: boolean): Record<string, string> {
  const { name = '', email = '', location = '', message = '' } = typed;
  return {
    ...(isGuest && guestErrors({ name, email })),
    ...(location.trim() === '' && { location: t.locationMissing }),
    ...(message.trim() === '' && { message: t.messageMissing }),
  };
}
