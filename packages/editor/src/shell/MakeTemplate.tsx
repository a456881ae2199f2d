import { useState } from 'react';
import { Button, Dialog, Form, Heading, Input, Label, Modal, ModalOverlay, TextField } from 'react-aria-components';
import { makeTemplate } from '../model/operations.ts';
import { templatesOf } from '../model/template-list.ts';
import { useText } from '../texts/texts.ts';
import { useEditor, useEditorState } from './editor-context.ts';
import { useTemplateName } from './use-template-name.ts';

const SUFFIX = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Makes an alternate of the template on the screen, with what it shows now. */
export function MakeTemplate({ onClose }: { onClose(): void }) {
  const { actions, store } = useEditor();
  const text = useText();
  const nameOf = useTemplateName();
  const theme = useEditorState((state) => state.theme);
  const template = useEditorState((state) => state.template);
  const [suffix, setSuffix] = useState('');
  const [type = 'index'] = template.split('.');
  const clean = suffix.trim().toLowerCase().replace(/\s+/g, '-');

  function make(): void {
    const files = store.getState().history.present;
    const changed = makeTemplate(theme, files, type, clean, template);
    if (!actions.change(changed, { label: 'step.make-template', select: null })) return;
    const made = templatesOf(theme, store.getState().history.present)
      .flatMap(({ templates }) => templates)
      .find(({ name }) => name === `${type}.${clean}`);
    onClose();
    if (made) actions.open(made.name, made.address ?? '/404');
  }

  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className="scrim" isDismissable>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">{text('page.make-of', { name: nameOf(type) })}</Heading>
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              if (SUFFIX.test(clean)) make();
            }}
          >
            <TextField
              value={suffix}
              onChange={setSuffix}
              isInvalid={suffix !== '' && !SUFFIX.test(clean)}
              autoFocus
              className="field"
            >
              <Label>{text('page.suffix')}</Label>
              <Input maxLength={40} />
            </TextField>
            <p className="quiet">{text('page.make-from', { name: nameOf(template) })}</p>
            <footer className="dialog-foot">
              <Button className="button" slot="close">
                {text('dialog.cancel')}
              </Button>
              <Button className="button button-primary" type="submit" isDisabled={!SUFFIX.test(clean)}>
                {text('page.make')}
              </Button>
            </footer>
          </Form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
