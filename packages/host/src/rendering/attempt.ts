import { Drop, RenderBudget } from '@vitrine/liquid';
import { escapeHtml } from '../http/html.ts';
import type { LiquidEngine } from '../liquid/engine.ts';
import type { RenderServices } from '../liquid/services.ts';
import { globalsDrop, type PageSubject } from '../objects/globals.ts';
import type { ObjectScope } from '../objects/scope.ts';
import { headerContent } from '../objects/theme/header-content.ts';
import { blockDrop, sectionDrop } from '../objects/theme/section.ts';
import type { SettingContext } from '../objects/theme/setting-context.ts';
import { settingsObject } from '../objects/theme/settings.ts';
import { formatsIn } from '../shop/markets/markets.ts';
import type { BlockData, SettingDefinition } from '../theme/formats.ts';
import type { LiquidFile } from '../theme/liquid-file.ts';
import { blockId } from '../theme/stable-id.ts';
import type { Template } from '../theme/templates.ts';
import { wrapperTags } from '../theme/wrapper.ts';
import { closestOf, type Frame } from './frame.ts';
import { closestDrop, SectionGlobals } from './section-globals.ts';
import {
  groupSections,
  indexSections,
  type SectionInstance,
  staticSection,
  templateSections,
} from './section-instance.ts';
import { blockAttributes, sectionAttributes, wrapBlock, wrapSection } from './wrap.ts';

/** Sections inside sections, which only a mistake makes deep. */
const DEEPEST_SECTION = 5;
/** Blocks inside blocks inside blocks (docs/platform.md: theme blocks). */
const DEEPEST_BLOCK = 8;

export interface AttemptParts {
  engine: LiquidEngine;
  scope: ObjectScope;
  /** The page's own objects and facts; see `PageSubject`. */
  page: Omit<PageSubject, 'scope' | 'settings' | 'header' | 'layoutContent' | 'indexContent'>;
  /** What services do not depend on the attempt for. */
  services: Pick<
    RenderServices,
    'assetUrl' | 'assetContent' | 'fileUrl' | 'platformUrl' | 'formResult' | 'now' | 'preload' | 'warn'
  > & {
    /** Called where something is read that no other page may have. */
    own(): void;
  };
  /** A section shared by all pages that render it the same; undefined where it must be rendered for this page. */
  fragment?(section: SectionInstance, forApi: boolean): string | undefined;
  /** A snippet that sees the page's globals alone, likewise. */
  snippet?(name: string): string | undefined;
}

/** One rendering of a page over the rows loaded so far. */
export interface RenderAttempt {
  /** A section in its wrapper; `forApi` as the section rendering call answers it (docs/platform.md: section rendering). */
  section(section: SectionInstance, forApi?: boolean): string;
  /** A snippet that sees the page's globals alone; undefined where there is none. */
  snippet(name: string): string | undefined;
  template(template: Template): string;
  /** Puts content into a layout; the layout's source must exist. */
  layout(name: string, source: string, content: string): string;
  /** The layout a Liquid template chose; undefined: none chosen, null: no layout. */
  readonly chosenLayout: string | null | undefined;
  /** A file rendered on its own: `*.css.liquid`, robots.txt.liquid. */
  text(source: string, path: string): string;
}

/** An app's block, which nothing renders here: `shopify://apps/reviews/blocks/stars/1`. */
const appBlock = (type: string): boolean => type.startsWith('@') || type.startsWith('shopify://apps');

