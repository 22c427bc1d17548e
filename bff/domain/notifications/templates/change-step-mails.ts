import { formatMoment } from '@formats';
import { action, greeting, type MailTemplate, moneyText, oneLine, paragraph, sums } from '../mail-content';
import type { MailTemplates } from '../mail-data';
import { numberFact } from '../trip-blocks';
import { bookingFact, changedFacts, changedTitle } from './change-mails';

type Step = MailTemplates['changeStep'];
type Said = Record<Step['step'], { headline: string; text: (data: Step) => string; act: string }>;

const at = ({ until }: { until: Date | null }, language: 'sv' | 'en'): string =>
  until ? formatMoment(until, language) : '';
const difference = ({ oldTotal, newTotal }: Step, language: 'sv' | 'en'): string =>
  moneyText(Math.abs(newTotal - oldTotal), language);
/** A text for each way in which the price may change. `accepted`, `unpaid` and `declined` are only sent where something is to be paid. */
const byPrice = ({ oldTotal, newTotal }: Step, text: Record<'dearer' | 'equal' | 'cheaper', string>): string =>
  text[newTotal > oldTotal ? 'dearer' : newTotal < oldTotal ? 'cheaper' : 'equal'];

/** What becomes of a trip whose change its company has not accepted. */
const stays = {
  sv: (data: Step) =>
    byPrice(data, {
      dearer: 'Resan gäller som den är bokad, och du betalar inget mer.',
      equal: 'Resan gäller som den är bokad.',
      cheaper: 'Resan gäller som den är bokad, till samma pris som förut.',
    }),
  en: (data: Step) =>
    byPrice(data, {
      dearer: 'The trip stays as you booked it, and you pay nothing more.',
      equal: 'The trip stays as you booked it.',
      cheaper: 'The trip stays as you booked it, at the same price as before.',
    }),
};

const swedish: Said = {
  proposed: {
    headline: 'Vi har frågat bussbolaget om din ändring',
    text: (data) =>
      `${oneLine(data.operator)} ska svara på ändringen senast ${at(data, 'sv')}. ${byPrice(data, {
        dearer: `Godkänner de den betalar du ${difference(data, 'sv')} till.`,
        equal: 'Priset är detsamma.',
        cheaper: `Godkänner de den får du tillbaka ${difference(data, 'sv')} till kortet.`,
      })} Bussen är reserverad åt dig så länge, och till dess gäller resan som den är bokad.`,
    act: 'Visa ändringen',
  },
  accepted: {
    headline: 'Din ändring är godkänd och väntar på betalning',
    text: (data) =>
      `${oneLine(data.operator)} kan köra resan som du vill ha den. Ändringen gäller när du har betalat ${difference(data, 'sv')} till, senast ${at(data, 'sv')}. Annars gäller resan som den är bokad.`,
    act: 'Betala',
  },
  rejected: {
    headline: 'Bussbolaget avböjde din ändring',
    text: (data) =>
      `${oneLine(data.operator)} kan inte köra resan så. ${stays.sv(data)} Deras svar: ${oneLine(data.reason)}`,
    act: 'Ändra något annat',
  },
  unanswered: {
    headline: 'Bussbolaget svarade inte på din ändring',
    text: (data) =>
      `${oneLine(data.operator)} svarade inte i tid. ${stays.sv(data)} Du kan fråga igen eller kontakta oss.`,
    act: 'Fråga igen',
  },
  unpaid: {
    headline: 'Din ändring blev inte betald',
    text: () =>
      'Tiden för att betala har gått ut. Resan gäller som den är bokad, och inget har dragits från ditt kort.',
    act: 'Ändra resan igen',
  },
  declined: {
    headline: 'Betalningen för din ändring gick inte igenom',
    text: (data) =>
      `Banken sa nej, och inget har dragits från ditt kort. Du kan försöka igen, med samma eller ett annat kort, till ${at(data, 'sv')}. Annars gäller resan som den är bokad.`,
    act: 'Försök igen',
  },
  overtaken: {
    headline: 'Din ändring kan inte göras',
    text: (data) =>
      `${oneLine(data.operator)} har bytt buss på resan sedan du bad om ändringen, så den gäller inte längre. Resan är bokad som förut. ${byPrice(data, { dearer: 'Har du betalat något för ändringen får du tillbaka det. ', equal: '', cheaper: '' })}Du kan be om ändringen igen.`,
    act: 'Ändra resan igen',
  },
};

