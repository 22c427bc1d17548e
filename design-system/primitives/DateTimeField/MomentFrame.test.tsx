import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type TextBrowser, TextBrowserProvider } from '@ds/support/text-browser';
import { DateTimeField } from './DateTimeField';

const shown = (isOfTime: boolean, textBrowser?: TextBrowser, optional?: string) =>
  renderToStaticMarkup(
    <TextBrowserProvider value={textBrowser}>
      <DateTimeField
        name="departure"
        label="Avresa"
        timeLabel="Tid"
        hint="Svensk tid."
        error="Fel."
        isOfTime={isOfTime}
        optional={optional}
        defaultValue="10 mars, 25:00"
      />
    </TextBrowserProvider>,
  );
const control = (html: string, id: string) => html.match(/<input[^>]*>/g)!.find((tag) => tag.includes(`id="${id}"`))!;

it('names the time of what is wrong with it, in a text browser right before it, and marks it alone', () => {
  const html = shown(true);
  expect(html).toContain('Avresa, tid');
  const isBetween = (of: string) => of.indexOf('<div id="departure-error"') > of.indexOf(control(of, 'departure'));
  expect([isBetween(html), isBetween(shown(true, 'lynx')), isBetween(shown(true, 'w3m'))]).toEqual([false, true, true]);
  expect(control(html, 'departure')).not.toContain('aria-invalid');
  expect(control(html, 'departure')).toContain('aria-describedby="departure-hint"');
  expect(control(html, 'departure-time')).toContain('aria-invalid="true"');
  expect(control(html, 'departure-time')).toContain('departure-error');
});

it('says what is wrong with the day, or with both, before both', () => {
  const html = shown(false);
  expect(html.indexOf('<div id="departure-error"')).toBeLessThan(html.indexOf(control(html, 'departure')));
  for (const id of ['departure', 'departure-time']) expect(control(html, id)).toContain('aria-invalid="true"');
});

it('asks for both, the day and the time, unless it says that it is optional', () => {
  for (const id of ['departure', 'departure-time']) {
    expect(control(shown(false), id)).toContain('required=""');
    expect(control(shown(false, undefined, 'valfritt'), id)).not.toContain('required');
  }
});
