import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import { type ContactInfo, readContactInfo } from '../contact.contract.ts';

export type FollowLink = { label: string; href: string };

const names: Record<string, string> = { x: 'X', facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' };

function nameOf(platform: string): string {
  const known = platform.trim().toLowerCase();
  return Object.hasOwn(names, known)
    ? (names[known] ?? '')
    : platform.trim().replace(/^./u, (first) => first.toUpperCase());
}

/** The owners' pages elsewhere, as links. Only http and https: whatever was stored, nothing else becomes a link. */
export function followLinks(info: Pick<ContactInfo, 'followLinks'> | null): FollowLink[] {
  return (info?.followLinks ?? []).flatMap(({ platform, url }) =>
    URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? [{ label: nameOf(platform), href: url }] : [],
  );
}

/** For the foot of every page. A page does without them rather than not arrive. */
export async function loadFollowLinks({ context }: LoaderFunctionArgs): Promise<FollowLink[]> {
  try {
    return followLinks((await context.get(apiContext).call(readContactInfo, {})).data);
  } catch {
    return [];
  }
}
