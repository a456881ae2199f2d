import { t } from '@vitrine/compiler/view.ts';
import { appsConfig } from '../../platform/apps-config.ts';
import { Modal } from '../dialog/Modal.tsx';
import { Guides } from './Guides.tsx';
import { SizeRequest } from './SizeRequest.tsx';
import type { Guide } from './size-guide.schema.ts';

/** Heading, description, table and note over the page, which does not scroll meanwhile (rules widget-20, widget-21, widget-22). */
export default function SizeGuideModal({
  id,
  guides,
  metric,
}: {
  id: string;
  guides: readonly Guide[];
  metric: boolean;
}) {
  const [only] = guides;
  const { sizeRequestForm, sizeRequestFallback } = appsConfig();
  return (
    <Modal
      id={id}
      title={(guides.length === 1 && only?.heading) || t('size_guide.title')}
      className="modal--size-guide"
    >
      <Guides id={id} guides={guides} metric={metric} />
      <SizeRequest href={sizeRequestFallback || (sizeRequestForm && '#size-request')} />
    </Modal>
  );
}
