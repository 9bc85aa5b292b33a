/** What ends a line or turns the direction of what follows: in a mail's header or a title it would not be seen. */
const turning = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text can stand on one line wherever that is, as it was written. */
export const isOneLine = (text: string): boolean => !turning.test(text);

/** Whether anything is seen of a text, where it is not empty. */
export const isSeen = (text: string): boolean => text === '' || /[^\p{Cf}\p{Cc}\p{Z}]/u.test(text);
