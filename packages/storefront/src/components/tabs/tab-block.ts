import { block, page, richtext, text } from '@vitrine/compiler';

/** What a merchant sets of a tab: words, or the content of a page. */
export const tabSettings = {
  name: text({ label: 't:labels.heading', default: 'Tab' }),
  content: richtext({ label: 't:labels.text', default: '<p>What stands in this tab.</p>' }),
  page: page({ label: 't:labels.page', info: 't:info.page_content' }),
};

export const tabBlock = block({ name: 't:names.tab', settings: tabSettings });
