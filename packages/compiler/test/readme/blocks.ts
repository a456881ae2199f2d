/** Blocks of code in Markdown that have a name after their language: ` ```js data `. */
const BLOCK = /^```(\w+) ([\w-]+)\n((?:(?!```).*\n)*)```$/gm;

export const namedBlocks = (markdown: string): [name: string, content: string][] =>
  [...markdown.matchAll(BLOCK)].map(([, , name = '', content = '']) => [name, content.trimEnd()]);

/** The page with other content in its named blocks. A block whose name `contents` does not have stays. */
export const withBlocks = (markdown: string, contents: Readonly<Record<string, string>>): string =>
  markdown.replace(BLOCK, (block, language: string, name: string) => {
    const content = contents[name];
    return content === undefined ? block : `\`\`\`${language} ${name}\n${content}\n\`\`\``;
  });
