import { AlignmentControl } from './choice/AlignmentControl.tsx';
import { CheckboxControl } from './choice/CheckboxControl.tsx';
import { RadioControl } from './choice/RadioControl.tsx';
import { SelectControl } from './choice/SelectControl.tsx';
import { BackgroundControl } from './color/BackgroundControl.tsx';
import { ColorControl } from './color/ColorControl.tsx';
import { PaletteControl } from './color/PaletteControl.tsx';
import { SchemeControl } from './color/SchemeControl.tsx';
import { SchemeGroupControl } from './color/SchemeGroupControl.tsx';
import type { Control } from './control.ts';
import { FileControl } from './file/FileControl.tsx';
import { FontControl } from './font/FontControl.tsx';
import { ResourceControl } from './resource/ResourceControl.tsx';
import { ResourceListControl } from './resource/ResourceListControl.tsx';
import { UrlControl } from './resource/UrlControl.tsx';
import { VideoUrlControl } from './resource/VideoUrlControl.tsx';
import { RichTextControl } from './rich-text/RichTextControl.tsx';
import { CodeControl } from './text/CodeControl.tsx';
import { NumberControl } from './text/NumberControl.tsx';
import { RangeControl } from './text/RangeControl.tsx';
import { TextControl } from './text/TextControl.tsx';
import { UnknownControl } from './text/UnknownControl.tsx';

/** The control of each type of setting that has a value (docs/platform.md: settings). */
export const CONTROLS: ReadonlyMap<string, Control> = new Map(
  Object.entries({
    checkbox: CheckboxControl,
    number: NumberControl,
    range: RangeControl,
    text: TextControl,
    textarea: TextControl,
    html: CodeControl,
    liquid: CodeControl,
    richtext: RichTextControl,
    inline_richtext: RichTextControl,
    radio: RadioControl,
    select: SelectControl,
    text_alignment: AlignmentControl,
    color: ColorControl,
    color_background: BackgroundControl,
    color_palette: PaletteControl,
    color_scheme: SchemeControl,
    color_scheme_group: SchemeGroupControl,
    font_picker: FontControl,
    image_picker: FileControl,
    video: FileControl,
    video_url: VideoUrlControl,
    url: UrlControl,
    link_list: ResourceControl,
    article: ResourceControl,
    blog: ResourceControl,
    collection: ResourceControl,
    page: ResourceControl,
    product: ResourceControl,
    metaobject: ResourceControl,
    article_list: ResourceListControl,
    collection_list: ResourceListControl,
    product_list: ResourceListControl,
    metaobject_list: ResourceListControl,
  }),
);

export const controlByType = (type: string): Control => CONTROLS.get(type) ?? UnknownControl;
