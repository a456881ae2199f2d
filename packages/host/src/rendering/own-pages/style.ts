import { FontDrop, fontByHandle, fontPath } from '../../liquid/fonts.ts';

/** Paths of the two families the host's own pages are set in: those it serves itself. */
export const FONT_PATHS = {
  serif: hostFont('instrument_serif_n4'),
  sans: hostFont('instrument_sans_n4'),
};

function hostFont(handle: string): string {
  const font = fontByHandle(handle);
  const path = font instanceof FontDrop ? fontPath(font.face, 'woff2') : undefined;
  if (path === undefined) throw new Error(`The host does not serve ${handle}.`);
  return path;
}

/** Styles of the host's own pages: checkout, order status. Printed inline; a few kilobytes for the whole purchase. */
export const STYLE = `
@font-face{font-family:"Instrument Serif";font-display:swap;src:url(${FONT_PATHS.serif}) format("woff2")}
@font-face{font-family:"Instrument Sans";font-weight:400 700;font-display:swap;src:url(${FONT_PATHS.sans}) format("woff2")}
@font-face{font-family:"Serif Stand-in";src:local("Times New Roman"),local("Liberation Serif"),local("Tinos");size-adjust:82.95%;ascent-override:119.35%;descent-override:37.37%;line-gap-override:0%}
@font-face{font-family:"Sans Stand-in";src:local("Arial"),local("Liberation Sans"),local("Helvetica Neue"),local("Roboto");size-adjust:101.3%;ascent-override:95.75%;descent-override:24.68%;line-gap-override:0%}
:root{--paper:#f7f5f0;--panel:#efebe2;--ink:#1a1816;--hair:#dad5ca;--muted:#6b655c;--accent:#6e1f28;--good:#2d5a3d;--field:#fffdf9;
--serif:"Instrument Serif","Serif Stand-in",Georgia,serif;--sans:"Instrument Sans","Sans Stand-in",system-ui,sans-serif}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;background:var(--paper);color:var(--ink);font:16px/1.5 var(--sans)}
body{margin:0;min-height:100vh}
h1,h2,.brand{font-family:var(--serif);font-weight:400;letter-spacing:-.01em;margin:0}
h1{font-size:clamp(2.25rem,1.9rem + 1.6vw,3.25rem);line-height:1.1;margin-bottom:1.5rem}
h2{font-size:1.625rem;line-height:1.25;margin:0 0 1rem}
p{margin:0 0 1rem;max-width:62ch}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
img{display:block}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.skip{position:absolute;left:-9999px}
.skip:focus{left:1rem;top:1rem;background:var(--ink);color:var(--paper);padding:.75rem 1rem;z-index:2}
.brandbar{display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:1.25rem;border-bottom:1px solid var(--hair)}
.brand{font-size:2rem;line-height:1;text-decoration:none}
.bagback{display:inline-flex;align-items:center;min-height:44px;font-size:.875rem}
.page{display:grid;grid-template-columns:minmax(0,1fr)}
.main{padding:1.5rem 1.25rem 4rem;order:2}
.aside{order:1;background:var(--panel);border-bottom:1px solid var(--hair)}
.column{max-width:35rem;margin-inline:auto}
.steps{display:flex;flex-wrap:wrap;gap:.25rem clamp(.75rem,3.5vw,1.5rem);list-style:none;padding:0;margin:0 0 1.75rem;font-size:.75rem;letter-spacing:.06em;text-transform:uppercase;color:var(--muted)}
.steps a{display:inline-flex;align-items:center;min-height:44px;color:var(--ink)}
.steps span{display:inline-flex;align-items:center;min-height:44px}
.steps [aria-current]{color:var(--ink);box-shadow:inset 0 -1px var(--ink)}
form{margin:0}
fieldset{border:0;margin:0 0 2rem;padding:0;min-width:0}
legend{font-family:var(--serif);font-size:1.625rem;letter-spacing:-.01em;line-height:1.25;padding:0;margin:0 0 1rem}
.row{display:grid;gap:0 1rem;grid-template-columns:minmax(0,1fr)}
.field{margin-bottom:1rem}
.field label{display:block;font-size:.875rem;margin-bottom:.375rem}
.optional,.hint{color:var(--muted)}
.hint.apart{margin:0 0 1.5rem}
.hint{font-size:.875rem;margin:.375rem 0 0}
input,select,textarea{font:inherit;color:inherit}
.field input,.field select{width:100%;height:48px;padding:0 .875rem;background:var(--field);border:1px solid #8b857a;border-radius:0;appearance:none}
.field select{padding-right:2.5rem;background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='6' fill='none' stroke='%231a1816' stroke-width='1.25'%3E%3Cpath d='m.5.5 4.5 4.5L9.5.5'/%3E%3C/svg%3E");background-position:right .875rem center;background-repeat:no-repeat}
.field input:hover,.field select:hover{border-color:var(--ink)}
.field [aria-invalid=true]{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
.field select:disabled{opacity:.55}
.wrong{color:var(--accent);font-size:.875rem;margin:.375rem 0 0}
.check{display:flex;gap:.75rem;align-items:center;min-height:44px;font-size:.9375rem}
.check input{width:20px;height:20px;margin:0;accent-color:var(--ink);flex:none}
.choices{border:1px solid var(--hair);background:var(--field)}
.choice{display:flex;gap:.875rem;align-items:center;min-height:60px;padding:.75rem 1rem;cursor:pointer}
.choice+.choice{border-top:1px solid var(--hair)}
.choice:has(:checked){background:var(--paper)}
.choice input{width:20px;height:20px;margin:0;accent-color:var(--ink);flex:none}
.choice .amount{margin-left:auto}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:.75rem 2rem;width:100%;border:1px solid var(--ink);background:var(--ink);color:var(--paper);font:inherit;letter-spacing:.02em;text-decoration:none;cursor:pointer;transition:opacity .2s ease-out}
.button:hover{opacity:.86}
.button:active{opacity:.7}
.button[aria-disabled=true]{opacity:.55;cursor:progress}
.button.quiet{background:transparent;color:var(--ink)}
.link{display:inline-flex;align-items:center;min-height:44px;padding:0;border:0;background:none;color:inherit;font:inherit;text-decoration:underline 1px;text-underline-offset:.2em;cursor:pointer}
.link:hover{text-decoration-thickness:2px}
.actions{display:flex;flex-direction:column;gap:1rem;align-items:center;margin-top:2rem}
.actions a{display:inline-flex;align-items:center;min-height:44px}
.notice{border-left:3px solid var(--accent);background:var(--field);padding:1rem 1.25rem;margin:0 0 1.5rem}
.notice.good{border-color:var(--good)}
.notice h2{font-size:1.375rem;margin-bottom:.375rem}
.notice ul{margin:0;padding-left:1.125rem}
.notice p:last-child{margin-bottom:0}
.review{border:1px solid var(--hair);background:var(--field);margin:0 0 2rem}
.review div{display:grid;grid-template-columns:5.5rem minmax(0,1fr) auto;gap:.75rem;padding:.625rem 1rem;align-items:center;font-size:.9375rem}
.review div+div{border-top:1px solid var(--hair)}
.review dt{color:var(--muted)}
.review dd{margin:0;overflow-wrap:anywhere}
.review a{display:inline-flex;align-items:center;min-height:44px}
.summary summary{display:flex;justify-content:space-between;align-items:center;min-height:60px;padding:0 1.25rem;cursor:pointer;list-style:none}
.summary summary::-webkit-details-marker{display:none}
.summary summary .open::after{content:"";display:inline-block;width:7px;height:7px;margin:0 0 3px 10px;border:solid currentColor;border-width:0 1.25px 1.25px 0;transform:rotate(45deg)}
.summary[open] summary .open::after{margin-bottom:-1px;transform:rotate(225deg)}
.summary .inside{padding:.5rem 1.25rem 1.5rem}
.total,.amount{font-variant-numeric:tabular-nums;white-space:nowrap}
.lines{list-style:none;margin:0 0 1.25rem;padding:0}
.lines li{display:grid;grid-template-columns:64px minmax(0,1fr) auto;gap:1rem;padding:.75rem 0;align-items:start}
.picture{position:relative;width:64px;aspect-ratio:3/4;background:var(--hair)}
.picture img{width:100%;height:100%;object-fit:cover}
.count{position:absolute;top:-8px;right:-8px;min-width:22px;height:22px;padding:0 6px;border-radius:11px;background:var(--ink);color:var(--paper);font-size:.75rem;line-height:22px;text-align:center;font-variant-numeric:tabular-nums}
.lines .name{font-size:.9375rem}
.lines .what{color:var(--muted);font-size:.875rem;overflow-wrap:anywhere}
.lines s{color:var(--muted);margin-right:.5rem}
.codes{border-block:1px solid var(--hair);padding:1rem 0 .5rem;margin-bottom:1rem}
.codes form{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.75rem;align-items:end;margin-bottom:.75rem}
.codes .field{margin:0}
.codes .button{width:auto;min-height:48px;padding:0 1.25rem}
.codes .wrong{grid-column:1/-1;margin:0}
.tags{list-style:none;margin:0 0 .5rem;padding:0;display:flex;flex-wrap:wrap;gap:.5rem}
.tags form{display:inline-flex;margin:0}
.tags button{font:inherit;font-size:.875rem;min-height:44px;padding:0 .875rem;background:var(--field);color:inherit;border:1px solid var(--hair);cursor:pointer}
.tags button:hover{border-color:var(--ink)}
.sums{margin:0}
.sums div{display:flex;justify-content:space-between;gap:1rem;padding:.25rem 0;font-size:.9375rem}
.sums dd{margin:0}
.sums .grand{border-top:1px solid var(--hair);margin-top:.75rem;padding-top:.875rem;font-size:1.125rem;align-items:baseline}
.sums .grand .total{font-family:var(--serif);font-size:1.875rem;line-height:1}
.sums small{color:var(--muted);margin-right:.5rem;font-family:var(--sans);font-size:.75rem}
.facts{display:grid;gap:1.5rem;border-top:1px solid var(--hair);padding-top:1.5rem;margin:0 0 2rem}
.facts h2{font-size:1.375rem;margin-bottom:.375rem}
.facts p,.facts address{margin:0;font-style:normal;color:var(--ink);overflow-wrap:anywhere}
.sentence{font-size:1.0625rem}
.eyebrow{font-size:.75rem;letter-spacing:.06em;text-transform:uppercase;color:var(--muted);margin:0 0 .5rem}
.foot{border-top:1px solid var(--hair);margin-top:3rem;padding-top:1rem;font-size:.8125rem;color:var(--muted);display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
.foot a{display:inline-flex;min-height:44px;align-items:center}
.other-billing{display:none;margin-top:1.25rem}
form:has(#billing-other:checked) .other-billing{display:block}
@supports not selector(:has(a)){.other-billing{display:block}}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(min-width:30em){.row.two{grid-template-columns:1fr 1fr}.row.three{grid-template-columns:1fr 1fr 1fr}.facts{grid-template-columns:1fr 1fr}}
@media(min-width:40em){.brandbar,.summary summary,.summary .inside{padding-inline:max(1.25rem,calc(50vw - 17.5rem))}}
@media(min-width:64em){
.page{grid-template-columns:minmax(0,1.2fr) minmax(0,1fr);min-height:calc(100vh - 5.25rem)}
.brandbar{padding-inline:max(4rem,calc(54.545vw - 39rem)) max(4rem,calc(45.455vw - 30rem))}
.main{order:1;padding:2.5rem 4rem 4rem}
.main .column{margin-right:0}
.aside{order:2;border:0;border-left:1px solid var(--hair)}
.summary{position:sticky;top:0;max-width:30rem;padding:2.5rem 4rem 2.5rem 0;margin-left:4rem}
.summary summary{display:none}
.summary .inside{padding:0}
.summary::details-content{content-visibility:visible;display:block}
.actions{flex-direction:row-reverse;justify-content:space-between}
.actions .button{width:auto}
}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
@media print{.aside,.skip,.actions,.foot,.bagback{display:none}}
`.replace(/\n/g, '');
