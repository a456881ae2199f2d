import { lazy, Suspense, useEffect, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { THEME_SETTINGS } from '../model/types.ts';
import { useText } from '../texts/texts.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { Notices } from './Notices.tsx';
import { Preview } from './Preview.tsx';
import { ThemeProblems } from './ThemeProblems.tsx';
import { TopBar } from './TopBar.tsx';
import { SectionTree } from './tree/SectionTree.tsx';
import { useShortcuts } from './use-shortcuts.ts';

// What is opened later is loaded later: settings as soon as the page is there.
const AddDialog = lazy(() => import('./AddDialog.tsx'));
const HistoryDialog = lazy(() => import('./HistoryDialog.tsx'));
const TextsPanel = lazy(() => import('./TextsPanel.tsx'));
const settings = () => import('./NodeSettings.tsx');
const NodeSettings = lazy(settings);
const ThemeSettings = lazy(() => import('./ThemeSettings.tsx'));

const PANELS = ['sections', 'theme', 'texts'] as const;
/** What a narrow screen shows of the three columns. */
const COLUMNS = ['tree', 'preview', 'settings'] as const;
type Column = (typeof COLUMNS)[number];

/** The whole editor: tree, preview, settings. */
export function App() {
  const { actions } = useEditor();
  const text = useText();
  const panel = useEditorState((state) => state.panel);
  const selection = useEditorState((state) => state.selection);
  const [adding, setAdding] = useState<string | null>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const [column, setColumn] = useState<Column>('preview');
  useShortcuts();
  const isPageThere = useEditorState((state) => state.frame.status === 'ready');
  useEffect(() => void (isPageThere && settings()), [isPageThere]);
  useEffect(() => {
    if (selection !== null) setColumn(selection === THEME_SETTINGS ? 'tree' : 'settings');
  }, [selection]);
  return (
    <div className="app" data-column={column}>
      <TopBar onHistory={() => setShowsHistory(true)} />
      <Notices />
      <aside className="column column-tree" aria-label={text('column.tree')}>
        <ToggleButtonGroup
          aria-label={text('panel.choose')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[panel]}
          onSelectionChange={(keys) => {
            const chosen = PANELS.find((name) => keys.has(name));
            if (chosen) actions.show(chosen);
          }}
          className="segments panel-choice"
        >
          {PANELS.map((name) => (
            <ToggleButton key={name} id={name} className="segment">
              {text(`panel.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {panel === 'sections' && (
          <>
            <ThemeProblems />
            <SectionTree onAdd={setAdding} />
          </>
        )}
        <Suspense fallback={<p className="column-empty">{text('opening.part')}</p>}>
          {panel === 'theme' && <ThemeSettings />}
          {panel === 'texts' && <TextsPanel />}
        </Suspense>
      </aside>
      <aside className="column column-settings" aria-label={text('column.settings')}>
        {selection !== null && selection !== THEME_SETTINGS ? (
          <Suspense fallback={<p className="column-empty">{text('opening.part')}</p>}>
            <NodeSettings address={selection} />
          </Suspense>
        ) : (
          <p className="column-empty">{text('settings.choose')}</p>
        )}
      </aside>
      <main className="column column-preview">
        <Preview />
      </main>
      <ToggleButtonGroup
        aria-label={text('column.choose')}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[column]}
        onSelectionChange={(keys) => {
          const chosen = COLUMNS.find((name) => keys.has(name));
          if (chosen) setColumn(chosen);
        }}
        className="segments column-choice"
      >
        {COLUMNS.map((name) => (
          <ToggleButton key={name} id={name} className="segment">
            {text(`column.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Suspense>
        {adding !== null && <AddDialog parent={adding} onClose={() => setAdding(null)} />}
        {showsHistory && <HistoryDialog onClose={() => setShowsHistory(false)} />}
      </Suspense>
    </div>
  );
}
