const SCRIPT = `<script>
addEventListener('load', function () {
  function select(element, kind, detail) {
    detail.load = true;
    element.dispatchEvent(new CustomEvent('shopify:' + kind + ':select', { bubbles: true, detail: detail }));
  }
  var section = document.querySelector('[data-shopify-editor-section]');
  if (!section) return;
  var sectionId = JSON.parse(section.dataset.shopifyEditorSection).id;
  var block = section.querySelector('[data-shopify-editor-block]');
  select(section, 'section', { sectionId: sectionId });
  if (block) select(block, 'block', { sectionId: sectionId, blockId: JSON.parse(block.dataset.shopifyEditorBlock).id });
});
</script>`;

/**
 * A page that selects its first section and block as the theme editor does (docs/platform.md: theme editor): what would open later, or for
 * some visitors alone, is shown. A theme that does not listen to these events is shown as it is.
 */
export const withSelection = (page: string): string => {
  const end = page.lastIndexOf('</body>');
  return end < 0 ? page + SCRIPT : page.slice(0, end) + SCRIPT + page.slice(end);
};
