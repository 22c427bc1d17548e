// Traces: S2-044
import { expect, it } from 'vitest';
import { withHeadings } from './headings';
import { renderMarkdown } from './render-markdown';

const read = (markdown: string) => withHeadings(renderMarkdown(markdown));

it('gives each section an id after its heading, and lists them', () => {
  const { html, headings } = read('## 7. Ändra och avboka\n\nText\n\n### Inte den\n\n## Priser & *avgifter*');
  expect(headings).toEqual([
    { id: 'part-7-andra-och-avboka', text: '7. Ändra och avboka' },
    { id: 'part-priser-avgifter', text: 'Priser & avgifter' },
  ]);
  expect(html).toContain('<h2 id="part-7-andra-och-avboka">7. Ändra och avboka</h2>');
  expect(html).toContain('<h3>Inte den</h3>');
});

it('keeps the ids apart, and safe', () => {
  const { html, headings } = read('## Pris\n\n## Pris\n\n## Pris\n\n## "><script>alert(1)</script>');
  expect(headings.map(({ id }) => id)).toEqual(['part-pris', 'part-pris-again-1', 'part-pris-again-2', 'part-']);
  expect(html).not.toContain('<script');
});
