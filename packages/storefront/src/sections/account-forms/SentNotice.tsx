import { useLayoutEffect, useRef } from 'react';

/** The message that a mail was sent. It takes the focus, without scripts too. */
export function SentNotice({ text }: { text: string }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => notice.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer is what was waited for
    <p className="notice entry__sent" role="status" tabIndex={-1} ref={notice} autoFocus>
      {text}
    </p>
  );
}
