import type { Language } from '@bff/domain/shared/actor';
import type { TripType } from '@bff/domain/trips';

/** What becomes of a reservation. Days count from today, before it negative. */
type Fate =
  | { kind: 'paid' }
  /** The first card is refused, the second one is not. */
  | { kind: 'paidAtLast' }
  /** Taken some minutes ago, nothing filled in yet. */
  | { kind: 'held' }
  /** The card was refused some minutes ago; another one may be tried. */
  | { kind: 'declined' }
  | {
      kind: 'canceled';
      day: number;
      by: 'customer' | 'company' | 'admin';
      reason: string;
      /** Only a short while ago: the customer has not chosen yet between the money and another bus. */
      isNew?: boolean;
      /** The bank does not take the money back: somebody has to see to it. */
      isRefundRefused?: boolean;
    };

/** An order as its customer wants it. Days count from today, times are local. */
export interface WantedOrder {
  /** Username of the customer. */
  by: string;
  language: Language;
  type: TripType;
  /** Names of the places, in order. */
  via: readonly [string, string, ...string[]];
  departure: readonly [day: number, time: string];
  return?: readonly [day: number, time: string];
  adults: number;
  children?: number;
  wheelchairs?: number;
  /** The day on which it is booked; what is under way is booked some minutes ago. */
  booked: number;
  /** The bus is one of the demo account's company, where it has one to offer. */
  ofDemoCompany?: boolean;
  comment?: string;
  /** Of who buys for an organisation: the name of the unit that it is for. */
  unit?: string;
  /** What went otherwise, as the driver told afterwards. */
  deviation?: { cause: string; extraMetres: number; extraMinutes: number; comment: string };
  /** What its customer says of it the day after. */
  rated?: { rating: 1 | 2 | 3 | 4 | 5; comment: string };
  /** Nobody tells how it went: it is closed by the product. */
  isUnreported?: true;
  /** A short while ago its customer has asked to leave so many minutes later: the company has not answered yet. */
  asksLater?: number;
  fate: Fate;
}

const paid: Fate = { kind: 'paid' };

