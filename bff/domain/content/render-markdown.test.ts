import { describe, expect, it, test } from 'vitest';
import { renderMarkdown } from './render-markdown';

describe('content pages', () => {
  it('keeps the structure', () => {
    expect(renderMarkdown('# Title\n\nText with **weight** and [a link](https://example.com).\n\n- one\n- two')).toBe(
      '<h2>Title</h2>\n<p>Text with <strong>weight</strong> and <a href="https://example.com">a link</a>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n',
    );
  });

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
  ])('takes the sting out of %s', (attack) => {
    expect(renderMarkdown(attack)).not.toMatch(
      /<(script|img|svg|iframe)|<[^>]*(onerror|onclick|onload|style=|href="(javascript|data|\/\/))/i,
    );
  });
});
