import { Film, ImageIcon } from 'lucide-react';
import { Button, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { ControlProps } from '../control.ts';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { shownText, storedText } from '../field/stored-text.ts';
import { useLocalValue } from '../field/use-local-value.ts';
import { ChosenRetry } from '../resource/ChosenRetry.tsx';
import { useChosen } from '../resource/use-chosen.ts';
import { FilePicker } from './FilePicker.tsx';
import { PictureDetails } from './PictureDetails.tsx';
import { pictureAt } from './picture-at.ts';

/** `image_picker` and `video`: a file of the shop. */
export function FileControl({ setting, label, info, value, onChange }: ControlProps) {
  const text = useText();
  const kind = setting.type === 'video' ? 'video' : 'picture';
  const [chosen, setChosen] = useLocalValue(shownText(setting, value));
  const known = useChosen(kind, chosen === '' ? [] : [chosen]);
  const resource = known.of(chosen) ?? undefined;
  const isGone = chosen !== '' && known.of(chosen) === null;
  const choose = (next: string) => {
    setChosen(next);
    onChange(storedText(setting, next));
  };
  const Sign = kind === 'video' ? Film : ImageIcon;
  const choice = text(kind === 'video' ? 'control.file.choose-video' : 'control.file.choose-picture');
  return (
    <FieldGroup label={label} info={info} problem={isGone ? text('control.file.gone') : undefined}>
      <DialogTrigger>
        <Button className="file-button">
          <span className="visually-hidden">{label}: </span>

          {resource?.picture ? (
            <img
              src={pictureAt(resource.picture, 640)}
              alt=""
              style={{ objectPosition: positionOf(resource.focalPoint) }}
            />
          ) : (
            <Sign size={18} strokeWidth={1.5} aria-hidden />
          )}
          <span className="file-button-name">{chosen === '' ? choice : (resource?.title ?? chosen)}</span>
        </Button>
        <ModalOverlay className="scrim" isDismissable>
          <Modal className="modal modal-wide">
            <FilePicker
              kind={kind}
              chosen={chosen}
              onPick={(picked) => {
                known.remember(picked);
                choose(picked.value);
              }}
            />
          </Modal>
        </ModalOverlay>
      </DialogTrigger>
      {chosen !== '' && (
        <div className="file-actions">
          {kind === 'picture' && resource && (
            <DialogTrigger>
              <Button className="button">{text('control.file.edit')}</Button>
              <ModalOverlay className="scrim" isDismissable>
                <Modal className="modal">
                  <PictureDetails resource={resource} onSaved={known.remember} />
                </Modal>
              </ModalOverlay>
            </DialogTrigger>
          )}
          <Button className="button" onPress={() => choose('')}>
            {text('control.file.remove')}
          </Button>
        </div>
      )}
      <ChosenRetry known={known} />
    </FieldGroup>
  );
}

const positionOf = (point: { x: number; y: number } | undefined) => (point ? `${point.x}% ${point.y}%` : undefined);
