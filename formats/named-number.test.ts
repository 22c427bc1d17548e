import { describe, expect, it } from 'vitest';
import { namedNumber, saidWithNoun } from './named-number';
import { hasWrongDigit } from './numbers';

describe('a number behind its noun', () => {
  it.each([
    ['order 22135958', 'order', '22135958'],
    ['Ordernummer 22135958', 'order', '22135958'],
    ['order no. 2213 5958', 'order', '2213 5958'],
    ['Order number: 22135958', 'order', '22135958'],
    ['bokning 25785486', 'booking', '25785486'],
    ['bokningsnr 25785486', 'booking', '25785486'],
    ['Bokning #25785486', 'booking', '25785486'],
    ['booking 83858654', 'booking', '83858654'],
    ['körning 25785486', 'journey', '25785486'],
    ['run 25785486', 'journey', '25785486'],
    ['offertförfrågan 46327144', 'quoteRequest', '46327144'],
    ['quote request 46327144', 'quoteRequest', '46327144'],
    ['betalning 3', 'payment', '3'],
    ['Återbetalning 3', 'refund', '3'],
    ['utskick 25785486', 'message', '25785486'],
    ['kund 070-174 06 05', 'customer', '070-174 06 05'],
    ['bolag 559900-8899', 'company', '559900-8899'],
    ['nr 25785486', undefined, '25785486'],
    ['no. 25785486', undefined, '25785486'],
    ['#25785486', undefined, '25785486'],
  ])('«%s»', (text, of, written) => expect(namedNumber(text)).toEqual({ of, written }));

  it.each(['25785486', 'order', 'Ordern 12 AB', 'Kundtjänst 12', 'order 11 dec', 'RUN12A', 'nora 12'])(
    'is not «%s»',
    (text) => expect(namedNumber(text)).toBeUndefined(),
  );

  it('is mistyped like the number alone', () => {
    expect(hasWrongDigit('bokning 41775249')).toBe(true);
    expect(hasWrongDigit('bokning 41775248')).toBe(false);
  });
});

describe('a noun beside a name', () => {
  it.each([
    ['bokning petra', 'booking', ['petra']],
    ['Bokningar: Petra Privatsson', 'booking', ['Petra Privatsson']],
    ['bookings for Petra', 'booking', ['Petra']],
    ['petra bokning', 'booking', ['petra']],
    ['Petras bokningar', 'booking', ['Petras', 'Petra']],
    ["Petra's booking", 'booking', ["Petra's", 'Petra']],
    ['order charlie', 'order', ['charlie']],
    ['ordrar från skolan', 'order', ['skolan']],
    ['resa till Borlänge', 'journey', ['Borlänge']],
    ['trip borlänge', 'journey', ['borlänge']],
    ['offertförfrågan petra', 'quoteRequest', ['petra']],
    ['offert borlänge', 'quoteRequest', ['borlänge']],
    ['petra quote request', 'quoteRequest', ['petra']],
    ['payments charlie', 'payment', ['charlie']],
    ['betalning charlie', 'payment', ['charlie']],
    ['återbetalning skolan', 'refund', ['skolan']],
    ['refund to the school', 'refund', ['the school']],
    ['kunden petra', 'customer', ['petra']],
    ['contract customer Norra', 'customer', ['Norra']],
    ['bussbolaget Exempel AB', 'company', ['Exempel AB']],
    ['bus company Exempel', 'company', ['Exempel']],
    ['buss ABC12D', 'vehicle', ['ABC12D']],
    ['användare anna', 'user', ['anna']],
    ['föraren Erik', 'driver', ['Erik']],
    ['driver Erik', 'driver', ['Erik']],
    ['ansökan Exempel', 'applicant', ['Exempel']],
    ['enhet norra', 'unit', ['norra']],
    ['anteckning rullstol', 'note', ['rullstol']],
    ['utskick petra', 'message', ['petra']],
    ['mejl till petra@demo.invalid', 'message', ['petra@demo.invalid']],
    ['emails to Petra', 'message', ['Petra']],
    ['order 11 dec', 'order', ['11 dec']],
  ])('«%s»', (text, of, names) => expect(saidWithNoun(text)).toEqual({ of, names }));

  it.each([
    'petra',
    'bokning',
    'bokning ',
    'bokning p',
    'bokning &',
    'Bokningen',
    'Kundtjänst Uppsala',
    'Bussgods AB',
    '',
  ])('is not «%s»', (text) => expect(saidWithNoun(text)).toBeUndefined());
});
