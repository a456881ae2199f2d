const youtube = /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,})/;
const vimeo = /vimeo\.com\/(?:video\/)?(\d+)/;

/** Where a film on another site is, by its address there; null for any other address. */
export function externalVideo(url: string): { host: 'youtube' | 'vimeo'; id: string } | null {
  const onYoutube = youtube.exec(url)?.[1];
  if (onYoutube) return { host: 'youtube', id: onYoutube };
  const onVimeo = vimeo.exec(url)?.[1];
  return onVimeo ? { host: 'vimeo', id: onVimeo } : null;
}
