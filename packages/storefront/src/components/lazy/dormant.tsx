import { type MountedView, mountView } from '@vitrine/compiler/client/mount-view.tsx';
import { useSectionId } from '@vitrine/compiler/view.ts';
import { type ComponentType, type HTMLAttributes, memo, useEffect, useRef } from 'react';
import { type Chunk, chunk } from './chunk.ts';
import { type Demand, onDemand } from './on-demand.ts';

interface DormantView<P> extends Omit<Demand, 'isFor'> {
  /** For reports. */
  name: string;
  load: () => Promise<ComponentType<P>>;
  /** Attributes of the element around it: the same that the view prints on the server. */
  frame: (props: P) => HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>;
  /** Whether an event at `target` is meant for what is in `frame`. */
  isFor: (target: Element, frame: Element) => boolean;
}

/**
 * A part of a view that the browser hydrates on demand only: until then, and where its code cannot be fetched, the server markup stands. The
 * view that stands around it renders the frame and never what is inside: that is a root of its own.
 */
export function dormant<P extends object>(view: DormantView<P>) {
  const code = chunk(view.load);
  return memo((props: P) => <Frame view={view} code={code} props={props} />);
}

const SERVER_MARKUP = { __html: '' };

function Frame<P extends object>({
  view,
  code,
  props,
}: {
  view: DormantView<P>;
  code: Chunk<ComponentType<P>>;
  props: P;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const mounted = useRef<((props: P) => void) | null>(null);
  const latest = useRef(props);
  const sectionId = useSectionId();
  useEffect(() => {
    latest.current = props;
    mounted.current?.(props);
  }, [props]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const isHydrated = element.hasChildNodes();
    const parts: { root?: MountedView; isGone?: true } = {};
    const hydrate = (View: ComponentType<P>) => {
      if (parts.isGone) return;
      const first = latest.current;
      const root = mountView(element, <View {...first} />, { name: view.name, sectionId, isHydrated });
      parts.root = root;
      // A root that is drawn anew before it has hydrated is no longer hydrated.
      return root.ready.then(() => {
        if (parts.isGone) return;
        mounted.current = (next) => root.update(<View {...next} />);
        if (latest.current !== first) mounted.current(latest.current);
      });
    };
    const demand = onDemand({ ...view, isFor: (target) => view.isFor(target, element) }, () =>
      code.load().then(hydrate),
    );
    if (!isHydrated) demand.demand();
    return () => {
      parts.isGone = true;
      mounted.current = null;
      demand.stop();
      // Not while React renders what is around it.
      if (parts.root) queueMicrotask(parts.root.unmount);
    };
  }, [view, code, sectionId]);
  // React takes what stands inside for its own, and leaves it.
  return <div {...view.frame(props)} ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={SERVER_MARKUP} />;
}
