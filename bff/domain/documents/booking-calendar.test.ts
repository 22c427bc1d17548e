import { describe, expect, it } from 'vitest';
import { bookingCalendar, type BookingCalendar } from './booking-calendar';
import { sampleTrip } from './sample-trip';

const calendar = (changes: Partial<BookingCalendar> = {}): string =>
  bookingCalendar({
    trip: sampleTrip(),
    language: 'sv',
    status: 'confirmed',
    stampedAt: new Date('2027-01-02T03:04:05Z'),
    brand: 'Testbuss',
    origin: 'https://buss.example:8443',
    organizerEmail: 'support@demo.invalid',
    url: 'https://buss.example/sv/booking/details/12345674',
    ...changes,
  });

/** A second reader of the format, by the book: unfolds (3.1), splits into name, parameters and value, unescapes texts (3.3.11). */
function read(file: string) {
  const lines = file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
  const events: Record<string, string>[] = [];
  const head: Record<string, string> = {};
  let into = head;
  for (const line of lines) {
    const match = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^;:"]*))*):(.*)$/s.exec(line);
    if (!match) throw new Error(`not a content line: ${line}`);
    const [, name = '', , value = ''] = match;
    if (name === 'BEGIN' && value === 'VEVENT') events.push((into = {}));
    else if (name === 'END' && value === 'VEVENT') into = head;
    else
      into[name] = value.replace(/\\([\\;,nN])/g, (_all, character: string) =>
        character.toLowerCase() === 'n' ? '\n' : character,
      );
  }
  return { head, events };
}

describe('the calendar file', () => {
  it('speaks of one bus or of several', () => {
    const trip = sampleTrip();
    const of = (language: 'sv' | 'en', count: number) => {
      const buses = Array.from({ length: count }, () => trip.buses[0]!);
      return read(calendar({ language, trip: { ...trip, buses } })).events[0]?.['DESCRIPTION'];
    };
    expect([of('sv', 1), of('sv', 2)]).toEqual([
      expect.stringContaining('\nBuss: '),
      expect.stringContaining('\nBussar: '),
    ]);
    expect([of('en', 1), of('en', 2)]).toEqual([
      expect.stringContaining('\nBus: '),
      expect.stringContaining('\nBuses: '),
    ]);
  });

  it('has one event per leg, in UTC, with the ids of the order', () => {
    const { head, events } = read(calendar());
    expect(head).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH' });
    expect(head['PRODID']).toMatch(/^\S.*\S$/);
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({
      UID: '12345674-outbound@buss.example',
      DTSTAMP: '20270102T030405Z',
      DTSTART: '20270310T070000Z',
      DTEND: '20270310T082000Z',
      SUMMARY: 'Bussresa Uppsala – Gävle',
      LOCATION: 'Kungsgatan 1, Uppsala',
      STATUS: 'CONFIRMED',
      TRANSP: 'OPAQUE',
      URL: 'https://buss.example/sv/booking/details/12345674',
      ORGANIZER: 'mailto:support@demo.invalid',
    });
    expect(events[1]).toMatchObject({
      UID: '12345674-return@buss.example',
      DTSTART: '20270310T170000Z',
      DTEND: '20270310T182000Z',
      SUMMARY: 'Bussresa Gävle – Uppsala',
    });
    expect(events[0]?.['DESCRIPTION']).toContain('38 vuxna, 6 barn, 1 rullstolsplats');
    expect(events[0]?.['DESCRIPTION']).toContain('08:00 Kungsgatan 1, Uppsala');
    expect(events[0]?.['DESCRIPTION']).toContain('(ons\u00a010\u00a0mars\u00a02027)');
    expect(events[0]?.['DESCRIPTION']).not.toContain('+46');
  });

  it('has a position where it is the stop’s own, not the middle of the town that its street is in', () => {
    const base = sampleTrip();
    const [outbound] = base.legs;
    const [first, last] = outbound!.stops;
    const at = (street: string | null) =>
      read(calendar({ trip: sampleTrip({ legs: [{ ...outbound!, stops: [{ ...first!, street }, last!] }] }) }))
        .events[0];
    expect(at('Kungsgatan 1')).toMatchObject({ LOCATION: 'Kungsgatan 1, Uppsala' });
    expect(at('Kungsgatan 1')).not.toHaveProperty('GEO');
    expect(at(null)).toMatchObject({ LOCATION: 'Uppsala', GEO: '59.858562;17.638927' });
  });

  it('speaks English too', () => {
    const { events } = read(calendar({ language: 'en' }));
    expect(events[0]?.['SUMMARY']).toBe('Bus trip Uppsala – Gävle');
    expect(events[0]?.['DESCRIPTION']).toContain('38 adults, 6 children, 1 wheelchair space');
  });

  it('ends every line with CRLF and folds them at 75 octets, never inside a character', () => {
    const long = 'Å'.repeat(200);
    const file = calendar({ trip: sampleTrip({ operator: { ...sampleTrip().operator, name: long } }) });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
    expect(read(file).events[0]?.['DESCRIPTION']).toContain(long);
  });

  it('lets nothing typed become a line or a property of its own', () => {
    const typed = 'A; B, C\\ "D"\r\nATTACH:https://evil.example\nEND:VEVENT\rBEGIN:VALARM';
    const base = sampleTrip();
    const [outbound] = base.legs;
    const [first, last] = outbound?.stops ?? [];
    if (!outbound || !first || !last) throw new Error('no leg');
    const trip = sampleTrip({
      operator: { ...base.operator, name: typed },
      legs: [{ ...outbound, stops: [{ ...first, name: typed, street: typed }, last] }],
    });
    const file = calendar({ trip, brand: 'Brand\r\nX-EVIL:1', url: null });
    const { head, events } = read(file);
    expect(events).toHaveLength(1);
    expect(Object.keys(events[0] ?? {})).not.toContain('ATTACH');
    expect(Object.keys(head)).not.toContain('X-EVIL');
    expect(file).not.toMatch(/^(ATTACH|BEGIN:VALARM|X-EVIL)/m);
    expect(events[0]?.['DESCRIPTION']).toContain('A; B, C\\ "D"');
  });

  it('removes the same events, with a newer version', () => {
    const before = read(calendar()).events;
    const after = read(calendar({ status: 'canceled', stampedAt: new Date('2027-01-03T00:00:00Z') }));
    expect(after.head['METHOD']).toBe('CANCEL');
    expect(after.events.map(({ UID }) => UID)).toEqual(before.map(({ UID }) => UID));
    for (const [index, event] of after.events.entries()) {
      expect(event).toMatchObject({ STATUS: 'CANCELLED', TRANSP: 'TRANSPARENT' });
      expect(Number(event['SEQUENCE'])).toBeGreaterThan(Number(before[index]?.['SEQUENCE']));
      expect(Number(event['SEQUENCE'])).toBeLessThan(2 ** 31);
    }
  });

  it('keeps both clock-change nights in UTC', () => {
    const base = sampleTrip().legs[0];
    if (!base) throw new Error('no leg');
    const leg = { ...base, departure: new Date('2027-10-31T00:30:00Z'), arrival: new Date('2027-10-31T01:30:00Z') };
    const { events } = read(calendar({ trip: sampleTrip({ legs: [leg] }) }));
    expect(events[0]).toMatchObject({ DTSTART: '20271031T003000Z', DTEND: '20271031T013000Z' });
  });
});
