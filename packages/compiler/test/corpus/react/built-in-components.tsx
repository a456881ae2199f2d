import { Activity, Fragment, lazy, Profiler, StrictMode, Suspense, use } from 'react';
import { createPortal } from 'react-dom';
import { z } from 'zod';

export const props = z.object({ title: z.string(), fit: z.string().optional(), lines: z.array(z.string()) });
type Props = z.infer<typeof props>;

// expect: ok
export function Strict({ title }: Props) {
  return (
    <StrictMode>
      <h1>{title}</h1>
      <StrictMode>nested</StrictMode>
    </StrictMode>
  );
}

// expect: ok
export function Profiled({ title, lines }: Props) {
  return (
    <Profiler id="looks" onRender={(id, phase, duration) => console.log(id, phase, duration)}>
      <h1>{title}</h1>
      {lines.length}
    </Profiler>
  );
}

// expect: ok
export function FragmentsOfPairs({ lines }: Props) {
  return (
    <p>
      {lines.map((line, i) => (
        <Fragment key={i}>
          {line}
          <br />
        </Fragment>
      ))}
      <Fragment key="alone">end</Fragment>
    </p>
  );
}

// expect: ok or refused
export function SuspenseWithoutWaiting({ title }: Props) {
  return (
    <Suspense fallback={<p>Loading…</p>}>
      <h1>{title}</h1>
    </Suspense>
  );
}

const SizeGuide = lazy(() => import('./lib/SizeGuide.tsx'));

// expect: ok or refused
export function LazyInSuspense({ title, fit }: Props) {
  return (
    <section>
      <h1>{title}</h1>
      <Suspense fallback={<p>Loading the guide of {title}…</p>}>
        <SizeGuide fit={fit} />
      </Suspense>
    </section>
  );
}

const reviews = new Promise<string[]>(() => {});

function Reviews() {
  return <ul>{use(reviews).length}</ul>;
}

// expect: ok or refused
export function WaitingForAPromise({ title }: Props) {
  return (
    <Suspense fallback={<p>{title}…</p>}>
      <Reviews />
    </Suspense>
  );
}

// expect: ok or refused
export function HiddenActivity({ title, lines }: Props) {
  return (
    <>
      <Activity mode="visible">
        <h1>{title}</h1>
      </Activity>
      <Activity mode="hidden">
        <p>{lines.join()}</p>
      </Activity>
    </>
  );
}

// expect: refused portal
export function Portal({ title }: Props) {
  const target = null as unknown as Element;
  const portal = createPortal(<p>In the body</p>, target); // <- refused
  return (
    <div>
      <p>{title}</p>
      {portal}
    </div>
  );
}

const Server = async ({ title }: { title: string }) => <p>{title}</p>;

// expect: refused async
export function AsyncComponent({ title }: Props) {
  return <Server title={title} />; // <- refused
}
