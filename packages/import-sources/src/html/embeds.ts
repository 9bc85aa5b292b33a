/** Players whose frames have another address than what they play. */
const players: readonly [pattern: RegExp, address: (id: string) => string][] = [
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v)\/([\w-]{6,})/i,
    (id) => (id === 'videoseries' ? '' : `https://www.youtube.com/watch?v=${id}`),
  ],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+)/i, (id) => `https://vimeo.com/${id}`],
  [/^https?:\/\/(?:www\.)?dailymotion\.com\/embed\/video\/(\w+)/i, (id) => `https://www.dailymotion.com/video/${id}`],
  [
    /^https?:\/\/open\.spotify\.com\/embed\/((?:track|album|playlist|episode|show|artist)\/\w+)/i,
    (id) => `https://open.spotify.com/${id}`,
  ],
  [/^https?:\/\/(?:www\.)?instagram\.com\/(p\/[\w-]+|reel\/[\w-]+)/i, (id) => `https://www.instagram.com/${id}/`],
];

/** What a frame plays: the address that people know, or null for a frame of another kind. */
export function playedAddress(frame: string): string | null {
  for (const [pattern, address] of players) {
    const [, id] = pattern.exec(frame) ?? [];
    if (id) return address(id) || null;
  }
  return null;
}
