import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language } from '@bff/domain/shared/actor';
import { fontUrl } from '@bff/platform/browser-assets';
import { pageTexts } from './page-texts';

const STYLE = `
@font-face{font-family:'Atkinson Hyperlegible Next Variable';font-weight:200 800;font-display:swap;src:url('${fontUrl}') format('woff2')}
:root{color-scheme:light dark;--ink:#12201a;--soft:#3b4b43;--line:#d3dcd6;--edge:#56665e;--mist:#f4f7f4;--paper:#fff;--go:#0b4a37;--on-go:#fff;--warn:#fff3d3;--on-warn:#3d2b00;--bad:#fbe7ee;--on-bad:#7a1136;--focus:#0b4a37}
@media(prefers-color-scheme:dark){:root{--ink:#eef4f0;--soft:#c2cfc8;--line:#33443c;--edge:#8fa197;--mist:#0d1612;--paper:#14201a;--go:#8fd6b8;--on-go:#06291d;--warn:#4a3500;--on-warn:#ffe9b3;--bad:#4d0f28;--on-bad:#ffd9e6;--focus:#f2b52b}}
*{box-sizing:border-box}body{margin:0;background:var(--mist);color:var(--ink);font:400 1.0625rem/1.55 "Atkinson Hyperlegible Next Variable",system-ui,sans-serif}
.sandbox{background:var(--warn);color:var(--on-warn);padding:.75rem 1.5rem;text-align:center;border-bottom:2px dashed currentColor}.sandbox p{margin:0}.sandbox strong{display:block}
main{max-width:32rem;margin:2rem auto;padding:1.5rem;background:var(--paper);border:1px solid var(--line);border-radius:.75rem}
@media(max-width:36rem){main{margin:0;border-width:0 0 1px;border-radius:0}}
.brand{font-weight:700;margin:0 0 1.5rem}h1{font-size:1.25rem;line-height:1.2;margin:0 0 .25rem}.amount{font-size:clamp(1.5rem,8vw,2.441rem);font-weight:650;line-height:1.15;margin:0 0 .25rem;font-variant-numeric:tabular-nums}
.what{color:var(--soft);margin:0 0 1.5rem}dl{margin:0 0 1.5rem;border-top:1px solid var(--line)}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.6rem 0;border-bottom:1px solid var(--line)}dt{color:var(--soft)}dd{margin:0;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
button,.button{display:block;width:100%;min-height:2.9rem;margin:0 0 .75rem;padding:.6rem 1.25rem;border:1.5px solid var(--edge);border-radius:.375rem;background:none;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
.pay{background:var(--go);border-color:var(--go);color:var(--on-go);font-weight:650}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
.error{background:var(--bad);color:var(--on-bad);border-left:4px solid currentColor;padding:.75rem 1rem;margin:0 0 1.5rem}.error h2{font-size:1.0625rem;margin:0}.error p{margin:0}
@media print{.sandbox{border:1px solid}}
@media(forced-colors:active){.pay{border-width:3px}}
`;

/** The only style that the page's policy allows. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** In one piece, so that no white space gets in: the hash covers every character inside. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);

export type Markup = ReturnType<typeof html>;

/** A page of the sandbox, marked as one. */
export function document(language: Language, title: string, brand: string, content: Markup): Markup {
  const t = pageTexts[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${brand}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header class="sandbox">
          <p><strong>${t.sandbox}</strong></p>
          <p>${t.sandboxHint}</p>
        </header>
        <main>
          <p class="brand">${brand}</p>
          <!-- Lynx centres a heading that no div is around. -->
          <div>${content}</div>
        </main>
      </body>
    </html>`;
}
