import { useState } from 'react';

/**
 * `MegaPanel` as the browser has it: the server markup, which React takes as HTML. Nothing in it has a handler, so no code of it is fetched. It is
 * read before the island hydrates, for the case that React draws the header anew.
 */
export function MegaPanel({ id }: { id: string }) {
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '');
  return <div className="nav__panel" id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