const english: Said = {
  proposed: {
    headline: 'We have asked the bus company about your change',
    text: (data) =>
      `${oneLine(data.operator)} has until ${at(data, 'en')} to reply. ${byPrice(data, {
        dearer: `If they accept it, you pay ${difference(data, 'en')} more.`,
        equal: 'The price stays the same.',
        cheaper: `If they accept it, ${difference(data, 'en')} is refunded to your card.`,
      })} The bus is reserved for you until then, and the trip stays as you booked it in the meantime.`,
    act: 'View the change',
  },
  accepted: {
    headline: 'Your change has been accepted and is awaiting payment',
    text: (data) =>
      `${oneLine(data.operator)} can run the trip the way you want it. The change takes effect once you have paid ${difference(data, 'en')} more, by ${at(data, 'en')}. Otherwise the trip stays as you booked it.`,
    act: 'Pay',
  },
  rejected: {
    headline: 'The bus company has declined your change',
    text: (data) =>
      `${oneLine(data.operator)} cannot run the trip that way. ${stays.en(data)} Their reply: ${oneLine(data.reason)}`,
    act: 'Change something else',
  },
  unanswered: {
    headline: 'The bus company did not respond to your change',
    text: (data) =>
      `${oneLine(data.operator)} did not respond in time. ${stays.en(data)} You can ask again, or contact us.`,
    act: 'Ask again',
  },
  unpaid: {
    headline: 'Your change was not paid for',
    text: () => 'The time to pay has run out. The trip stays as you booked it, and nothing was taken from your card.',
    act: 'Change the trip again',
  },
  declined: {
    headline: 'The payment for your change did not go through',
    text: (data) =>
      `Your bank declined the payment, and nothing was taken from your card. You can try again, with the same or another card, until ${at(data, 'en')}. Otherwise the trip stays as you booked it.`,
    act: 'Try again',
  },
  overtaken: {
    headline: 'Your change cannot be made',
    text: (data) =>
      `${oneLine(data.operator)} has put another bus on the trip since you asked for the change, so the request is no longer valid. The trip is booked as before. ${byPrice(data, { dearer: 'If you have paid anything for the change, you will get it back. ', equal: '', cheaper: '' })}You can ask for the change again.`,
    act: 'Change the trip again',
  },
};

const toCustomer = (language: 'sv' | 'en', data: Step) => {
  const said = (language === 'sv' ? swedish : english)[data.step];
  const { before, after, oldTotal, newTotal } = data;
  return {
    headline: said.headline,
    about: changedTitle(before, language),
    blocks: [
      greeting(data.name, language),
      paragraph(said.text(data)),
      changedFacts(language, { known: numberFact(data, language), before, after }, { toCustomer: true }),
      sums(
        oldTotal === newTotal
          ? [[language === 'sv' ? 'Pris' : 'Price', oldTotal]]
          : [
              [language === 'sv' ? 'Pris nu' : 'Price now', oldTotal],
              [language === 'sv' ? 'Pris efter ändringen' : 'Price after the change', newTotal],
            ],
        language,
      ),
      action(said.act, data.changeUrl),
    ],
  };
};

export const changeStep: MailTemplate<'changeStep'> = {
  sv: (data) => toCustomer('sv', data),
  en: (data) => toCustomer('en', data),
};

type OperatorStep = MailTemplates['operatorChangeStep'];
type Told = Record<OperatorStep['step'], { headline: string; text: (data: OperatorStep) => string }>;

const toldSwedish: Told = {
  proposed: {
    headline: 'En kund vill ändra en resa',
    text: (data) =>
      `Ändringen är så stor att ni behöver godkänna den. Godkänn eller avböj den på bokningens sida senast ${at(data, 'sv')}. Till dess är bussen upptagen för båda varianterna. Svarar ni inte gäller resan som den är bokad.`,
  },
  withdrawn: {
    headline: 'Kunden har tagit tillbaka sin ändring',
    text: () => 'Resan gäller som den är bokad. Ni behöver inte göra något.',
  },
  unanswered: {
    headline: 'Tiden för att svara på en ändring har gått ut',
    text: () => 'Kunden har fått veta att ni inte svarade. Resan gäller som den är bokad.',
  },
  unpaid: {
    headline: 'Kunden betalade inte för sin ändring',
    text: () => 'Ni hade godkänt ändringen, men den betalades inte i tid. Resan gäller som den är bokad.',
  },
};

const toldEnglish: Told = {
  proposed: {
    headline: 'A customer wants to change a trip',
    text: (data) =>
      `The change is big enough that you need to accept it. Accept or decline it on the booking page by ${at(data, 'en')}. Until then the bus is reserved for both versions. If you do not reply, the trip stays as booked.`,
  },
  withdrawn: {
    headline: 'The customer has withdrawn a change',
    text: () => 'The trip stays as booked. You do not need to do anything.',
  },
  unanswered: {
    headline: 'The time to reply to a change request has run out',
    text: () => 'The customer has been told that you did not reply. The trip stays as booked.',
  },
  unpaid: {
    headline: 'The customer did not pay for a change',
    text: () => 'You had accepted the change, but it was not paid for in time. The trip stays as booked.',
  },
};

const toOperator = (language: 'sv' | 'en', data: OperatorStep) => {
  const said = (language === 'sv' ? toldSwedish : toldEnglish)[data.step];
  const { bookingNumber, before, after, bookingUrl } = data;
  const asks = language === 'sv' ? 'Svara' : 'Reply';
  const shows = language === 'sv' ? 'Visa bokningen' : 'View the booking';
  return {
    headline: said.headline,
    about: changedTitle(before, language),
    blocks: [
      greeting('', language),
      paragraph(said.text(data)),
      changedFacts(language, { known: bookingFact([bookingNumber], language), before, after }),
      action(data.step === 'proposed' ? asks : shows, bookingUrl),
    ],
  };
};

export const operatorChangeStep: MailTemplate<'operatorChangeStep'> = {
  sv: (data) => toOperator('sv', data),
  en: (data) => toOperator('en', data),
};