export function createAttempt({
  engine,
  scope,
  page,
  services: given,
  fragment,
  snippet,
}: AttemptParts): RenderAttempt {
  const { theme } = scope;
  const budget = new RenderBudget();
  const frames = new WeakMap<Drop, Frame>();
  let layoutContent = '';
  let chosenLayout: string | null | undefined;
  let sectionDepth = 0;

  const globals = globalsDrop({
    ...page,
    scope,
    settings: () => settingsObject(contextOf(globals), theme.config.definitions, theme.config.values),
    header: () => headerContent(scope, given.assetUrl),
    layoutContent: () => {
      given.own();
      return layoutContent;
    },
    indexContent: () =>
      indexSections(theme)
        .map((section) => renderSection(section))
        .join(''),
  });

  const services: RenderServices = {
    ...given,
    translate: scope.translate,
    template: theme.source,
    section: (name) => {
      if (scope.visualPreviewMode) return '';
      const section = staticSection(theme, name);
      return section ? sharedOrRendered(section) : missing(`sections/${name}.liquid`);
    },
    sectionGroup: (name) => {
      const group = theme.groups.get(name);
      if (!group) return missing(`sections/${name}.json`);
      return groupSections(name, group)
        .filter((section) => !section.disabled)
        .map((section) => sharedOrRendered(section))
        .join('');
    },
    contentForBlocks: (owner, args) => {
      const frame = owner instanceof Drop ? frames.get(owner) : undefined;
      return frame ? childBlocks(frame, args) : '';
    },
    contentForBlock: (owner, args) => {
      const frame = owner instanceof Drop ? frames.get(owner) : undefined;
      return frame ? staticBlock(frame, args) : '';
    },
    layout: (name) => {
      given.own();
      chosenLayout = name;
    },
    rootUrl: scope.rootUrl,
    get path() {
      const query = scope.query.toString();
      return query === '' ? scope.path : `${scope.path}?${query}`;
    },
    get query() {
      return scope.query;
    },
    parameter: (name) => scope.address.parameter(name),
    moneyFormat: scope.shop.moneyFormat,
    moneyWithCurrencyFormat: scope.shop.moneyWithCurrencyFormat,
    currency: scope.shop.currency,
    formatsOf: (currency) => {
      const there = formatsIn({ ...scope.shop, ...scope.shop.own }, currency, scope.locale);
      return { plain: there.moneyFormat, withCurrency: there.moneyWithCurrencyFormat };
    },
    locale: scope.locale,
    timezone: scope.shop.timezone,
  };

  function missing(path: string): string {
    const sentence = `Liquid error: there is no ${path}`;
    given.warn(sentence);
    return escapeHtml(sentence);
  }

  function run(source: string, path: string, variables: Drop, extra?: Record<string, unknown>): string {
    const rendered = variables === globals ? snippet : undefined;
    return engine.render(engine.parse(source, path), { globals: variables, services, budget, scope: extra, rendered });
  }

  function contextOf(variables: Drop): SettingContext {
    return {
      scope,
      variable: (name) => variables.get(name),
      // Named by their texts, so that the engine caches each of them parsed.
      render: (text) => run(text, `setting "${text.slice(0, 60)}"`, variables),
    };
  }

  const settingsOf = (
    definitions: readonly SettingDefinition[] | undefined,
    values: Record<string, unknown> | undefined,
    variables: Drop,
  ) => settingsObject(contextOf(variables), definitions, values);

  /** The blocks a section or block lists for itself: enabled ones in order, without static ones. */
  function listed(data: { blocks?: Record<string, BlockData>; block_order?: string[] }): [string, BlockData][] {
    const order = data.block_order ?? Object.keys(data.blocks ?? {});
    return order.flatMap((key) => {
      const block = data.blocks?.[key];
      return block && !block.disabled && !block.static ? [[key, block] as [string, BlockData]] : [];
    });
  }

  /** `section.blocks` and `block.blocks`. */
  function blockObjects(frame: Frame): Drop[] {
    return listed(frame.block?.data ?? frame.section.data).map(([key, data]) => {
      const id = blockId(frame.block?.id ?? frame.section.id, key);
      const local = frame.file.schema.blocks?.find((candidate) => candidate.type === data.type)?.settings;
      const definitions = local ?? theme.blocks.get(data.type)?.schema.settings;
      return blockDrop({
        id,
        type: appBlock(data.type) ? '@app' : data.type,
        attributes: blockAttributes(id, data.type, scope.designMode),
        settings: () => settingsOf(definitions, data.settings, frame.globals),
        blocks: () => [],
      });
    });
  }

  const sharedOrRendered = (section: SectionInstance, forApi = false): string =>
    (sectionDepth === 0 ? fragment?.(section, forApi) : undefined) ?? renderSection(section, forApi);

  function renderSection(section: SectionInstance, forApi = false): string {
    const file = theme.sections.get(section.type);
    if (!file) return section.type === 'apps' ? '' : missing(`sections/${section.type}.liquid`);
    if (sectionDepth >= DEEPEST_SECTION) return missing(`room for sections/${section.type}.liquid inside itself`);
    const frame = sectionFrame(section, file, forApi);
    sectionDepth += 1;
    let content = run(file.source, `sections/${section.type}`, frame.globals);
    sectionDepth -= 1;
    if (forApi && frame.stylesheets.size > 0) {
      content = `<style data-section-stylesheet>${[...frame.stylesheets.values()].join('\n')}</style>${content}`;
    }
    return wrapSection(section, file.schema, content, scope.designMode);
  }

  function sectionFrame(section: SectionInstance, file: LiquidFile, forApi: boolean): Frame {
    const object: Drop = sectionDrop({
      id: section.id,
      location: section.location,
      index: forApi || scope.designMode ? null : section.index,
      attributes: sectionAttributes(section, scope.designMode),
      settings: () => frame.settings,
      blocks: () => blockObjects(frame),
    });
    const variables: Drop = new SectionGlobals(globals, {
      section: object,
      closest: closestDrop((kind) => closestOf(frame, kind, globals)),
    });
    const frame: Frame = {
      section,
      block: null,
      file,
      parent: null,
      depth: 0,
      closest: {},
      settings: settingsOf(file.schema.settings, section.data.settings, variables),
      globals: variables,
      stylesheets: new Map(file.stylesheet ? [[`sections/${file.name}`, file.stylesheet]] : []),
    };
    frames.set(object, frame);
    return frame;
  }

  function renderBlock(parent: Frame, key: string, data: BlockData, args: Record<string, unknown>): string {
    const file = theme.blocks.get(data.type);
    if (!file) return appBlock(data.type) ? '' : missing(`blocks/${data.type}.liquid`);
    if (parent.depth >= DEEPEST_BLOCK) return '';
    const id = blockId(parent.block?.id ?? parent.section.id, key);
    const attributes = blockAttributes(id, data.type, scope.designMode);
    const closest: Record<string, unknown> = {};
    const extra: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(args)) {
      if (name.startsWith('closest.')) closest[name.slice('closest.'.length)] = value;
      else if (name !== 'type' && name !== 'id') extra[name] = value;
    }
    const object: Drop = blockDrop({
      id,
      type: data.type,
      attributes,
      settings: () => frame.settings,
      blocks: () => blockObjects(frame),
    });
    const variables: Drop = new SectionGlobals(globals, {
      section: parent.globals.get('section'),
      block: object,
      closest: closestDrop((kind) => closestOf(frame, kind, globals)),
    });
    const frame: Frame = {
      section: parent.section,
      block: { id, data },
      file,
      parent,
      depth: parent.depth + 1,
      closest,
      settings: settingsOf(file.schema.settings, data.settings, variables),
      globals: variables,
      stylesheets: parent.stylesheets,
    };
    frames.set(object, frame);
    if (file.stylesheet) parent.stylesheets.set(`blocks/${file.name}`, file.stylesheet);
    return wrapBlock(id, file.schema, attributes, run(file.source, `blocks/${data.type}`, variables, extra));
  }

  function childBlocks(frame: Frame, args: Record<string, unknown>): string {
    return listed(frame.block?.data ?? frame.section.data)
      .map(([key, data]) => renderBlock(frame, key, data, args))
      .join('');
  }

  function staticBlock(frame: Frame, args: Record<string, unknown>): string {
    const { type, id } = args;
    if (typeof type !== 'string' || typeof id !== 'string') return missing('block without a type and an id');
    const saved = (frame.block?.data ?? frame.section.data).blocks?.[id];
    if (saved?.disabled) return '';
    return renderBlock(frame, id, saved?.type === type ? saved : { type, static: true }, args);
  }

  return {
    section: sharedOrRendered,
    snippet: (name) => engine.snippet(name, { globals, services, budget }),
    template(template) {
      if (template.kind === 'liquid') return run(template.source, `templates/${template.name}`, globals);
      if (template.kind === 'broken') return escapeHtml(`Liquid error (${template.path}): ${template.problem.message}`);
      let content = '';
      for (const section of templateSections(template.name, template.data)) {
        if (!section.disabled) content += sharedOrRendered(section);
      }
      const tags = wrapperTags(template.data.wrapper);
      return tags ? tags.open + content + tags.close : content;
    },
    layout(name, source, content) {
      layoutContent = content;
      return run(source, `layout/${name}`, globals, { content_for_layout: content });
    },
    get chosenLayout() {
      return chosenLayout;
    },
    text: (source, path) => run(source, path, globals),
  };
}
