/**
 * The platform's players, loaded on demand by `Shopify.loadFeatures`: `Shopify.ModelViewerUI` (`model-viewer-ui`), `Shopify.Video` and
 * `Shopify.Plyr` (`video-ui`) over the browser's own elements, and `ShopifyXR` (`shopify-xr`). A model is seen in the room by
 * the device's own viewer, where it has one (`<a rel="ar">` on iOS); elsewhere the buttons that would open it are hidden. The document is told
 * by `shopify_xr_initialized`.
 */
export const MEDIA_UI = `
(function () {
  var Shopify = (window.Shopify = window.Shopify || {});
  if (window.ShopifyXR) return;
  function elementOf(target) { return typeof target === 'string' ? document.querySelector(target) : target; }
  function tell(element, name) { element.dispatchEvent(new CustomEvent('shopify_model_viewer_ui_' + name, { bubbles: true })); }

  function ModelViewerUI(target) {
    var element = elementOf(target);
    this.viewer = element;
    if (element) element.setAttribute('camera-controls', '');
  }
  ModelViewerUI.prototype = {
    play: function () {
      if (!this.viewer) return;
      this.viewer.setAttribute('camera-controls', '');
      if (this.viewer.play) this.viewer.play();
      tell(this.viewer, 'toggle_play');
    },
    pause: function () {
      if (!this.viewer) return;
      if (this.viewer.pause) this.viewer.pause();
      tell(this.viewer, 'toggle_pause');
    },
    zoom: function (amount) {
      if (!this.viewer || !this.viewer.getFieldOfView) return;
      this.viewer.fieldOfView = this.viewer.getFieldOfView() - (amount || 0) * 5 + 'deg';
    },
    destroy: function () { this.viewer = null; }
  };
  Shopify.ModelViewerUI = ModelViewerUI;

  function Video(target, options) {
    var element = elementOf(target);
    if (element && element.tagName !== 'VIDEO') element = element.querySelector('video') || element;
    this.media = element;
    var given = options || {};
    if (!element) return;
    element.controls = given.controls !== false;
    if (given.muted !== undefined) element.muted = given.muted;
    if (given.loop && given.loop.active !== undefined) element.loop = given.loop.active;
    else if (typeof given.loop === 'boolean') element.loop = given.loop;
  }
  Video.prototype = {
    play: function () { return this.media && this.media.play(); },
    pause: function () { if (this.media) this.media.pause(); },
    stop: function () { if (this.media) { this.media.pause(); this.media.currentTime = 0; } },
    on: function (name, callback) { if (this.media) this.media.addEventListener(name, callback); },
    off: function (name, callback) { if (this.media) this.media.removeEventListener(name, callback); },
    destroy: function () { this.media = null; }
  };
  Shopify.Video = Shopify.Plyr = Video;

  var models = {};
  function sourceOf(id) {
    return ((models[id] && models[id].sources) || []).filter(function (source) { return source.format === 'usdz'; })[0];
  }
  function isCapable() {
    var link = document.createElement('a');
    return !!(link.relList && link.relList.supports && link.relList.supports('ar'));
  }
  window.ShopifyXR = {
    addModels: function (list) { (list || []).forEach(function (model) { models[model.id] = model; }); },
    launchXR: function (options) {
      var source = options && sourceOf(options.model3dId);
      if (!source || !isCapable()) return false;
      var link = document.createElement('a');
      link.rel = 'ar';
      link.href = source.url;
      link.appendChild(document.createElement('img'));
      link.click();
      return true;
    },
    setupXRElements: function () {
      document.querySelectorAll('[data-shopify-xr]').forEach(function (element) {
        var id = element.getAttribute('data-shopify-model3d-id');
        var isShown = isCapable() && !!sourceOf(id);
        element.toggleAttribute('data-shopify-xr-hidden', !isShown);
        element.hidden = !isShown;
        if (!isShown || element.hasAttribute('data-shopify-xr-ready')) return;
        element.setAttribute('data-shopify-xr-ready', '');
        element.addEventListener('click', function () {
          window.ShopifyXR.launchXR({ model3dId: element.getAttribute('data-shopify-model3d-id') });
        });
      });
    }
  };
  document.dispatchEvent(new CustomEvent('shopify_xr_initialized'));
})();
`.trim();
