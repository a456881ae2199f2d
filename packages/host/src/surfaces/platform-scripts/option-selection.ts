/**
 * What themes of the platform's first years call on `window.Shopify` to choose a variant: `formatMoney`, `Product`, `OptionSelectors`
 * (`option_selection.js`).
 */
export const OPTION_SELECTION = `
(function () {
  var Shopify = (window.Shopify = window.Shopify || {});
  Shopify.money_format = Shopify.money_format || '\${{amount}}';
  Shopify.formatMoney = function (cents, format) {
    var amount = typeof cents === 'string' ? Number(cents.replace('.', '')) : cents;
    var pattern = /\\{\\{\\s*(\\w+)\\s*\\}\\}/;
    var text = format || Shopify.money_format;
    var digits = function (places, thousands, decimal) {
      var parts = (amount / 100).toFixed(places).split('.');
      var whole = parts[0].replace(/(\\d)(?=(\\d{3})+$)/g, '$1' + thousands);
      return parts[1] ? whole + decimal + parts[1] : whole;
    };
    var values = {
      amount: function () { return digits(2, ',', '.'); },
      amount_no_decimals: function () { return digits(0, ',', '.'); },
      amount_with_comma_separator: function () { return digits(2, '.', ','); },
      amount_no_decimals_with_comma_separator: function () { return digits(0, '.', ','); },
      amount_with_apostrophe_separator: function () { return digits(2, "'", '.'); },
      amount_with_space_separator: function () { return digits(2, ' ', ','); },
      amount_no_decimals_with_space_separator: function () { return digits(0, ' ', ','); },
      amount_with_period_and_space_separator: function () { return digits(2, ' ', '.'); }
    };
    return text.replace(pattern, function (_, name) { return (values[name] || values.amount)(); });
  };
  Shopify.Product = function (json) { Object.assign(this, json); };
  Shopify.Product.prototype = {
    optionNames: function () { return this.options.map(function (option) { return option.name || option; }); },
    optionValues: function (index) {
      var values = this.variants.map(function (variant) { return variant.options[index]; });
      return values.filter(function (value, place) { return values.indexOf(value) === place; });
    },
    getVariant: function (values) {
      return this.variants.find(function (variant) {
        return values.every(function (value, index) { return variant.options[index] === value; });
      }) || null;
    },
    getVariantById: function (id) {
      return this.variants.find(function (variant) { return String(variant.id) === String(id); }) || null;
    }
  };
  /** A select for each option in the place of the one with all variants, which stays hidden and is what the form sends. */
  Shopify.OptionSelectors = function (id, options) {
    var self = this;
    this.product = new Shopify.Product(options.product);
    this.onVariantSelected = options.onVariantSelected || function () {};
    this.variantIdField = document.getElementById(id);
    this.selectors = this.product.optionNames().map(function (name, index) {
      var wrapper = document.createElement('div');
      wrapper.className = 'selector-wrapper';
      var label = document.createElement('label');
      var select = document.createElement('select');
      select.id = label.htmlFor = id + '-option-' + index;
      select.className = 'single-option-selector';
      select.setAttribute('data-option', 'option' + (index + 1));
      label.textContent = name;
      self.product.optionValues(index).forEach(function (value) { select.add(new Option(value, value)); });
      select.addEventListener('change', function () { self.updateSelectors(index); });
      if (self.product.optionNames().length > 1) wrapper.appendChild(label);
      wrapper.appendChild(select);
      self.variantIdField.parentNode.insertBefore(wrapper, self.variantIdField);
      return { element: select, name: name };
    });
    this.variantIdField.style.display = 'none';
    var asked = options.enableHistoryState && new URLSearchParams(location.search).get('variant');
    var first = asked || this.variantIdField.value;
    if (!this.selectVariant(first)) this.updateSelectors(0);
  };
  Shopify.OptionSelectors.prototype = {
    selectedValues: function () { return this.selectors.map(function (selector) { return selector.element.value; }); },
    selectVariant: function (id) {
      var variant = this.product.getVariantById(id);
      if (!variant) return false;
      this.selectors.forEach(function (selector, index) { selector.element.value = variant.options[index]; });
      this.updateSelectors(0);
      return true;
    },
    updateSelectors: function () {
      var variant = this.product.getVariant(this.selectedValues());
      if (variant) this.variantIdField.value = variant.id;
      this.onVariantSelected(variant, this);
    }
  };
})();
`.trim();
