import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { typeNames } from '../model/type-names.ts';
import { useText } from '../texts/texts.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { useLabels } from './use-labels.ts';

/** px of the previewed page. A desktop page is at least as wide as a small laptop's, and scaled to fit. */
const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 };

/** The page of the shop, as it is with what has been changed. */
export function Preview() {
  const { frame } = useEditor();
  const text = useText();
  const device = useEditorState((state) => state.device);
  const theme = useEditorState((state) => state.theme);
  const page = useEditorState((state) => state.frame);
  const { status, title } = page;
  const labels = useLabels();
  const errors = useEditorState((state) => state.renderErrors);
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const attach = useCallback((element: HTMLIFrameElement | null) => frame.attach(element), [frame]);

  useEffect(() => {
    if (page.status === 'ready') frame.send({ vitrine: 'names', names: typeNames(theme, labels) });
  }, [frame, page, theme, labels]);

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  const width = device === 'desktop' ? Math.max(WIDTHS.desktop, room.width) : WIDTHS[device];
  const scale = Math.min(1, room.width / width || 1);
  return (
    <div className="stage" ref={stage} data-device={device} aria-busy={status === 'loading'}>
      <div className="stage-page" style={{ width: width * scale, height: room.height }}>
        <iframe
          ref={attach}
          className="stage-frame"
          title={text('preview.name', { title })}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
      </div>
      {status === 'loading' && (
        <div className="stage-loading" role="progressbar" aria-label={text('preview.loading')} />
      )}
      {errors.length > 0 && <RenderErrors key={errors.join()} errors={errors} />}
    </div>
  );
}

function RenderErrors({ errors }: { errors: readonly string[] }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className="stage-errors" role="status">
      <strong>{text('preview.errors', { count: errors.length })}</strong>
      <ul>
        {errors.slice(0, 3).map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => setIsOpen(false)}>
        {text('notice.dismiss')}
      </button>
    </div>
  );
}
