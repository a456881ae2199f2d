/** A video on a site, by its id there. */
export interface VideoAddress {
  site: 'youtube' | 'vimeo';
  id: string;
}

const SITES = [
  [
    'youtube',
    /^(?:https?:)?\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i,
  ],
  [
    'vimeo',
    /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)/i,
  ],
] as const;

/** Names of the sites as they write them. */
export const SITE_NAMES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** The video of an address, as the platform recognizes it; null for other addresses. */
export function readVideoAddress(address: string): VideoAddress | null {
  for (const [site, pattern] of SITES) {
    const id = pattern.exec(address.trim())?.[1];
    if (id !== undefined) return { site, id };
  }
  return null;
}

/** The sites that a setting accepts; both where its schema names none. */
export const acceptedSites = (accept: readonly string[] = []): readonly VideoAddress['site'][] => {
  const sites = (['youtube', 'vimeo'] as const).filter((site) => accept.includes(site));
  return sites.length === 0 ? ['youtube', 'vimeo'] : sites;
};
