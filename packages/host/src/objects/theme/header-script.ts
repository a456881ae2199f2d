/** Where the platform's customer-privacy API is served (`surfaces/platform-scripts/platform-scripts.ts`). */
const CONSENT_API = '/cdn/shopifycloud/consent-tracking-api/v0.1/consent-tracking-api.js';
/** Where the platform's players of films and models are served. */
const MEDIA_UI = '/cdn/shopifycloud/host/media-ui.js';

/** Features of the platform by the names `Shopify.loadFeatures` knows, and the script that brings each. */
const FEATURES = {
  'consent-tracking-api': CONSENT_API,
  'model-viewer-ui': MEDIA_UI,
  'shopify-xr': MEDIA_UI,
  'video-ui': MEDIA_UI,
};

/** Id of the element with the data of the script below: what `Shopify` begins with, and `ShopifyAnalytics.meta`. */
export const BOOTSTRAP_ID = 'shopify-bootstrap';

/**
 * The only script the host prints into a theme's page. It is the same on every page and reads its data from JSON next to it, so that a
 * content security policy can allow it by hash. `Shopify.actions` is left out: a theme that finds none brings its own.
 * `Shopify.loadFeatures` loads each script once, calls `onLoad` of each feature (with an error where the platform has no such feature, or it
 * cannot be loaded) and then its second argument with the first error or null. `Shopify.analytics` hands what is published to who has
 * subscribed, also to what was published before; `all_events` and `all_custom_events` are everything (docs/platform.md: content_for_header).
 */
export const HEADER_SCRIPT = `(function(){var given=JSON.parse(document.getElementById('${BOOTSTRAP_ID}').textContent);\
var Shopify=window.Shopify=Object.assign(window.Shopify||{},given.shopify);\
window.ShopifyAnalytics={meta:given.meta,lib:{track:function(name,data){return Shopify.analytics.publish(name,data)}}};\
Shopify.modules=true;var files=${JSON.stringify(FEATURES)},loading={};\
function load(src,end){var known=loading[src]||(loading[src]=new Promise(function(done,fail){var script=document.createElement('script');\
script.src=src;script.onload=done;script.onerror=function(){delete loading[src];fail(new Error(src))};document.head.appendChild(script)}));\
known.then(function(){end(null)},end)}\
Shopify.loadFeatures=function(list,done){var all=list||[],left=all.length,first=null;\
function finish(){if(done)setTimeout(function(){done(first)})}if(!left)return finish();\
all.forEach(function(feature){function end(error){first=first||error;if(feature.onLoad)setTimeout(function(){feature.onLoad(error||undefined)});if(!--left)finish()}\
var src=Object.hasOwn(files,feature.name)&&files[feature.name];\
if(!src)return end(new Error('The platform has no feature '+feature.name));load(src,end)})};\
Shopify.autoloadFeatures=Shopify.loadFeatures;Shopify.captcha={protect:function(form,done){if(done)done()}};\
Shopify.PaymentButton={init:function(){}};\
var told=[],heard=[];function hears(one,event){return one.name===event.name||one.name==='all_events'||one.name==='all_custom_events'}\
function tell(one,event){setTimeout(function(){one.callback(event)})}\
Shopify.analytics={replayQueue:told,publish:function(name,data){var event={name:name,type:'custom',timestamp:new Date().toISOString(),customData:data||{}};\
told.push(event);heard.forEach(function(one){if(hears(one,event))tell(one,event)});return true},\
subscribe:function(name,callback){var one={name:name,callback:callback};heard.push(one);told.forEach(function(event){if(hears(one,event))tell(one,event)})}};\
Shopify.postLink=function(path,options){var form=document.createElement('form');form.method=(options&&options.method)||'post';form.action=path;\
var values=(options&&options.parameters)||{};for(var name in values){var field=document.createElement('input');field.type='hidden';field.name=name;field.value=values[name];form.appendChild(field)}\
document.body.appendChild(form);form.submit();document.body.removeChild(form)}})();`;
