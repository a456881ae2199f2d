/** What became of a wish to share: handed to the device's own sheet, copied, given up by the visitor, or neither could be done. */
export type Shared = 'sent' | 'copied' | 'cancelled' | 'failed';

/** The part of a browser that shares; what a browser does not have is absent. */
export interface Sharer {
  share?: (data: { title: string; url: string }) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> } | undefined;
}

/** Shares a link through the device's own sheet (Web Share), else copies it. Never throws. */
export async function shareLink(sharer: Sharer, link: { title: string; url: string }): Promise<Shared> {
  if (typeof sharer.share === 'function') {
    try {
      await sharer.share(link);
      return 'sent';
    } catch (error) {
      // The visitor closed the sheet. Anything else: the sheet could not be opened, the link can still be copied.
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    if (!sharer.clipboard) return 'failed';
    await sharer.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
