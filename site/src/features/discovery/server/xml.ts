const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
// Characters that XML 1.0 cannot hold (its production Char), not even escaped. One of them would make the whole file unreadable.
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for an XML or HTML element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
