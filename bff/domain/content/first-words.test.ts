import { expect, it } from 'vitest';
import { firstWords } from './first-words';

it.each([
  ['<h2>Om oss</h2><p>Vi <em>hyr</em> ut\nbussar &amp; förare.</p><p>Mer.</p>', 'Vi hyr ut bussar & förare.'],
  ['<p>&lt;script&gt; &quot;x&quot;</p>', '<script> "x"'],
  ['<ul><li>Bara en lista</li></ul>', ''],
  [`<p>${'buss '.repeat(60)}</p>`, `${'buss '.repeat(32).trim()}…`],
])('%s', (html, words) => expect(firstWords(html)).toBe(words));
