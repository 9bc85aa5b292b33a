/**
 * Whether a program filled in the field of a form that no person sees (contract/honeypot.ts). It then gets the same
 * answer as a person and nothing is stored: who is told of a trap learns to walk around it.
 */
export function isTrapped(body: { website: string }): boolean {
  return body.website !== '';
}
