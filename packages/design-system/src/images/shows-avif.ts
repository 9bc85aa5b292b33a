let answer: Promise<boolean> | undefined;

/** Whether this browser shows AVIF. One that cannot say counts as one that does not. */
export function showsAvif(): Promise<boolean> {
  answer ??=
    'ImageDecoder' in window ? ImageDecoder.isTypeSupported('image/avif').catch(() => false) : Promise.resolve(false);
  return answer;
}
