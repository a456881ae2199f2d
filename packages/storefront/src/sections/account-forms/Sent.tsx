import { useLayoutEffect, useRef } from 'react';

/** A mail is on its way: what was waited for, so the focus is here, also without scripts. */
export function Sent({ text }: { text: string }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => notice.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer is what was waited for
    <p className="notice entry__sent" role="status" tabIndex={-1} ref={notice} autoFocus>
      {text}
    </p>
  );
}
