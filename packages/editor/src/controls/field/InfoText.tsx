const LINK = /\[([^\]]+)\]\(((?:https?:\/\/|\/)[^)\s]+)\)/g;

/** What a schema says of a setting. Links are written as in Markdown: `[Learn more](https://…)`. */
export function InfoText({ children }: { children: string }) {
  const parts = [];
  let end = 0;
  for (const found of children.matchAll(LINK)) {
    const [whole, words, address] = found;
    parts.push(children.slice(end, found.index));
    parts.push(
      <a key={found.index} href={address} target="_blank" rel="noreferrer">
        {words}
      </a>,
    );
    end = found.index + whole.length;
  }
  return <>{[...parts, children.slice(end)]}</>;
}
