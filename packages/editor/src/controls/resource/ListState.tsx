import { Button } from 'react-aria-components';
import { useText } from '../../texts/texts.ts';
import type { ResourceListing } from './use-resource-list.ts';

/** Below a list of resources: that it loads, why it could not, and the way to more. */
export function ListState({ listing }: { listing: ResourceListing }) {
  const text = useText();
  const { status, items, next, sentence, more, retry } = listing;
  return (
    <>
      <p className="picker-state" role="status">
        {status === 'loading' && text('control.picker.loading')}
        {status === 'ready' && items.length === 0 && text('control.picker.none')}
      </p>
      {status === 'failed' && (
        <div className="picker-failure" role="alert">
          <p>{sentence || text('control.picker.failed')}</p>
          <Button className="button" onPress={retry}>
            {text('control.picker.retry')}
          </Button>
        </div>
      )}
      {status === 'ready' && next !== undefined && (
        <Button className="button picker-more" onPress={more}>
          {text('control.picker.more')}
        </Button>
      )}
    </>
  );
}
