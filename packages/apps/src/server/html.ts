const CHARACTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an HTML page, attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => CHARACTERS[char] ?? char);
