import { expect, it } from 'vitest';
import { asSentence } from './as-sentence';

it.each([
  ['Bussen är trasig', 'Bussen är trasig.'],
  ['Föraren är sjuk.', 'Föraren är sjuk.'],
  ['Hur gick det?', 'Hur gick det?'],
  ['De sa ”vi hinner inte.”', 'De sa ”vi hinner inte.”'],
  ['Inställt ', 'Inställt.'],
])('%s', (written, sentence) => expect(asSentence(written)).toBe(sentence));
