import type { DynamicSource, FileDescription, Resource, ResourceKind } from '@vitrine/contract/editor/calls.ts';
import type { ResourceSource } from '../src/controls/resources.ts';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="160"><rect width="120" height="160" fill="${color}"/></svg>`)}`;

/** A small shop: three products, pictures and the like. */
export const SHOP: Readonly<Partial<Record<ResourceKind, readonly Resource[]>>> = {
  product: [
    { value: 'column-dress', title: 'Column slip dress', detail: '€420.00', picture: picture('#b9a48a') },
    { value: 'linen-shirt', title: 'Linen shirt', detail: '€180.00', picture: picture('#dcd6c8') },
    { value: 'silk-scarf', title: 'Silk twill scarf', detail: '€140.00', picture: picture('#6e1f28') },
  ],
  collection: [{ value: 'new-arrivals', title: 'New arrivals', detail: '24 products' }],
  page: [{ value: 'about', title: 'About the house' }],
  blog: [{ value: 'journal', title: 'Journal' }],
  article: [{ value: 'journal/linen', title: 'How linen is woven', detail: 'Journal' }],
  menu: [{ value: 'main-menu', title: 'Main menu', detail: '5 links' }],
  metaobject: [{ value: 'evening', title: 'Evening look' }],
  picture: [
    {
      value: 'shopify://shop_images/hero.webp',
      title: 'hero.webp',
      detail: '1600 × 2000',
      picture: picture('#8a7a63'),
      width: 1600,
      height: 2000,
      alt: 'A dress on a form',
    },
    {
      value: 'shopify://shop_images/cloth.webp',
      title: 'cloth.webp',
      detail: '1200 × 1200',
      picture: picture('#c9c0ae'),
    },
  ],
  video: [{ value: 'shopify://files/videos/atelier.mp4', title: 'atelier.mp4', detail: '12 s' }],
  font: [
    {
      value: 'assistant_n4',
      title: 'Assistant',
      font: { family: 'Assistant', weight: '400', style: 'normal', url: null },
    },
    { value: 'lora_n4', title: 'Lora', font: { family: 'Lora', weight: '400', style: 'normal', url: null } },
  ],
};

const SOURCES: readonly DynamicSource[] = [
  { value: '{{ product.title }}', label: 'Title', group: 'Product' },
  { value: '{{ product.vendor }}', label: 'Vendor', group: 'Product' },
];

interface FakeResources extends ResourceSource {
  /** What was said of files, by name. */
  described: Map<string, FileDescription>;
  uploaded: File[];
}

/** The shop's resources without a host; `overrides` replaces single calls. */
export function fakeResources(overrides: Partial<ResourceSource> = {}): FakeResources {
  const described = new Map<string, FileDescription>();
  const uploaded: File[] = [];
  const of = (kind: ResourceKind) => SHOP[kind] ?? [];
  return {
    described,
    uploaded,
    async list(kind, { q = '' }) {
      const items = of(kind).filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()));
      return { ok: true, value: { items } };
    },
    async byValues(kind, values) {
      const found = values.flatMap((value) => of(kind).filter((resource) => resource.value === value));
      return { ok: true, value: found };
    },
    async upload(file, onProgress) {
      onProgress(1);
      uploaded.push(file);
      const value = `shopify://shop_images/${file.name}`;
      return { ok: true, value: { value, title: file.name, picture: picture('#444') } };
    },
    async describe(name, description) {
      described.set(name, description);
      const resource = of('picture').find(({ title }) => title === name);
      return resource ? { ok: true, value: { ...resource, ...description } } : { ok: false, sentence: 'No such file.' };
    },
    async dynamicSources() {
      return { ok: true, value: SOURCES };
    },
    ...overrides,
  };
}
