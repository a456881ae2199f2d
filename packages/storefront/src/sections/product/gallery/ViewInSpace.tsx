import { t } from '@vitrine/compiler/view.ts';
import { deviceViewer, fileFor, type ModelFile, openInSpace } from './view-in-space.ts';

/** Opens the 3D model of a poster in the device's own viewer; renders nothing on a device that has none (decision 10). */
export default function ViewInSpace({ title, files }: { title: string; files: ModelFile[] }) {
  const viewer = deviceViewer(navigator.userAgent, document.createElement('a').relList.supports('ar'));
  const file = viewer && fileFor(viewer, files);
  return file ? (
    <button type="button" className="gallery__space" onClick={() => openInSpace(viewer, file, title)}>
      {t('product.view_in_space')}
    </button>
  ) : null;
}
