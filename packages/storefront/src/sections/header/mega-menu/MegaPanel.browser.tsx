import { useState } from 'react';

/**
 * `MegaPanel` in the browser: the server markup as HTML, because nothing in it has a handler and so none of its code is fetched. The markup is
 * read before the island hydrates: if hydration fails, React renders the header again from it.
 */
export function MegaPanel({ id }: { id: string }) {
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '');
  return <div className="nav__panel" id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
