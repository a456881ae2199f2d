/** A file of a 3D model. */
export interface ModelFile {
  url: string;
  /** MIME type; the platform's are `model/gltf-binary` and `model/vnd.usdz+zip`. */
  type: string;
}

/** What opens 3D models on a device: AR Quick Look on Apple's, Scene Viewer on Android. */
export type SpaceViewer = 'quick-look' | 'scene-viewer';

/** The viewer this device has; null where it has none, as on a desktop. */
export function deviceViewer(agent: string, quickLook: boolean): SpaceViewer | null {
  if (quickLook) return 'quick-look';
  return /Android/.test(agent) ? 'scene-viewer' : null;
}

const TYPE: Record<SpaceViewer, RegExp> = { 'quick-look': /usdz/, 'scene-viewer': /gltf-binary|glb/ };

/** The file a viewer opens; undefined where there is none for it. */
export const fileFor = (viewer: SpaceViewer, files: readonly ModelFile[]): ModelFile | undefined =>
  files.find((file) => TYPE[viewer].test(file.type));

/** Address that opens a model in Scene Viewer; a device without it stays on `page`. URLs are absolute. */
export function sceneViewerAddress(file: string, title: string, page: string): string {
  const query = new URLSearchParams({ file, title, mode: 'ar_preferred' });
  const fallback = `S.browser_fallback_url=${encodeURIComponent(page)}`;
  const intent = `scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;${fallback};end;`;
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;${intent}`;
}

/** Opens a model in the device's own viewer, which shows it in the visitor's room. */
export function openInSpace(viewer: SpaceViewer, { url }: ModelFile, title: string): void {
  const file = new URL(url, window.location.href).href;
  const link = document.createElement('a');
  if (viewer === 'quick-look') {
    link.rel = 'ar';
    link.href = file;
    // Safari opens the model in place only if the link contains a picture.
    link.append(document.createElement('img'));
  } else link.href = sceneViewerAddress(file, title, window.location.href);
  link.click();
}
