import type { Resource } from '@vitrine/contract/editor/calls.ts';
import { Upload } from 'lucide-react';
import { Button, DropZone, FileTrigger, isFileDropItem, Label, ProgressBar, Text } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import { useUpload } from './use-upload.ts';

interface FileUploadProps {
  /** Media types: `image/*`. */
  accepted: string;
  onDone(resource: Resource): void;
}

/** A button and a place to drop a file, with the progress of its upload. */
export function FileUpload({ accepted, onDone }: FileUploadProps) {
  const text = useText();
  const [state, upload] = useUpload(onDone);
  return (
    <DropZone
      className="upload"
      getDropOperation={() => 'copy'}
      onDrop={async ({ items }) => {
        const dropped = items.find(isFileDropItem);
        if (dropped) await upload(await dropped.getFile());
      }}
    >
      <FileTrigger
        acceptedFileTypes={[accepted]}
        onSelect={(files) => {
          const [file] = files ?? [];
          if (file) void upload(file);
        }}
      >
        <Button className="button">
          <Upload size={14} aria-hidden />
          {text('control.file.upload')}
        </Button>
      </FileTrigger>
      <Text slot="label" className="setting-info">
        {text('control.file.drop')}
      </Text>
      {state.status === 'sending' && (
        <ProgressBar className="upload-progress" value={state.share * 100}>
          <Label>{text('control.file.uploading', { name: state.name })}</Label>
          <span className="upload-track">
            <span style={{ inlineSize: `${state.share * 100}%` }} />
          </span>
        </ProgressBar>
      )}
      {state.status === 'failed' && (
        <p className="setting-problem" role="alert">
          {state.sentence}
        </p>
      )}
    </DropZone>
  );
}