/** The demo accounts' orders first: a newcomer finds one of every kind there. Then what other customers have booked. */
export const wantedOrders: readonly WantedOrder[] = [
  // Petra Privatsson: private, in Swedish.
  { by: 'private', language: 'sv', type: 'round-trip', via: ['Uppsala', 'Mora'], departure: [-1, '08:00'], return: [1, '15:00'], adults: 31, children: 12, booked: -18, ofDemoCompany: true, comment: 'Två barnvagnar följer med.', fate: paid },
  { by: 'private', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Enköping', 'Västerås'], departure: [12, '08:30'], return: [12, '18:00'], adults: 44, booked: -6, ofDemoCompany: true, fate: { kind: 'paidAtLast' } },
  { by: 'private', language: 'sv', type: 'round-trip', via: ['Uppsala', 'Oslo'], departure: [33, '07:00'], return: [35, '11:00'], adults: 38, booked: -9, comment: 'Körens vårresa.', fate: paid },
  { by: 'private', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Gävle'], departure: [-24, '09:00'], return: [-24, '17:00'], adults: 40, children: 6, booked: -41, ofDemoCompany: true, rated: { rating: 5, comment: 'Föraren kom tio minuter före utsatt tid och hjälpte till med barnvagnarna. Ren buss, och lugn körning hela vägen.' }, fate: paid },
  { by: 'private', language: 'sv', type: 'one-way', via: ['Uppsala', 'Stockholm'], departure: [-11, '13:00'], adults: 17, booked: -20, fate: paid },
  { by: 'private', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Norrtälje'], departure: [2, '10:00'], return: [2, '19:00'], adults: 29, booked: -15, ofDemoCompany: true, fate: { kind: 'canceled', day: -1, by: 'customer', reason: 'För få anmälda.' } },
  { by: 'private', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Falun'], departure: [21, '08:00'], return: [21, '18:00'], adults: 42, booked: 0, fate: { kind: 'held' } },
  // Kim Företagsberg: a company, in English.
  { by: 'corporate', language: 'en', type: 'day-trip', via: ['Uppsala', 'Stockholm'], departure: [0, '07:30'], return: [0, '20:00'], adults: 46, booked: -13, ofDemoCompany: true, fate: paid },
  { by: 'corporate', language: 'en', type: 'day-trip', via: ['Uppsala', 'Gävle'], departure: [18, '08:00'], return: [18, '18:30'], adults: 120, booked: -10, comment: 'Kickoff för hela kontoret. Båda bussarna hämtar vid samma entré.', fate: paid },
  { by: 'corporate', language: 'en', type: 'day-trip', via: ['Malmö', 'Köpenhamn'], departure: [40, '09:00'], return: [40, '19:00'], adults: 33, booked: -4, fate: paid },
  { by: 'corporate', language: 'en', type: 'round-trip', via: ['Linköping', 'Göteborg'], departure: [-16, '08:00'], return: [-15, '14:00'], adults: 36, booked: -33, rated: { rating: 4, comment: 'On time both ways, and the price was the one we booked. The wifi was slow between Jönköping and Borås.' }, fate: paid },
  { by: 'corporate', language: 'en', type: 'day-trip', via: ['Uppsala', 'Sala'], departure: [9, '09:00'], return: [9, '16:00'], adults: 24, booked: -12, ofDemoCompany: true, fate: { kind: 'canceled', day: -2, by: 'customer', reason: 'Konferensen är flyttad.', isRefundRefused: true } },
  { by: 'corporate', language: 'en', type: 'one-way', via: ['Linköping', 'Norrköping'], departure: [26, '17:00'], adults: 19, booked: 0, fate: { kind: 'declined' } },
  // Charlie Demokund.
  { by: 'customer', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Örebro'], departure: [5, '07:30'], return: [5, '19:00'], adults: 22, wheelchairs: 1, booked: -8, fate: paid },
  { by: 'customer', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Eskilstuna'], departure: [-8, '08:00'], return: [-8, '16:30'], adults: 15, children: 14, booked: -25, ofDemoCompany: true, deviation: { cause: 'Väntan på sällskapet', extraMetres: 0, extraMinutes: 45, comment: 'Sällskapet kom en trekvart sent till hemresan.' }, fate: paid },
  // Other customers.
  { by: 'demokund1', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Nyköping'], departure: [7, '08:00'], return: [7, '18:00'], adults: 47, booked: -19, ofDemoCompany: true, fate: paid },
  { by: 'demokund3', language: 'sv', type: 'one-way', via: ['Örebro', 'Karlstad'], departure: [-5, '09:30'], adults: 28, booked: -17, rated: { rating: 5, comment: 'Vi ringde på morgonen och lade till ett stopp. Det gick bra, och föraren hittade direkt.' }, fate: paid },
  { by: 'demokund4', language: 'sv', type: 'round-trip', via: ['Gävle', 'Sundsvall'], departure: [15, '08:00'], return: [16, '13:00'], adults: 41, booked: -11, fate: paid },
  { by: 'demokund5', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Tierp'], departure: [16, '10:00'], return: [16, '15:00'], adults: 12, booked: -7, ofDemoCompany: true, fate: { kind: 'canceled', day: -3, by: 'company', reason: 'Bussen är på verkstad.' } },
  { by: 'demokund6', language: 'en', type: 'day-trip', via: ['Göteborg', 'Borås'], departure: [23, '09:00'], return: [23, '17:00'], adults: 39, booked: -5, fate: paid },
  { by: 'demokund8', language: 'sv', type: 'day-trip', via: ['Malmö', 'Kristianstad'], departure: [-19, '08:30'], return: [-19, '17:30'], adults: 45, booked: -30, isUnreported: true, fate: paid },
  { by: 'demokund9', language: 'sv', type: 'one-way', via: ['Uppsala', 'Västerås'], departure: [30, '16:00'], adults: 33, booked: -2, ofDemoCompany: true, fate: paid },
  { by: 'demokund11', language: 'sv', type: 'day-trip', via: ['Stockholm', 'Södertälje'], departure: [3, '09:00'], return: [3, '15:00'], adults: 26, booked: -14, fate: { kind: 'canceled', day: -4, by: 'admin', reason: 'Kunden avbokade på telefon.' } },
  // What is to be chosen and looked after.
  { by: 'customer', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Avesta'], departure: [14, '08:00'], return: [14, '17:30'], adults: 35, booked: -3, ofDemoCompany: true, fate: { kind: 'canceled', day: 0, by: 'company', reason: 'Föraren är sjuk.', isNew: true } },
  { by: 'customer', language: 'sv', type: 'one-way', via: ['Uppsala', 'Enköping'], departure: [24, '09:00'], adults: 27, booked: -4, ofDemoCompany: true, asksLater: 90, fate: paid },
  { by: 'deal.booker', unit: 'Demoskolan', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Norrtälje'], departure: [19, '08:15'], return: [19, '15:00'], adults: 6, children: 30, booked: -5, fate: paid },
  { by: 'deal.booker', unit: 'Demoskolan', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Gävle'], departure: [-38, '08:00'], return: [-38, '15:30'], adults: 5, children: 41, booked: -62, rated: { rating: 5, comment: 'Bälten på alla platser och en förare som har kört skolklasser förut. Vi bokar igen.' }, fate: paid },
  { by: 'deal.admin', unit: 'Kulturförvaltningen', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Stockholm'], departure: [-21, '16:00'], return: [-21, '23:00'], adults: 34, booked: -44, rated: { rating: 3, comment: 'Resan gick bra, men det tog tid att hitta bussen efter föreställningen.' }, fate: paid },
  { by: 'deal.booker', unit: 'Utbildningsförvaltningen', language: 'sv', type: 'day-trip', via: ['Uppsala', 'Västerås'], departure: [-13, '08:00'], return: [-13, '16:30'], adults: 27, booked: -29, fate: paid },
  { by: 'deal.admin', unit: 'Kulturförvaltningen', language: 'sv', type: 'round-trip', via: ['Uppsala', 'Falun'], departure: [27, '09:00'], return: [28, '15:00'], adults: 30, booked: -10, comment: 'Kulturskolans orkester, med instrument.', fate: paid },
  { by: 'deal.train', unit: 'Demotåg AB', language: 'sv', type: 'one-way', via: ['Gävle', 'Uppsala'], departure: [11, '22:40'], adults: 46, booked: -7, comment: 'Banarbete: bussen ersätter kvällens sista tåg.', fate: paid },
  { by: 'deal.train', unit: 'Demotåg AB', language: 'sv', type: 'one-way', via: ['Uppsala', 'Sala'], departure: [-12, '21:50'], adults: 31, booked: -26, fate: paid },
]; // prettier-ignore
