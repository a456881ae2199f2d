import { X } from 'lucide-react';
import { memo, useEffect, useId, useMemo, useRef } from 'react';
import { TextArea, TextField } from 'react-aria-components';
import { SettingsForm } from '../controls/SettingsForm.tsx';
import { editedNode, effectiveValues } from '../model/nodes.ts';
import { setCustomCss, setSetting } from '../model/operations.ts';
import { idOf, itemAt } from '../model/tree.ts';
import type { NodeAddress } from '../model/types.ts';
import { useText } from '../texts/texts.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { IconButton } from './IconButton.tsx';
import { NodeMenu } from './NodeMenu.tsx';
import { ownerOf } from './owner-of.ts';
import { useTree } from './TreeProvider.tsx';
import { useLabels } from './use-labels.ts';

/** The settings of the selected section or block. */
export default function NodeSettings({ address }: { address: NodeAddress }) {
  const { actions, store } = useEditor();
  const text = useText();
  const labels = useLabels();
  const theme = useEditorState((state) => state.theme);
  const files = useEditorState((state) => state.history.present);
  const template = useEditorState((state) => state.template);
  const edited = useMemo(() => editedNode(theme, files, address), [theme, files, address]);
  const context = useMemo(() => effectiveValues(theme, files, address), [theme, files, address]);
  const id = useId();
  if (!edited) return null;
  const { node, schema, settings } = edited;
  return (
    <section
      className="panel"
      onBlur={actions.seal}
      onKeyDown={({ key }) => key === 'Escape' && actions.moveFocus('tree')}
      aria-labelledby={id}
      key={idOf(address)}
    >
      <PanelHead id={id} address={address} name={labels(schema?.name) || node.type} />
      <div className="panel-body">
        {schema === undefined && <p className="callout">{text('settings.unknown-type', { type: node.type })}</p>}
        {schema !== undefined && settings.length === 0 && <p className="quiet">{text('settings.none')}</p>}
        <SettingsForm
          settings={settings}
          values={node.settings ?? {}}
          context={context}
          labels={labels}
          owner={ownerOf(template, address)}
          onChange={(id, value, isLast) => {
            const before = store.getState().history.present;
            actions.change(setSetting(theme, before, address, id, value), {
              label: 'step.setting',
              group: `${idOf(address)} ${id}`,
            });
            if (isLast) actions.seal();
          }}
        />
        {!('blocks' in address) && (
          <details className="panel-more">
            <summary>{text('settings.custom-css')}</summary>
            <TextField
              aria-label={text('settings.custom-css')}
              value={cssText(node.custom_css)}
              onChange={(css) =>
                actions.change(setCustomCss(theme, store.getState().history.present, address, css), {
                  label: 'step.setting',
                  group: `${idOf(address)} custom_css`,
                })
              }
            >
              <TextArea className="code" rows={6} spellCheck={false} />
            </TextField>
          </details>
        )}
      </div>
    </section>
  );
}

const cssText = (css: unknown): string =>
  typeof css === 'string' ? css : Array.isArray(css) ? css.filter((line) => typeof line === 'string').join('\n') : '';

interface PanelHeadProps {
  /** Of its heading. */
  id: string;
  address: NodeAddress;
  /** Of the type, until the tree has the node. */
  name: string;
}

/** A component of its own: typing renders the form, and this only when the tree has the new title. */
const PanelHead = memo(function PanelHead({ id, address, name }: PanelHeadProps) {
  const { actions } = useEditor();
  const text = useText();
  const item = itemAt(useTree(), idOf(address));
  const head = useRef<HTMLHeadingElement>(null);
  const isAwaited = useEditorState((state) => state.focuses === 'settings');
  useEffect(() => {
    if (!isAwaited) return;
    head.current?.focus();
    actions.moveFocus(null);
  }, [isAwaited, actions]);
  return (
    <header className="panel-head">
      <h2 ref={head} id={id} tabIndex={-1}>
        {item?.name ?? name}
      </h2>
      {item && <NodeMenu item={item} />}
      <IconButton icon={X} label={text('settings.close')} onPress={() => actions.select(null)} />
    </header>
  );
});
