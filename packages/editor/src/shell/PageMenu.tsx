import { ChevronDown, FilePlus2, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  Autocomplete,
  Button,
  Dialog,
  DialogTrigger,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { removeTemplate } from '../model/operations.ts';
import { templatesOf } from '../model/template-list.ts';
import { useText } from '../texts/texts.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { IconButton } from './IconButton.tsx';
import { MakeTemplate } from './MakeTemplate.tsx';
import { useTemplateName } from './use-template-name.ts';

/** The page on the screen: another template, an alternate of one, or a new alternate. */
export function PageMenu() {
  const { actions, store } = useEditor();
  const text = useText();
  const nameOf = useTemplateName();
  const theme = useEditorState((state) => state.theme);
  // Which files there are, and not what is in them: that changes with each letter.
  const paths = useEditorState(({ history }) => Object.keys(history.present).join());
  const template = useEditorState((state) => state.template);
  const [isMaking, setIsMaking] = useState(false);
  const { contains } = useFilter({ sensitivity: 'base' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows from the paths
  const groups = useMemo(() => templatesOf(theme, store.getState().history.present), [theme, store, paths]);
  const shown = groups.flatMap(({ templates }) => templates).find(({ name }) => name === template);
  return (
    <>
      <DialogTrigger>
        <Button className="page-button">
          <span className="visually-hidden">{text('page.shown')}</span>
          {nameOf(template)}
          <ChevronDown size={14} aria-hidden />
        </Button>
        <Popover className="popover" placement="bottom">
          <Dialog className="page-menu" aria-label={text('page.choose')}>
            {({ close }) => (
              <>
                <Autocomplete filter={contains}>
                  <SearchField aria-label={text('page.search')} autoFocus className="search">
                    <Input placeholder={text('page.search')} role="combobox" aria-expanded aria-haspopup="listbox" />
                  </SearchField>
                  <ListBox
                    aria-label={text('page.choose')}
                    className="menu"
                    items={groups}
                    selectionMode="single"
                    disallowEmptySelection
                    selectedKeys={[template]}
                  >
                    {(group) => (
                      <ListBoxSection id={`type ${group.type}`} className="menu-group">
                        <Header>{nameOf(group.type)}</Header>
                        {group.templates.map((one) => (
                          <ListBoxItem
                            key={one.name}
                            id={one.name}
                            textValue={`${nameOf(group.type)} ${nameOf(one.name)}`}
                            className="menu-item"
                            onPress={() => {
                              close();
                              actions.open(one.name, one.address ?? '/404');
                            }}
                          >
                            <span>{one.name === group.type ? text('page.default') : nameOf(one.name)}</span>
                            {one.kind === 'broken' && <small className="danger">{text('page.broken')}</small>}
                            {one.kind === 'liquid' && <small>Liquid</small>}
                          </ListBoxItem>
                        ))}
                      </ListBoxSection>
                    )}
                  </ListBox>
                </Autocomplete>
                <div className="page-menu-foot">
                  <Button
                    className="button"
                    onPress={() => {
                      close();
                      setIsMaking(true);
                    }}
                  >
                    <FilePlus2 size={14} aria-hidden />
                    {text('page.make')}
                  </Button>
                  {shown?.isMade && (
                    <IconButton
                      icon={Trash2}
                      label={text('page.remove', { name: nameOf(template) })}
                      onPress={() => {
                        close();
                        const changed = removeTemplate(theme, store.getState().history.present, template);
                        const [type = 'index'] = template.split('.');
                        const plain = theme.templates.find(({ name }) => name === type);
                        if (actions.change(changed, { label: 'step.remove-template', select: null }))
                          actions.open(type, plain?.address ?? '/');
                      }}
                    />
                  )}
                </div>
              </>
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
      {isMaking && <MakeTemplate onClose={() => setIsMaking(false)} />}
    </>
  );
}
