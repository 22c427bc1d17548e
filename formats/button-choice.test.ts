import { describe, expect, it } from 'vitest';
import { buttonName, hasButtonChoice, withButtonChoices } from './button-choice';

const fields = (...pairs: [string, string][]) => new URLSearchParams(pairs);

describe('the choice of a button', () => {
  it.each([
    ['intent', 'pay', ''],
    ['edit', 'down:1', 'BUTTON'],
    ['forget', 'Skolor: maj, «Väst»', ''],
  ])('travels in its name: %s, %s', (name, choice, value) => {
    const sent = fields([buttonName(name, choice), value], ['stop', 'Uppsala']);
    expect(hasButtonChoice(sent)).toBe(true);
    expect([...withButtonChoices(sent)]).toEqual([
      ['stop', 'Uppsala'],
      [name, choice],
    ]);
  });

  it('is in a form as in an address', () => {
    const form = new FormData();
    form.append('intent:extend', '');
    expect(withButtonChoices(form).get('intent')).toBe('extend');
  });

  it.each([
    ['intent', 'pay'],
    [':pay', ''],
    ['intent:', ''],
    ['stops[0].street', ''],
  ])('is not read into other fields: %s=%s', (name, value) => {
    const sent = fields([name, value]);
    expect(hasButtonChoice(sent)).toBe(false);
    expect([...withButtonChoices(sent)]).toEqual([[name, value]]);
  });
});
