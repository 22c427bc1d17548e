/**
 * The style of the API's pages: the product's typeface and colours (the values of the design system's tokens, which a test compares), laid
 * out for reading. Light and dark follow the system.
 */
export const COLOURS = {
  page: ['#fff', '#0e1512'],
  surface: ['#fff', '#16201b'],
  sunken: ['#f4f7f4', '#0a100d'],
  text: ['#12201a', '#e9f0ec'],
  'text-muted': ['#42514a', '#b4c3bb'],
  line: ['#d5ded8', '#2b3831'],
  link: ['#0f5c45', '#86d8b6'],
  focus: ['#12201a', '#fff'],
  accent: ['#f2b52b', '#f2b52b'],
  'info-soft': ['#e5eff8', '#15293b'],
  'danger-soft': ['#fbe9ef', '#3d1422'],
} as const satisfies Record<string, readonly [string, string]>;

const variables = Object.entries(COLOURS)
  .map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`)
  .join(';');

export const styleSheet = (fontUrl: string): string => `
@font-face{font-family:'Atkinson Hyperlegible Next Variable';font-weight:200 800;font-display:optional;src:url('${fontUrl}') format('woff2')}
:root{color-scheme:light dark;${variables}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--page);color:var(--text);font:400 1.0625rem/1.55 'Atkinson Hyperlegible Next Variable',Arial,'Liberation Sans',system-ui,sans-serif;overflow-wrap:anywhere}
.top,.page,footer p{max-width:72rem;margin:0 auto;padding:1rem clamp(1rem,4vw,2rem)}
.top{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between}
header,footer{background:var(--surface)}
header{border-bottom:1px solid var(--line)}
footer{border-top:1px solid var(--line);margin-top:2rem;padding:.5rem 0}
footer p{padding-block:.25rem}
.brand{display:inline-flex;gap:.6rem;align-items:center;font-weight:680;font-size:1.25rem;color:inherit;text-decoration:none;min-height:2.75rem}
.brand svg{width:2rem;height:2rem;fill:none}
h1,h2,h3,h4{line-height:1.15;font-weight:680;letter-spacing:-.012em;text-wrap:balance}
h1{font-size:clamp(1.875rem,1.45rem + 1.9vw,2.625rem);margin:1rem 0}
h2{font-size:clamp(1.375rem,1.25rem + .55vw,1.625rem);margin:2.5rem 0 .5rem}
h3{font-size:1.25rem;margin:1.5rem 0 .5rem}
h4{font-size:1.0625rem;margin:1rem 0 .25rem}
p,ul,ol{max-width:40rem}
a{color:var(--link);text-decoration-thickness:.06em;text-underline-offset:.2em}
a:hover{text-decoration-thickness:.14em}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px;box-shadow:0 0 0 3px var(--accent);border-radius:.25rem}
code{font-family:inherit;font-variant-numeric:tabular-nums}
pre,pre code,.calls code,.address code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace}
code{background:var(--sunken);padding:0 .2em;border-radius:.25rem}
pre{margin:.5rem 0 1rem;padding:.75rem 1rem;background:var(--sunken);border:1px solid var(--line);border-radius:.375rem;overflow-x:auto;font-size:.875rem}
pre code{background:none;padding:0}
.code{position:relative}
.code [data-copy]{position:absolute;inset:.375rem .375rem auto auto;display:flex;align-items:center;gap:.5rem;font-size:.875rem}
.code button{min-height:2rem;padding:0 .75rem;border:1px solid var(--line);border-radius:.375rem;background:var(--surface);color:var(--link);font:inherit;cursor:pointer}
.code [role=status]:not(:empty){order:-1;padding:0 .5rem;border-radius:.375rem;background:var(--surface)}
nav ul{list-style:none;padding:0;margin:.5rem 0;display:flex;flex-wrap:wrap;gap:0 1.25rem;max-width:none}
nav a{display:inline-block;padding:.35rem 0;min-height:2.25rem}
summary h2{display:inline;font-size:1.125rem}
@media(max-width:79.99rem){.columns:has(>div>details)>.toc{display:none}}
@media(scripting:enabled){.code pre{padding-top:2.75rem}}
details:has(:target)::details-content{content-visibility:visible;block-size:auto}
tbody[lang] th{overflow-wrap:break-word}
@media(min-width:40.01rem){th+td{overflow-wrap:break-word}tbody[lang] th{min-width:11rem}}
@media(min-width:80rem){.top,.page,footer p{max-width:88rem}.columns:has(>.toc){display:grid;grid-template-columns:14rem minmax(0,1fr);column-gap:3rem}.toc{position:sticky;inset-block-start:0;align-self:start;max-height:100vh;overflow-y:auto;overscroll-behavior:contain;scrollbar-width:thin;padding:1rem .5rem;margin-inline:-.5rem;font-size:.9375rem}.toc ul{display:block}.toc .sub{padding-inline-start:1rem}.toc a{padding-block:.2rem;min-height:1.75rem}}
nav a[aria-current]{color:var(--text);font-weight:680}
.skip{position:absolute;left:-100vw}
.skip:focus{position:static;display:block;padding:.75rem 1rem}
.op{border-top:1px solid var(--line);margin-top:2.5rem}
.address{max-width:none}
.method{display:inline-block;min-width:4.25rem;padding:.1rem .4rem;border-radius:.25rem;background:var(--sunken);font-weight:680;font-size:.8125rem;text-align:center;letter-spacing:.03em}
.get{background:var(--info-soft)}
.delete{background:var(--danger-soft)}
.calls code,.address code{background:none;padding:0;font-size:.875rem}
.calls th[scope=row]{font-weight:400}
.muted,th small{color:var(--text-muted)}
th small{font-size:inherit}
.facts{margin:1rem 0;max-width:48rem;border-top:1px solid var(--line)}
.facts div{padding:.5rem 0;border-bottom:1px solid var(--line)}
.facts dt{font-weight:680}
.facts dd{margin:0;overflow-wrap:anywhere}
@media(min-width:40rem){.facts div{display:grid;grid-template-columns:9rem minmax(0,1fr)}}
@media(max-width:79.99rem){.toc .sub{display:none}}
table{border-collapse:collapse;width:100%;margin:.5rem 0 1rem;overflow-wrap:anywhere}
th,td{text-align:start;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}
th{font-weight:680}
@media(min-width:60rem){.calls{table-layout:fixed}.calls :is(th,td):nth-child(1){width:5.5rem}.calls :is(th,td):nth-child(2){width:38%}.calls :is(th,td):nth-child(4){width:9rem}.keys :is(th,code){white-space:nowrap}}
@media(max-width:40rem){table,tbody,tr,th,td{display:block}thead{display:none}tr{padding:.5rem 0;border-bottom:1px solid var(--line)}th,td{padding:.1rem 0;border:0}.calls td:nth-child(-n+2){display:inline;padding-inline-end:.5rem}.calls td:last-child{font-size:.9375rem;color:var(--text-muted)}}
summary{cursor:pointer;padding:.35rem 0;min-height:2.25rem}
@media(min-width:40.01rem){@supports selector(::details-content){nav summary{display:none}nav details::details-content{content-visibility:visible}}}
@media print{.skip,nav{display:none}}
`;
