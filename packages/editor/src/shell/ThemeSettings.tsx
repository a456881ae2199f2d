import { ChevronRight } from 'lucide-react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { SettingsForm } from '../controls/SettingsForm.tsx';
import { effectiveValues, themeValues } from '../model/nodes.ts';
import { setSetting } from '../model/operations.ts';
import { THEME_SETTINGS } from '../model/types.ts';
import { useText } from '../texts/texts.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { useLabels } from './use-labels.ts';

/** The settings of the whole theme, by their groups. */
export default function ThemeSettings() {
  const { actions, store } = useEditor();
  const text = useText();
  const labels = useLabels();
  const theme = useEditorState((state) => state.theme);
  const files = useEditorState((state) => state.history.present);
  const values = themeValues(files);
  const context = effectiveValues(theme, files, null);
  return (
    <section className="panel" onBlur={actions.seal} aria-label={text('theme.settings')}>
      <header className="panel-head">
        <h2>{text('theme.settings')}</h2>
      </header>
      <div className="panel-body">
        {theme.settings.length === 0 && <p className="quiet">{text('theme.no-settings')}</p>}
        {theme.settings.map((group, index) => (
          <Disclosure key={index} className="disclosure">
            <Heading level={3}>
              <Button slot="trigger" className="disclosure-button">
                <ChevronRight size={14} aria-hidden />
                {labels(group.name)}
              </Button>
            </Heading>
            <DisclosurePanel>
              <SettingsForm
                settings={group.settings}
                values={values}
                context={context}
                labels={labels}
                owner="none"
                onChange={(id, value, isLast) => {
                  actions.change(setSetting(theme, store.getState().history.present, THEME_SETTINGS, id, value), {
                    label: 'step.setting',
                    group: `theme ${id}`,
                  });
                  if (isLast) actions.seal();
                }}
              />
            </DisclosurePanel>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
