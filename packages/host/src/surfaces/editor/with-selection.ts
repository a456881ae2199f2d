/**
 * Scripts that render the section or its blocks listen from then on: the selection is repeated after what they change, a few times at most.
 * Nothing of it takes the focus, which would leave the editor: the `inert` of its frame hinders neither scripts nor dialogs, and a modal dialog
 * is not bound by that of the page.
 */
const SCRIPT = `<script>
document.body.inert = true;
var showModal = HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.showModal = function () {
  this.inert = true;
  showModal.call(this);
};
addEventListener('load', function () {
  var section = document.querySelector('[data-shopify-editor-section]'), left = 5, timer;
  if (!section) return;
  var sectionId = JSON.parse(section.dataset.shopifyEditorSection).id;
  function notify(element, kind, detail) {
    element.dispatchEvent(new CustomEvent('shopify:' + kind + ':select', { bubbles: true, detail: detail }));
  }
  function select() {
    left--;
    notify(section, 'section', { sectionId: sectionId, load: true });
    var block = section.querySelector('[data-shopify-editor-block]');
    var blockId = block ? JSON.parse(block.dataset.shopifyEditorBlock).id : '';
    if (block) notify(block, 'block', { sectionId: sectionId, blockId: blockId, load: true });
  }
  select();
  new MutationObserver(function () {
    clearTimeout(timer);
    if (left > 0) timer = setTimeout(select, 100);
  }).observe(section, { childList: true, subtree: true });
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
