/** The cart's calls on `window.Shopify` that older themes make (`api.jquery.js`); jQuery itself is the theme's, and not needed. */
export const AJAX_API = `
(function () {
  var Shopify = (window.Shopify = window.Shopify || {});
  Shopify.onError = Shopify.onError || function (request, error) {
    alert((error && (error.description || error.message)) || 'Error');
  };
  Shopify.onCartUpdate = Shopify.onCartUpdate || function () {};
  Shopify.onItemAdded = Shopify.onItemAdded || function () {};
  Shopify.onProduct = Shopify.onProduct || function () {};
  Shopify.onCartShippingRatesUpdate = Shopify.onCartShippingRatesUpdate || function () {};
  var root = function () { return (Shopify.routes && Shopify.routes.root) || '/'; };
  var call = function (path, body, done, usual) {
    var options = body === null ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    return fetch(root() + path, options).then(function (answer) {
      return answer.json().then(function (value) {
        if (!answer.ok) return Shopify.onError({ status: answer.status, responseText: JSON.stringify(value) }, value);
        (typeof done === 'function' ? done : usual)(value);
      });
    }, function (error) { Shopify.onError({ status: 0, responseText: '' }, error); });
  };
  var updated = function (cart) { Shopify.onCartUpdate(cart); };
  Shopify.getCart = function (done) { return call('cart.js', null, done, updated); };
  Shopify.getProduct = function (handle, done) {
    return call('products/' + handle + '.js', null, done, function (product) { Shopify.onProduct(product); });
  };
  Shopify.addItem = function (id, quantity, done) {
    return call('cart/add.js', { id: id, quantity: quantity || 1 }, done, function (line) { Shopify.onItemAdded(line); });
  };
  Shopify.addItemFromForm = function (id, done) {
    var form = document.getElementById(id);
    return call('cart/add.js', Object.fromEntries(new FormData(form)), done, function (line) { Shopify.onItemAdded(line, form); });
  };
  Shopify.changeItem = function (id, quantity, done) { return call('cart/change.js', { id: String(id), quantity: quantity }, done, updated); };
  Shopify.removeItem = function (id, done) { return Shopify.changeItem(id, 0, done); };
  Shopify.clear = function (done) { return call('cart/clear.js', {}, done, updated); };
  Shopify.updateCartAttributes = function (attributes, done) {
    var named = Array.isArray(attributes)
      ? Object.fromEntries(attributes.map(function (entry) { return [entry.key, entry.value]; }))
      : attributes;
    return call('cart/update.js', { attributes: named }, done, updated);
  };
  Shopify.updateCartNote = function (note, done) { return call('cart/update.js', { note: note }, done, updated); };
  Shopify.getCartShippingRatesForDestination = function (address, done) {
    var query = new URLSearchParams();
    Object.keys(address).forEach(function (name) { query.set('shipping_address[' + name + ']', address[name]); });
    return call('cart/shipping_rates.json?' + query, null, done, function (answer) {
      Shopify.onCartShippingRatesUpdate(answer.shipping_rates, address);
    });
  };
})();
`.trim();
