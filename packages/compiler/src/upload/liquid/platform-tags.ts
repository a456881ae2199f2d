/** The tags of the platform, as far as reading a file goes. */
import type { RenderNode, TagDefinition } from '@vitrine/liquid';

/** A tag whose body is not Liquid: its text. */
export class RawNode implements RenderNode {
  readonly text: string;
  readonly blank = true;

  constructor(text: string) {
    this.text = text;
  }

  render(): void {}
}

const block: TagDefinition = {
  parse(tag, parser) {
    parser.body(tag);
    return { render() {} };
  },
};

const plain: TagDefinition = { parse: () => ({ render() {} }) };

const raw: TagDefinition = { parse: (tag, parser) => new RawNode(parser.text(tag)) };

export const platformTags: Readonly<Record<string, TagDefinition>> = {
  content_for: plain,
  form: block,
  javascript: raw,
  layout: plain,
  paginate: block,
  schema: raw,
  section: plain,
  sections: plain,
  style: block,
  stylesheet: raw,
};
