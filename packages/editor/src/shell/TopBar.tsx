import { History, Monitor, MousePointerClick, Redo2, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { Button, ToggleButton, ToggleButtonGroup, Toolbar } from 'react-aria-components';
import { isDirty } from '../model/changes.ts';
import { useText } from '../texts/texts.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { IconButton } from './IconButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PageMenu } from './PageMenu.tsx';
import { useStepName } from './use-step-name.ts';
import { ViewMenu } from './ViewMenu.tsx';

const DEVICES = [
  ['phone', Smartphone],
  ['tablet', Tablet],
  ['desktop', Monitor],
] as const;

/** What stands above all: the page, how it is looked at, undo, and save. */
export function TopBar({ onHistory }: { onHistory(): void }) {
  const { actions } = useEditor();
  const text = useText();
  const theme = useEditorState((state) => state.theme);
  const device = useEditorState((state) => state.device);
  const inspects = useEditorState((state) => state.inspects);
  const dirty = useEditorState(({ saved, history }) => isDirty(saved, history.present));
  const undone = useEditorState(({ history }) => history.past.at(-1)?.step.label);
  const redone = useEditorState(({ history }) => history.future.at(-1)?.step.label);
  const isSaving = useEditorState((state) => state.isSaving);
  const stepName = useStepName();
  return (
    <header className="topbar">
      <div className="topbar-start">
        <h1 className="topbar-shop">
          {theme.shop.name}
          <small>{theme.name}</small>
        </h1>
        {dirty && <span className="topbar-dirty">{text('save.unsaved')}</span>}
      </div>
      <PageMenu />
      <Toolbar aria-label={text('bar.name')} className="topbar-end">
        <ViewMenu />
        <ToggleButtonGroup
          aria-label={text('bar.device')}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[device]}
          onSelectionChange={(keys) => {
            const chosen = DEVICES.find(([name]) => keys.has(name));
            if (chosen) actions.setDevice(chosen[0]);
          }}
          className="segments"
        >
          {DEVICES.map(([name, Icon]) => (
            <ToggleButton key={name} id={name} aria-label={text(`bar.${name}`)} className="segment">
              <Icon size={16} strokeWidth={1.75} aria-hidden />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButton
          aria-label={text('bar.inspect')}
          isSelected={inspects}
          onChange={actions.setInspects}
          className="icon-button toggle"
        >
          <MousePointerClick size={16} strokeWidth={1.75} aria-hidden />
        </ToggleButton>
        <IconButton
          icon={Undo2}
          label={undone ? text('bar.undo-step', { step: stepName(undone) }) : text('bar.undo')}
          keys="Ctrl Z"
          isDisabled={!undone}
          onPress={actions.undo}
        />
        <IconButton
          icon={Redo2}
          label={redone ? text('bar.redo-step', { step: stepName(redone) }) : text('bar.redo')}
          keys="Ctrl ⇧ Z"
          isDisabled={!redone}
          onPress={actions.redo}
        />
        <IconButton icon={History} label={text('bar.history')} onPress={onHistory} />
        <LanguageMenu />
        <Button className="button button-primary" isDisabled={!dirty || isSaving} onPress={() => void actions.save()}>
          {text(isSaving ? 'save.saving' : 'save.save')}
        </Button>
      </Toolbar>
    </header>
  );
}
