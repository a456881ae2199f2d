import type { EditorTexts } from '@vitrine/contract/editor/theme.ts';
import { useEffect, useMemo, useState } from 'react';
import {
  Button,
  Input,
  Label,
  SearchField,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextArea,
  TextField,
} from 'react-aria-components';
import { settingTexts, textsOf, withText } from '../model/words.ts';
import { useText } from '../texts/texts.ts';
import { Choice } from './Choice.tsx';
import { useEditor, useEditorState } from './editor-context.ts';

/** Rows that are shown at first, and by each "more". */
const PAGE = 40;

/** The words of the theme in each language, and what the merchant has written in the shop's other languages. */
export default function TextsPanel() {
  const text = useText();
  const theme = useEditorState((state) => state.theme);
  const foreign = theme.shop.languages.filter(({ isPrimary }) => !isPrimary);
  return (
    <section className="panel" aria-label={text('texts.name')}>
      <header className="panel-head">
        <h2>{text('texts.name')}</h2>
      </header>
      <Tabs className="panel-body">
        <TabList aria-label={text('texts.name')} className="tabs">
          <Tab id="theme">{text('texts.of-theme')}</Tab>
          {foreign.length > 0 && <Tab id="settings">{text('texts.of-settings')}</Tab>}
        </TabList>
        <TabPanel id="theme">
          <ThemeTexts />
        </TabPanel>
        <TabPanel id="settings">
          <SettingTexts />
        </TabPanel>
      </Tabs>
    </section>
  );
}

/** The theme's texts of one language, beside those of its default language. */
function ThemeTexts() {
  const { calls } = useEditor();
  const text = useText();
  const languages = useEditorState((state) => state.theme.shop.languages);
  const files = useEditorState((state) => state.history.present);
  const [all, setAll] = useState<EditorTexts | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [language, setLanguage] = useState(languages[0]?.isoCode ?? 'en');
  useEffect(() => {
    let isGone = false;
    void calls.texts().then((answer) => {
      if (isGone) return;
      if (answer.ok) setAll(answer.value);
      else setFailure(answer.sentence || text('notice.offline'));
    });
    return () => {
      isGone = true;
    };
  }, [calls, text]);
  const rows = useMemo(() => {
    const original = all?.[0]?.texts ?? {};
    const own = all?.find(({ isoCode }) => isoCode === language)?.texts ?? {};
    return Object.entries(original).map(([key, words]) => ({ key, original: words, own: own[key] ?? '' }));
  }, [all, language]);
  if (failure !== null) return <p className="callout">{failure}</p>;
  if (all === null) return <p className="quiet">{text('texts.loading')}</p>;
  return (
    <>
      <Choice
        label={text('view.language')}
        options={languages.map(({ isoCode, name }) => ({ id: isoCode, name }))}
        selected={language}
        onSelect={setLanguage}
      />
      <TextRows rows={rows} path={`locales/${language}.json`} changed={textsOf(files, `locales/${language}.json`)} />
    </>
  );
}

/** What settings say, in the shop's other languages. */
function SettingTexts() {
  const text = useText();
  const theme = useEditorState((state) => state.theme);
  const files = useEditorState((state) => state.history.present);
  const foreign = theme.shop.languages.filter(({ isPrimary }) => !isPrimary);
  const [language, setLanguage] = useState(foreign[0]?.isoCode ?? '');
  const rows = useMemo(
    () => settingTexts(theme, files).map((words) => ({ key: words, original: words, own: '' })),
    [theme, files],
  );
  return (
    <>
      <Choice
        label={text('view.language')}
        options={foreign.map(({ isoCode, name }) => ({ id: isoCode, name }))}
        selected={language}
        onSelect={setLanguage}
      />
      <TextRows
        rows={rows}
        path={`translations/${language}.json`}
        changed={textsOf(files, `translations/${language}.json`)}
      />
    </>
  );
}

interface TextRowsProps {
  rows: readonly { key: string; original: string; own: string }[];
  /** The file that the merchant's texts are in. */
  path: string;
  changed: Readonly<Record<string, string>>;
}

function TextRows({ rows, path, changed }: TextRowsProps) {
  const { actions, store } = useEditor();
  const text = useText();
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(PAGE);
  const wanted = search.trim().toLocaleLowerCase();
  const found = rows.filter(({ key, original, own }) =>
    `${key} ${original} ${own} ${changed[key] ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
  return (
    <>
      <SearchField aria-label={text('texts.search')} value={search} onChange={setSearch} className="search">
        <Input placeholder={text('texts.search')} />
      </SearchField>
      {found.length === 0 && <p className="quiet">{text('texts.none')}</p>}
      {found.slice(0, count).map(({ key, original, own }) => (
        <TextField
          key={key}
          className="field"
          value={changed[key] ?? own}
          onChange={(words) =>
            actions.change(
              { ok: true, files: withText(store.getState().history.present, path, key, words === own ? '' : words) },
              { label: 'step.text', group: `${path} ${key}` },
            )
          }
        >
          <Label>{original}</Label>
          {key !== original && <Text slot="description">{key}</Text>}
          {original.length > 60 ? <TextArea rows={3} /> : <Input />}
        </TextField>
      ))}
      {found.length > count && (
        <Button className="button" onPress={() => setCount(count + PAGE)}>
          {text('texts.more', { count: found.length - count })}
        </Button>
      )}
    </>
  );
}
