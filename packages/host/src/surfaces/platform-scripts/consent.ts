/**
 * `Shopify.customerPrivacy`, the platform's customer-privacy API (`consent-tracking-api`, 0.1), as themes and apps load it with
 * `Shopify.loadFeatures`. The page says in `#shopify-features` whether the visitor's country asks for consent (`consent.asked`). What was
 * chosen is kept for a year in the cookie `_tracking_consent`, and the document is told by `visitorConsentCollected`. Where consent is asked
 * for, nothing is allowed before it is given; elsewhere everything is until it is refused. A browser that sends Global Privacy Control
 * refuses the sale of data.
 */
export const CONSENT_API = `
(function () {
  var Shopify = (window.Shopify = window.Shopify || {});
  if (Shopify.customerPrivacy) return;
  var NAME = '_tracking_consent';
  var YEAR = 31536000;
  var PURPOSES = { analytics: 'a', marketing: 'm', preferences: 'p', sale_of_data: 's' };
  var SAID = { '1': 'yes', '0': 'no' };
  function facts() {
    try {
      return JSON.parse(document.getElementById('shopify-features').textContent).consent || {};
    } catch (error) {
      return {};
    }
  }
  function stored() {
    var pair = document.cookie.split('; ').filter(function (each) { return each.indexOf(NAME + '=') === 0; })[0];
    try {
      return JSON.parse(decodeURIComponent(pair.slice(NAME.length + 1))).con || {};
    } catch (error) {
      return {};
    }
  }
  function chosen() { return stored().CMP || {}; }
  function said(purpose) { return SAID[chosen()[PURPOSES[purpose]]] || ''; }
  function allowed(purpose) { var word = said(purpose); return word === 'yes' || (word === '' && !facts().asked); }
  function refusesSale() { return navigator.globalPrivacyControl === true; }
  function isComplete() { return said('analytics') !== '' && said('marketing') !== '' && said('preferences') !== ''; }
  function tell() {
    document.dispatchEvent(new CustomEvent('visitorConsentCollected', {
      detail: {
        analyticsAllowed: privacy.analyticsProcessingAllowed(),
        marketingAllowed: privacy.marketingAllowed(),
        firstPartyMarketingAllowed: privacy.firstPartyMarketingAllowed(),
        thirdPartyMarketingAllowed: privacy.thirdPartyMarketingAllowed(),
        preferencesAllowed: privacy.preferencesProcessingAllowed(),
        saleOfDataAllowed: privacy.saleOfDataAllowed()
      }
    }));
  }
  var privacy = {
    currentVisitorConsent: function () {
      return {
        analytics: said('analytics'),
        marketing: said('marketing'),
        preferences: said('preferences'),
        sale_of_data: refusesSale() ? 'no' : said('sale_of_data')
      };
    },
    analyticsProcessingAllowed: function () { return allowed('analytics'); },
    marketingAllowed: function () { return allowed('marketing'); },
    preferencesProcessingAllowed: function () { return allowed('preferences'); },
    saleOfDataAllowed: function () { return !refusesSale() && allowed('sale_of_data'); },
    firstPartyMarketingAllowed: function () { return allowed('marketing'); },
    thirdPartyMarketingAllowed: function () { return allowed('marketing') && privacy.saleOfDataAllowed(); },
    saleOfDataRegion: function () { return privacy.getRegion().slice(0, 2) === 'US'; },
    userCanBeTracked: function () { return allowed('analytics') && allowed('marketing'); },
    getTrackingConsent: function () { return !isComplete() ? '' : privacy.userCanBeTracked() ? 'yes' : 'no'; },
    getTrackingConsentMetafield: function (key) {
      var notes = stored().CUS || {};
      return Object.hasOwn(notes, key) ? notes[key] : undefined;
    },
    getRegion: function () { return facts().region || ''; },
    shouldShowBanner: function () { return facts().asked === true && !isComplete(); },
    setTrackingConsent: function (consent, done) {
      var next = chosen();
      var given = typeof consent === 'boolean' ? { analytics: consent, marketing: consent, preferences: consent } : consent || {};
      for (var purpose in PURPOSES) if (typeof given[purpose] === 'boolean') next[PURPOSES[purpose]] = given[purpose] ? '1' : '0';
      var notes = stored().CUS || {};
      ((typeof consent === 'object' && consent && consent.metafields) || []).forEach(function (note) { notes[note.key] = String(note.value); });
      var value = encodeURIComponent(JSON.stringify({ con: { CMP: next, CUS: notes }, v: '2.1', region: facts().region || '' }));
      document.cookie = NAME + '=' + value + '; path=/; max-age=' + YEAR + '; samesite=lax';
      var kept = document.cookie.indexOf(NAME + '=' + value) !== -1;
      tell();
      if (done) done(kept ? undefined : { error: 'The choice could not be kept: this browser takes no cookies.' });
    }
  };
  privacy.shouldShowGDPRBanner = privacy.shouldShowBanner;
  privacy.shouldShowCCPABanner = function () { return privacy.saleOfDataRegion() && said('sale_of_data') === ''; };
  privacy.userDataCanBeSold = privacy.saleOfDataAllowed;
  privacy.doesMerchantSupportGranularConsent = function () { return true; };
  Shopify.customerPrivacy = Shopify.trackingConsent = privacy;
  document.dispatchEvent(new CustomEvent('shopifyCustomerPrivacyApiLoaded'));
})();
`.trim();
