/**
 * The helpers on `window.Shopify` that account and address templates call: `CountryProvinceSelector`, `postLink`,
 * `setSelectorByValue`, `addListener`, `bind`. A theme may load it twice (`shopify_common.js`, `customer_area.js`).
 */
export const SHOPIFY_COMMON = `
(function () {
  var Shopify = (window.Shopify = window.Shopify || {});
  Shopify.bind = function (fn, scope) { return fn.bind(scope); };
  Shopify.addListener = function (target, name, callback) { target.addEventListener(name, callback, false); };
  Shopify.setSelectorByValue = function (selector, value) {
    for (var i = 0; i < selector.options.length; i++) {
      var option = selector.options[i];
      if (option.value === value || option.innerHTML === value) { selector.selectedIndex = i; return i; }
    }
    return -1;
  };
  Shopify.postLink = function (path, options) {
    var given = options || {};
    var form = document.createElement('form');
    form.method = given.method || 'post';
    form.action = path;
    Object.keys(given.parameters || {}).forEach(function (name) {
      var field = document.createElement('input');
      field.type = 'hidden';
      field.name = name;
      field.value = given.parameters[name];
      form.appendChild(field);
    });
    document.body.appendChild(form);
    form.submit();
  };
  function CountryProvinceSelector(countryId, provinceId, options) {
    this.countryEl = document.getElementById(countryId);
    this.provinceEl = document.getElementById(provinceId);
    this.provinceContainer = document.getElementById((options && options.hideElement) || provinceId);
    this.countryEl.addEventListener('change', this.countryHandler.bind(this));
    this.initCountry();
    this.initProvince();
  }
  CountryProvinceSelector.prototype = {
    initCountry: function () {
      Shopify.setSelectorByValue(this.countryEl, this.countryEl.getAttribute('data-default'));
      this.countryHandler();
    },
    initProvince: function () {
      var wanted = this.provinceEl.getAttribute('data-default');
      if (wanted && this.provinceEl.options.length > 0) Shopify.setSelectorByValue(this.provinceEl, wanted);
    },
    countryHandler: function () {
      var option = this.countryEl.options[this.countryEl.selectedIndex];
      var provinces = [];
      try { provinces = JSON.parse((option && option.getAttribute('data-provinces')) || '[]'); } catch (error) { provinces = []; }
      this.clearOptions(this.provinceEl);
      this.provinceContainer.style.display = provinces.length === 0 ? 'none' : '';
      this.setOptions(this.provinceEl, provinces);
    },
    clearOptions: function (selector) { while (selector.firstChild) selector.removeChild(selector.firstChild); },
    setOptions: function (selector, values) {
      values.forEach(function (pair) {
        var option = document.createElement('option');
        option.value = pair[0];
        option.textContent = pair[1];
        selector.appendChild(option);
      });
    }
  };
  Shopify.CountryProvinceSelector = CountryProvinceSelector;
})();
`.trim();
