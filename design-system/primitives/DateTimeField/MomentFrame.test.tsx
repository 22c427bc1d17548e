import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateTimeField } from './DateTimeField';

const shown = (isOfTime: boolean) =>
  renderToStaticMarkup(
    <DateTimeField
      name="departure"
      label="Avresa"
      timeLabel="Tid"
      hint="Svensk tid."
      error="Fel."
      isOfTime={isOfTime}
      defaultValue="10 mars, 25:00"
    />,
  );
const control = (html: string, id: string) => html.match(/<input[^>]*>/g)!.find((tag) => tag.includes(`id="${id}"`))!;

it('says before the time what is wrong with the time, and marks it alone', () => {
  const html = shown(true);
  expect(html).toContain('Avresa, tid');
  expect(html.indexOf('id="departure"')).toBeLessThan(html.indexOf('departure-error"'));
  expect(html.indexOf('<div id="departure-error"')).toBeGreaterThan(html.indexOf(control(html, 'departure')));
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
