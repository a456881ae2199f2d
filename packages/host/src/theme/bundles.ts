import type { LiquidFile } from './liquid-file.ts';

/** The files the platform makes of `{% javascript %}` and `{% stylesheet %}` (docs/platform.md: assets), by asset name; empty ones are left out. */
export function bundles(sections: LiquidFile[], blocks: LiquidFile[], snippets: LiquidFile[]): Map<string, string> {
  const made = new Map<string, string>();
  const script = (name: string, files: LiquidFile[]) => {
    const text = files
      .filter((file) => file.javascript)
      .map((file) => `(function () {\n${file.javascript}\n})();`)
      .join('\n');
    if (text) made.set(name, text);
  };
  script('compiled_scripts.js', sections);
  script('compiled_block-scripts.js', blocks);
  script('compiled_snippet-scripts.js', snippets);
  const styles = [...sections, ...blocks, ...snippets]
    .map((file) => file.stylesheet)
    .filter((text) => text)
    .join('\n');
  if (styles) made.set('compiled_styles.css', styles);
  return made;
}
