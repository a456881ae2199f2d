import { Button } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { Chosen } from './use-chosen.ts';

/** Says that what is chosen could not be read, and reads it again; nothing as long as it could. */
export function ChosenRetry({ known: { isFailed, retry } }: { known: Chosen }) {
  const text = useText();
  if (!isFailed) return null;
  return (
    <Button className="button" onPress={retry}>
      {text('control.picker.failed')} {text('control.picker.retry')}
    </Button>
  );
}
