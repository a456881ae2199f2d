import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { type EditorCalls, editorCalls } from '../server/editor-calls.ts';
import type { Editor } from '../state/editor.ts';
import { openEditor } from '../state/open-editor.ts';
import { readUnsaved } from '../state/unsaved.ts';
import { LanguageProvider, useText } from '../texts/texts.ts';
import { App } from './App.tsx';
import { draftId } from './draft-id.ts';
import { EditorContext } from './editor-context.ts';
import { ShopResources } from './ShopResources.tsx';
import { ThemeColorsProvider } from './ThemeColorsProvider.tsx';
import { TreeProvider } from './TreeProvider.tsx';

/** Reads the theme and opens the editor, in the merchant's language. */
export function Start({ calls = editorCalls }: { calls?: EditorCalls }) {
  return (
    <LanguageProvider>
      <Opening calls={calls} />
    </LanguageProvider>
  );
}

type State = { state: 'loading' } | { state: 'failed'; sentence: string } | { state: 'open'; editor: Editor };

function Opening({ calls }: { calls: EditorCalls }) {
  const text = useText();
  const [opened, setOpened] = useState<State>({ state: 'loading' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads the theme again
  useEffect(() => {
    let close = () => {};
    let isGone = false;
    setOpened({ state: 'loading' });
    void calls.theme().then((answer) => {
      if (isGone) return;
      if (!answer.ok) {
        setOpened({ state: 'failed', sentence: answer.sentence });
        return;
      }
      const editor = openEditor(answer.value, calls, { draft: draftId(), unsaved: readUnsaved(answer.value) });
      close = editor.close;
      setOpened({ state: 'open', editor });
    });
    return () => {
      isGone = true;
      close();
    };
  }, [calls, tries]);

  if (opened.state === 'loading') return <p className="opening">{text('opening.loading')}</p>;
  if (opened.state === 'failed')
    return (
      <main className="opening" role="alert">
        <h1>{text('opening.failed')}</h1>
        <p>{opened.sentence || text('notice.offline')}</p>
        <Button className="button button-primary" onPress={() => setTries(tries + 1)}>
          {text('notice.retry')}
        </Button>
      </main>
    );
  return (
    <EditorContext value={opened.editor}>
      <ShopResources>
        <ThemeColorsProvider>
          <TreeProvider>
            <App />
          </TreeProvider>
        </ThemeColorsProvider>
      </ShopResources>
    </EditorContext>
  );
}
