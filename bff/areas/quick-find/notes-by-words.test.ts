import { expect, it } from 'vitest';
import { excerpt } from './notes-by-words';

const LONG = `${'Ringde om bussen. '.repeat(10)}Vill ha en rullstolsramp. ${'Återkommer i morgon. '.repeat(10)}`;

it.each([
  ['Barnvagnar\ni bagaget', 'vagn', 'Barnvagnar i bagaget'],
  [LONG, 'ringde', /^Ringde om .{60,80} …$/],
  [LONG, 'Rullstolsramp', /^… .*rullstolsramp.* …$/],
  [LONG.trim().slice(0, 206), 'rullstolsramp', /^… .*rullstolsramp\.$/],
])('of a note, a line is shown with what was looked for', (note, text, shown) => {
  expect(excerpt(note, text)).toMatch(shown);
});
