import { t } from '@vitrine/compiler/view.ts';
import { useAlive } from '../../../components/use-alive.ts';
import { deviceViewer, fileFor, type ModelFile, openInSpace } from './view-in-space.ts';

/** Opens the 3D model of a poster in the device's own viewer; not there on a device that has none (decision 10). */
export function ViewInSpace({ title, files }: { title: string; files: ModelFile[] }) {
  const viewer = useAlive()
    ? deviceViewer(navigator.userAgent, document.createElement('a').relList.supports('ar'))
    : null;
  const file = viewer && fileFor(viewer, files);
  return file ? (
    <button type="button" className="gallery__space" onClick={() => openInSpace(viewer, file, title)}>
      {t('product.view_in_space')}
    </button>
  ) : null;
}
