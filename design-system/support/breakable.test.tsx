import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { breakable } from './breakable';

const html = (value: Parameters<typeof breakable>[0]) => renderToStaticMarkup(<>{breakable(value)}</>);

describe('a long mail address', () => {
  it.each([
    ['charlie@demo.invalid', 'charlie@<wbr/>demo<wbr/>.invalid'],
    ['e2e.f4c2@demo.invalid (bekräftad)', 'e2e<wbr/>.f4c2@<wbr/>demo<wbr/>.invalid (bekräftad)'],
  ])('breaks after its @ and before its dots: %s', (text, shown) => expect(html(text)).toBe(shown));

  it.each(['Åsa Testresenär', '10 375,75 kr', 'kl. 08.00', ''])('nothing else does: «%s»', (text) =>
    expect(html(text)).toBe(text),
  );

  it('what is no text stays as it is', () => expect(html(<b>a@b.c</b>)).toBe('<b>a@b.c</b>'));
});
