import { describe, expect, it } from 'vitest';
import { receiptPdf } from './receipt-pdf';
import { pdfDrawing, pdfText } from './testing/pdf-text';
import { sampleReceipt } from './testing/sample-receipt';
import { samplePrice, sampleTrip } from './sample-trip';

const read = async (changes: Parameters<typeof sampleReceipt>[0] = {}) =>
  pdfText(await receiptPdf(sampleReceipt(changes))).replaceAll('\u00a0', ' ');

describe('the receipt as PDF', () => {
  it('names seller, buyer, goods and amount, with its tax', async () => {
    const text = await read();
    for (const said of [
      'Kvitto 12345674',
      'Testbuss Förmedling AB',
      'Org.nr 556036-0793',
      'Momsreg.nr SE556036079301',
      'Åbergs Buss & Trafik AB',
      'Anna Öberg',
      'Uppsala – Gävle',
      'ons 10 mars 2027 kl. 08:00',
      '38 vuxna, 6 barn, 1 rullstolsplats',
      'Volvo 9700, ABC123',
      '10 622,64 kr',
      'Serviceavgift',
      '10 722,64 kr',
      'Moms 6 %',
      '643,36 kr',
      '11 366,00 kr',
      'Betald lör 2 januari 2027 kl. 04:04 med kort, Visa •••• 4242',
      'sida 1 av 1',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Ingen svensk moms');
    expect(text).not.toContain('\ufffd');
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  });

  it('says where and when they board and are let off, each way', async () => {
    const [trip] = (await read()).split('Volvo 9700');
    for (const said of [
      'Utresa ons 10 mars 2027 kl. 08:00, Kungsgatan 1, Uppsala kl. 09:20, Gävle',
      'Hemresa ons 10 mars 2027 kl. 18:00, Gävle kl. 19:20, Kungsgatan 1, Uppsala',
    ])
      expect(trip?.replaceAll(/\s+/g, ' ')).toContain(said);
  });

  it('says of each line that tax is added to it, where it is', async () => {
    expect(await read()).toMatch(/ABC123\), exkl\. moms/);
    const price = samplePrice({ tax: 0, total: 1_072_264, countries: ['SE', 'NO'] });
    expect(await read({ price })).not.toMatch(/ABC123\), exkl/);
  });

  it('adds up what there is more than one of', async () => {
    expect(await read()).toContain('Pris exkl. moms');
    const lines = [{ kind: 'bus', bookingNumber: '20000008', amount: 1_072_264 }] as const;
    expect(await read({ lines })).not.toContain('Pris exkl. moms');
  });

  it('says that an invoice is to be paid, until it is', async () => {
    const invoice = { paidBy: 'invoice', amount: 1_136_600, cardBrand: null, cardLast4: null } as const;
    const unpaid = await read({ payments: [{ ...invoice, at: null }] });
    expect(unpaid).toContain('Att betala mot faktura');
    expect(unpaid).not.toContain('Betald');
    const paid = await read({ payments: [{ ...invoice, at: new Date('2027-02-01T11:00:00Z') }] });
    expect(paid).toContain('Betald mån 1 februari 2027 mot faktura');
  });

  it('says the telephone of the seller, where one was known when it was issued', async () => {
    expect(await read()).not.toContain('Telefon');
    const seller = { ...sampleReceipt().seller, phone: '+46846500412' };
    expect(await read({ seller })).toContain('Telefon 08-465 004 12');
  });

  it('says the address of the customer, where the order has one', async () => {
    const { buyer } = sampleReceipt();
    expect(await read({ buyer: { ...buyer, email: 'anna@test.invalid' } })).toMatch(/Anna Öberg\s+anna@test\.invalid/);
    expect(await read({ buyer: { ...buyer, email: '' } })).toMatch(/Anna Öberg\s+Ågatan/);
  });

  it('names the unit that an organisation bought for', async () => {
    const buyer = { name: 'Åsa Öberg', companyName: 'Gävle kommun', orgNumber: null, address: null };
    expect(await read({ buyer })).not.toContain('Enhet');
    expect(await read({ buyer: { ...buyer, unit: 'Norra skolan (4711)' } })).toContain('Enhet: Norra skolan (4711)');
    const named = await read({ buyer: { ...buyer, unit: 'Norra skolan', costCenter: '4711' } });
    expect(named.replaceAll(/\s+/g, ' ')).toContain('Enhet: Norra skolan Kostnadsställe: 4711');
  });

  it('is in the language of the order', async () => {
    const text = await read({ language: 'en' });
    for (const said of [
      'Receipt 12345674',
      'Seller',
      '38 adults, 6 children',
      'VAT 6%',
      'Wed 10 March 2027, 08:00',
      'page 1 of 1',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/Kvitto|Säljare|vuxna|Moms/);
  });

  it('names the bookings where there are several; of one, the order’s number is enough', async () => {
    const one = await read();
    expect(one).toContain('12345674');
    expect(one).not.toMatch(/bokning/i);
    expect(one.includes('20000008')).toBe(false);
    const [bus] = sampleTrip().buses;
    const both = await read({ trip: sampleTrip({ buses: [bus!, { ...bus!, bookingNumber: '20000016' }] }) });
    expect(both).toContain('Bokningsnummer');
    expect(both).toMatch(/20000008.*20000016/s);
  });

  it('names the countries of a trip abroad instead of a tax', async () => {
    const price = samplePrice({ tax: 0, total: 1_072_264, countries: ['SE', 'NO', 'DK'] });
    const text = await read({ price });
    expect(text).toContain('Ingen svensk moms');
    expect(text).toContain('Norge och Danmark');
    expect(text).not.toMatch(/Moms \d/);
  });

  it('shows refunds and the cancellation fee', async () => {
    const text = await read({
      refunds: [{ at: new Date('2027-02-01T11:00:00Z'), amount: 568_300 }],
      cancellationFee: 568_300,
    });
    expect(text).toContain('Återbetalat mån 1 februari 2027 kl. 12:00');
    expect(text).toMatch(/[−-]5 683,00 kr/);
    expect(text).toContain('Därav avbokningsavgift');
  });

  it('says what is left of the payments after refunds, and nothing of a fee that was none', async () => {
    const refunds = [{ at: new Date('2027-02-01T11:00:00Z'), amount: 568_300 }];
    expect((await read({ refunds })).replaceAll(/\s+/g, ' ')).toContain('Betalt efter återbetalning 5 683,00 kr');
    expect(await read()).not.toContain('Betalt efter återbetalning');
    expect(await read({ refunds, cancellationFee: 0 })).not.toContain('avbokningsavgift');
  });

  it('has a title, a language and a structure for screen readers', async () => {
    const source = (await receiptPdf(sampleReceipt())).toString('latin1');
    expect(source).toContain('/MarkInfo');
    expect(source).toMatch(/\/Lang \(sv\)/);
    expect(source).toContain('/DisplayDocTitle true');
    expect(source).toContain('/S /H1');
    expect(source).toContain('/S /H2');
  });

  it('has the logo and the product’s colours across its top, beside the brand’s name', async () => {
    const drawn = pdfDrawing(await receiptPdf(sampleReceipt()));
    // The colours in PDF notation, from 0 to 1: green, the white bus, the amber stripe.
    for (const color of [
      [15, 92, 69],
      [255, 255, 255],
      [242, 181, 43],
    ])
      expect(drawn).toContain(`${color.map((part) => part / 255).join(' ')} scn`);
    expect(drawn).toMatch(/0 0 595\.28 72 re/);
    expect((await read()).split('\n')[0]).toBe('Testbuss');
  });

  it('writes letters of other languages, keeps lines apart and survives letters that it lacks', async () => {
    const buyer = { name: 'Łukasz Žák 🚌', companyName: 'Bolaget AB', orgNumber: null, address: null };
    const text = await read({ buyer });
    expect(text.replaceAll('\n', '')).toContain('Bolaget AB Łukasz Žák ?');
    expect(text).toMatch(/Bolaget AB ?\n/);
  });

  it('continues on as many pages as it needs', async () => {
    const buses = Array.from({ length: 40 }, (_, index) => ({
      bookingNumber: String(20_000_000 + index),
      model: 'Volvo 9700',
      registrationNumber: `ABC${100 + index}`,
      seats: 50,
      passengers: 40,
    }));
    const lines = buses.map(({ bookingNumber }) => ({ kind: 'bus' as const, bookingNumber, amount: 100_000 }));
    const price = samplePrice({ customerPrice: 4_000_000, tax: 240_000, total: 4_240_000 });
    const text = await read({ trip: sampleTrip({ buses }), lines, price });
    expect(text).toContain('sida 3 av 3');
    for (const { registrationNumber } of buses) expect(text).toContain(registrationNumber);
  });

  it('is refused when its sums are wrong', async () => {
    await expect(receiptPdf(sampleReceipt({ price: samplePrice({ total: 1 }) }))).rejects.toThrow(RangeError);
    await expect(receiptPdf(sampleReceipt({ lines: [] }))).rejects.toThrow(RangeError);
  });
});
