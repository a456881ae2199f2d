/** Elements removed with their content. */
const BLOCKS: readonly [string, string][] = [
  ['<script', '</script>'],
  ['<!--', '-->'],
  ['<style', '</style>'],
];

/** A text without its tags, scripts, styles and comments. What is not closed stays. */
export function stripHtml(text: string): string {
  return text.includes('<') ? stripTags(stripBlocks(text)) : text;
}

function stripBlocks(text: string): string {
  // An end that was not found once is not looked for again: the work stays in proportion to the text.
  const open = new Set(BLOCKS);
  let out = '';
  let copied = 0;
  for (let at = text.indexOf('<'); at !== -1; ) {
    let end = -1;
    for (const block of open) {
      const [start, close] = block;
      if (!text.startsWith(start, at)) continue;
      const closing = text.indexOf(close, at + start.length);
      if (closing === -1) open.delete(block);
      else end = closing + close.length;
    }
    if (end !== -1) {
      out += text.slice(copied, at);
      copied = end;
    }
    at = text.indexOf('<', end === -1 ? at + 1 : end);
  }
  return copied === 0 ? text : out + text.slice(copied);
}

function stripTags(text: string): string {
  let out = '';
  let copied = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', copied)) {
    const end = text.indexOf('>', at);
    if (end === -1) break;
    out += text.slice(copied, at);
    copied = end + 1;
  }
  return out + text.slice(copied);
}
