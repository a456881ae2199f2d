import type { Resource } from '@vitrine/contract/editor/calls.ts';
import { use, useState } from 'react';
import { Button, Dialog, Heading, Input, Label, TextField } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { ResourceContext } from '../resources.ts';
import { FocalPoint } from './FocalPoint.tsx';
import { CENTER } from './focal-point.ts';
import { pictureAt } from './picture-at.ts';

interface PictureDetailsProps {
  resource: Resource;
  onSaved(resource: Resource): void;
}

/** Most letters of an alt text (the platform's limit). */
const ALT = 512;

const fileName = (value: string) => value.split('/').at(-1) ?? value;

/** Alt text and focal point of a picture. They belong to the file: every place that shows it has the same. */
export function PictureDetails({ resource, onSaved }: PictureDetailsProps) {
  const text = useText();
  const source = use(ResourceContext);
  const [alt, setAlt] = useState(resource.alt ?? '');
  const [point, setPoint] = useState(resource.focalPoint ?? CENTER);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (close: () => void) => {
    setIsSaving(true);
    const answer = await source
      .describe(fileName(resource.value), { alt, focalPoint: point })
      .catch(() => ({ ok: false, sentence: '' }) as const);
    setIsSaving(false);
    if (!answer.ok) return setFailure(answer.sentence || text('control.file.not-saved'));
    onSaved(answer.value);
    close();
  };

  return (
    <Dialog className="dialog">
      {({ close }) => (
        <>
          <Heading slot="title">{resource.title}</Heading>
          <div className="setting-control">
            <span className="setting-label">{text('control.file.focal-point')}</span>
            {resource.picture && (
              <FocalPoint picture={pictureAt(resource.picture, 960)} alt={alt} point={point} onChange={setPoint} />
            )}
            <span className="setting-info">{text('control.file.focal-point-info')}</span>
          </div>
          <TextField className="setting-control" value={alt} onChange={setAlt} maxLength={ALT}>
            <Label className="setting-label">{text('control.file.alt')}</Label>
            <Input className="setting-input" />
            <FieldNotes info={text('control.file.alt-info')} />
          </TextField>
          {failure && (
            <p className="setting-problem" role="alert">
              {failure}
            </p>
          )}
          <div className="dialog-foot">
            <Button slot="close" className="button">
              {text('dialog.cancel')}
            </Button>
            <Button className="button button-primary" isPending={isSaving} onPress={() => void save(close)}>
              {text('control.file.save')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
