import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { CompanyTrip, TripToday } from '@bff/domain/bookings';
import { OfferCard } from '@ds/patterns/OfferCard/OfferCard';
import type { TextBrowser } from '@ds/support/text-browser';
import { TripState } from '~/areas/customer/bookings/TripState';
import { CountryBoxes } from '~/forms/CountryBoxes';
import { Departures } from '~/nouns/bookings/Departures';
import { CompanyTrips } from '~/nouns/companies/CompanyTrips';
import { AnswerBy } from '~/nouns/quotes/AnswerBy';
import { AskedCompanies } from '~/nouns/quotes/AskedCompanies';
import { WaitingNotice } from './WaitingNotice';
import { markupOf } from '~/testing/markup-of';

const TEXT_BROWSERS = ['w3m', 'lynx'] as const;

/** The words of a component, as a browser without styles has them. */
const read = (element: ReactElement, textBrowser?: TextBrowser): string =>
  markupOf(element, textBrowser).replace(/<[^>]*>/g, '');

it('a trip above whose «Reserverad till» stands is not reserved twice', () => {
  const state = <TripState status="preliminaryBooked" isTimed />;
  expect(read(state)).toBe('Reserverad');
  for (const browser of TEXT_BROWSERS) {
    expect(read(state, browser)).toBe('');
    expect(read(<TripState status="preliminaryBooked" isTimed={false} />, browser)).toBe('Reserverad');
    expect(read(<TripState status="paymentFailed" isTimed />, browser)).toBe('Betalning nekad');
  }
});

it('several things that wait are one line, which leads to where each of them stands', () => {
  const notice = (summary?: string) => (
    <WaitingNotice label="Reserverade bussar" tone="info" summary={summary}>
      <p>Buss Uppsala – Mora</p>
    </WaitingNotice>
  );
  const several = 'Du har 2 bussar reserverade, den första till 14:32';
  expect(read(notice(several))).toBe(`${several}Buss Uppsala – Mora`);
  for (const browser of TEXT_BROWSERS) {
    expect(read(notice(several), browser)).toBe(`${several} · Mina resor`);
    expect(markupOf(notice(several), browser)).toContain('href="/sv/booking/list"');
    expect(read(notice(), browser)).toBe('Buss Uppsala – Mora');
  }
});

it('how long there is yet to answer is apart from the time', () => {
  const answer = <AnswerBy at={new Date('2027-03-10T19:06:00Z')} left={38 * 3_600_000} />;
  expect(read(answer)).toMatch(/20:06 38 timmar kvar$/);
  for (const browser of TEXT_BROWSERS) expect(read(answer, browser)).toMatch(/20:06 \(38 timmar kvar\)$/);
});

it('the countries that are folded elsewhere are named once', () => {
  const boxes = () => ({ name: 'countries', id: 'countries', defaultValue: [] as string[], error: undefined });
  const countries = ['Sverige', 'Norge', 'Danmark', 'Finland', 'Polen'].map((name) => ({ code: name, name }));
  const fields = <CountryBoxes form={{ boxes }} countries={countries} />;
  expect(read(fields).match(/Fler länder/g)).toHaveLength(2);
  for (const browser of TEXT_BROWSERS) {
    expect(read(fields, browser).match(/Fler länder/g)).toHaveLength(1);
    expect(read(fields, browser)).toContain('Polen');
  }
});

it('a missing driver is told once of a trip', () => {
  const rows: (TripToday & CompanyTrip)[] = [
    {
      number: '83918136',
      from: 'Uppsala',
      to: 'Mora',
      companyName: 'Demobuss',
      registrationNumber: 'CNN23F',
      driverName: null,
      needsDriver: true,
      problem: 'noDriver',
      stands: { problems: ['noDriver'], status: null },
      departure: new Date('2027-03-10T06:30:00Z'),
      operatorPrice: 100_000,
      orderNumber: '49004344',
      status: 'booked',
      canceledBy: null,
      isNear: true,
      return: null,
      plannedEnd: new Date('2027-03-10T16:00:00Z'),
      passengers: 31,
      drivers: 1,
      journeyStatus: 'notStarted',
      contactName: 'Charlie',
      customerName: null,
      total: 120_000,
      event: { what: 'departure', at: new Date('2027-03-10T06:30:00Z') },
    },
  ];
  const today = (
    <Departures
      departures={{ rows, total: 1 }}
      now={new Date('2027-03-10T05:00:00Z')}
      addressOf={(number) => number}
      list="list"
    />
  );
  for (const list of [today, <CompanyTrips key="company" trips={rows} />]) {
    expect(read(list).match(/Förare saknas/g)).toHaveLength(2);
    for (const browser of TEXT_BROWSERS) expect(read(list, browser).match(/Förare saknas/g)).toHaveLength(1);
  }
});

it("a state stands apart from the name before it, as does what others say of an offer's operator", () => {
  const company = { id: 1, name: 'Demobuss', status: 'new' as const, message: null, answerBy: new Date(0) };
  const asked = <AskedCompanies companies={[company]} />;
  const withdrawn = <AskedCompanies companies={[company]} withdrawal={() => 'Bussen gick sönder'} />;
  const offer = <OfferCard title="Turistbuss" picture={null} head={['Demobuss', '4,2 (65 betyg)']} />;
  expect(read(asked)).toContain('Demobuss Väntar på svar');
  for (const browser of TEXT_BROWSERS) {
    expect(read(asked, browser)).toContain('Demobuss · Väntar på svar');
    expect(read(withdrawn, browser)).toContain('Demobuss · ');
    expect(read(offer, browser)).toContain('Demobuss · 4,2');
  }
});
