// Traces: S2-044
import { describe, expect, it, test } from 'vitest';
import { renderMarkdown } from './render-markdown';

describe('content pages', () => {
  it('keeps the structure', () => {
    expect(renderMarkdown('# Title\n\nText with **weight** and [a link](https://example.com).\n\n- one\n- two')).toBe(
      '<h2>Title</h2>\n<p>Text with <strong>weight</strong> and <a href="https://example.com">a link</a>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n',
    );
  });

  it('says in each cell which column it is in, for telephones', () => {
    const html = renderMarkdown('| What | "Why" & how |\n|---|---|\n| Name | *Contract* |');
    expect(html).toContain('<th scope="col">What');
    expect(html).toContain(
      '<td data-column="What">Name</td><td data-column="&quot;Why&quot; &amp; how"><em>Contract</em></td></tr>',
    );
  });

  test.each(['https://a.example', 'http://a.example', 'mailto:a@b.example', 'tel:+46701740605'])(
    'links to %s',
    (address) => expect(renderMarkdown(`[x](${address})`)).toContain(`href="${address}"`),
  );

  test.each(['ftp://a.example', 'sms:+46701740605', 'file:///etc/passwd', 'blob:https://a.example/x', 'intent://x'])(
    'does not link to %s',
    (address) => expect(renderMarkdown(`[x](${address})`)).not.toContain('href'),
  );

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '<a href="//evil.example" onclick="x()">x</a>',
    '<svg/onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed">x</p>',
    '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](&#x6A;&#x61;vascript:alert(1))',
    '[x]( javascript:alert(1))',
    '[x](vbscript:msgbox(1))',
    '[x](//evil.example)',
    '[x]: javascript:alert(1)\n[x]',
    '![x](https://evil.example/pixel.png)',
    '![x](javascript:alert(1))',
    '<javascript:alert(1)>',
    '<a href="java&#x0A;script:alert(1)">x</a>',
    "<a href='javascript:alert(1)'>x</a>",
    '<img src="x" onerror="alert(1)"//',
    '<body onload=alert(1)>',
    '<video><source onerror="alert(1)">',
    '<details open ontoggle=alert(1)>',
    '<form action="https://evil.example"><input name=password></form>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<style>*{background:url(https://evil.example)}</style>',
    '<object data="https://evil.example"></object>',
    '<embed src="https://evil.example">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<<script>alert(1)//<</script>',
    '<table background="javascript:alert(1)"><tr><td style="x:expression(alert(1))">',
    '| "><script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
    '`<script>alert(1)</script>`',
    '```html\n<img src=x onerror=alert(1)>\n```',
    '"><script>alert(1)</script>',
    '{{brand}}<script>alert(1)</script>',
  ])('defuses %s', (attack) => {
    expect(renderMarkdown(attack)).not.toMatch(
      /<(script|img|svg|iframe|math|video|source|details|form|input|base|meta|link|style|object|embed|noscript|body)\b|<[^>]*\s(on\w+=|style=|background=|href="\s*(javascript|vbscript|data|\/\/))/i,
    );
  });
});
