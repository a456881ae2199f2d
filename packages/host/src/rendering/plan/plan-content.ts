import { Drop } from '@vitrine/liquid';
import { escapeHtml } from '../../http/html.ts';
import { articleById } from '../../objects/content/article.ts';
import { blogObject } from '../../objects/content/blog.ts';
import { metaobjectObject } from '../../objects/content/metafields.ts';
import { pageObject } from '../../objects/content/page.ts';
import type { Reader } from '../rows/reader.ts';
import { describe, notFound, type PagePlan, pagePlan } from './plan.ts';

/** `/pages/{handle}` */
export async function planTextPage(reader: Reader, handle: string): Promise<PagePlan> {
  const page = await reader.need('page', handle);
  if (!page) return notFound();
  return pagePlan('page', {
    suffix: page.templateSuffix,
    handle: page.handle,
    resources: (scope) => ({ page: pageObject(scope, page) }),
    title: () => page.seoTitle || page.title,
    description: describe(page.seoDescription, page.content),
    canonicalPath: `/pages/${encodeURIComponent(page.handle)}`,
  });
}

/** `/pages/{definition}/{handle}` */
export async function planMetaobject(reader: Reader, type: string, handle: string): Promise<PagePlan> {
  const rows = await reader.need('metaobjects', type);
  const row = rows.find((candidate) => candidate.handle === handle);
  if (!row) return notFound();
  const text = (keys: string[]) =>
    row.fields.find((field) => keys.includes(field.key) && field.value !== '')?.value ?? '';
  return pagePlan(`metaobject/${type}`, {
    pageType: 'metaobject',
    handle: row.handle,
    resources: (scope) => ({ metaobject: metaobjectObject(scope, row) }),
    title: () => text(['title', 'name', 'heading']) || row.handle,
    description: describe('', text(['description'])),
    image: (scope) => {
      const field = metaobjectObject(scope, row).get('image');
      const image = field instanceof Drop ? field.get('value') : null;
      return image instanceof Drop ? image : null;
    },
    canonicalPath: `/pages/${encodeURIComponent(type)}/${encodeURIComponent(handle)}`,
  });
}

/** `/blogs/{blog}` and `/blogs/{blog}/tagged/{tag+tag}` */
export async function planBlog(reader: Reader, handle: string, tags: string[]): Promise<PagePlan> {
  const blog = await reader.need('blog', handle);
  if (!blog) return notFound();
  return pagePlan('blog', {
    suffix: blog.templateSuffix,
    handle: blog.handle,
    currentTags: tags.length > 0 ? tags : null,
    resources: (scope) => ({ blog: blogObject(scope, blog, tags) }),
    title: () => blog.seoTitle || blog.title,
    description: describe(blog.seoDescription, ''),
    canonicalPath: `/blogs/${encodeURIComponent(blog.handle)}`,
  });
}

/** `/blogs/{blog}/{article}` */
export async function planArticle(reader: Reader, blogHandle: string, handle: string): Promise<PagePlan> {
  const blog = await reader.need('blog', blogHandle);
  const article = blog ? await reader.need('article', `${blogHandle}/${handle}`) : null;
  if (!blog || !article) return notFound();
  await reader.need('articleById', article.id);
  return pagePlan('article', {
    suffix: article.templateSuffix,
    handle: article.handle,
    resources: (scope) => ({ article: articleById(scope, article.id), blog: blogObject(scope, blog, [], article.id) }),
    title: () => article.seoTitle || article.title,
    description: describe(article.seoDescription, article.excerpt || article.content),
    image: (scope) => {
      const image = articleById(scope, article.id)?.get('image');
      return image instanceof Drop ? image : null;
    },
    canonicalPath: `/blogs/${encodeURIComponent(blogHandle)}/${encodeURIComponent(handle)}`,
  });
}

/** `/policies/{handle}`: the platform's own markup inside the layout (docs/platform.md: routes). */
export async function planPolicy(reader: Reader, handle: string): Promise<PagePlan> {
  const policies = await reader.need('policies', '');
  const policy = policies.find((candidate) => candidate.handle === handle);
  if (!policy) return notFound();
  return pagePlan('policy', {
    handle: policy.handle,
    title: () => policy.title,
    description: describe('', policy.body),
    content: () =>
      `<div class="shopify-policy__container"><div class="shopify-policy__title"><h1>${escapeHtml(policy.title)}</h1></div>` +
      `<div class="shopify-policy__body"><div class="rte">${policy.body}</div></div></div>`,
  });
}
