import { formatDateTime, formatMoney } from '@formats';
import { action, facts, type MailTemplate, oneLine, paragraph } from '../mail-content';
import type { MailTemplates } from '../mail-data';
import { changedFacts } from './change-mails';

type Step = MailTemplates['changeStep'];
type Said = Record<Step['step'], { subject: string; text: (data: Step) => string; act: string }>;

const at = ({ until }: { until: Date | null }): string => (until ? formatDateTime(until) : '');
const more = ({ oldTotal, newTotal }: Step): string => formatMoney(Math.max(0, newTotal - oldTotal));

const swedish: Said = {
  proposed: {
    subject: 'Vi har frågat bussbolaget om din ändring',
    text: (data) =>
      `${oneLine(data.operator)} ska svara senast ${at(data)}. Bussen hålls åt dig så länge, och ingenting betalas förrän de har sagt ja. Tills dess gäller resan som den är bokad.`,
    act: 'Visa ändringen',
  },
  accepted: {
    subject: 'Bussbolaget har sagt ja. Betala din ändring',
    text: (data) =>
      `${oneLine(data.operator)} kan köra resan som du vill ha den. Ändringen gäller när du har betalat ${more(data)} till, senast ${at(data)}. Annars blir resan kvar som den är bokad.`,
    act: 'Betala',
  },
  rejected: {
    subject: 'Bussbolaget sa nej till din ändring',
    text: (data) =>
      `${oneLine(data.operator)} kan inte köra resan så. Den blir kvar som den är bokad, och inget betalas. Deras svar: ${oneLine(data.reason)}`,
    act: 'Ändra något annat',
  },
  unanswered: {
    subject: 'Bussbolaget svarade inte om din ändring',
    text: (data) =>
      `${oneLine(data.operator)} svarade inte i tid. Resan blir kvar som den är bokad, och inget betalas. Du kan fråga igen eller kontakta oss.`,
    act: 'Fråga igen',
  },
  unpaid: {
    subject: 'Din ändring blev inte betald',
    text: () => 'Tiden för att betala är slut. Resan blir kvar som den är bokad, och inget har dragits från ditt kort.',
    act: 'Ändra resan igen',
  },
  declined: {
    subject: 'Betalningen av din ändring gick inte igenom',
    text: (data) =>
      `Banken sa nej, och inget har dragits från ditt kort. Du kan försöka igen, även med ett annat kort, till ${at(data)}. Annars blir resan kvar som den är bokad.`,
    act: 'Försök igen',
  },
  overtaken: {
    subject: 'Din ändring kan inte bli av',
    text: (data) =>
      `${oneLine(data.operator)} har bytt buss på resan sedan du bad om ändringen, så den räknas inte längre. Resan är bokad som förut. Har du betalat något för ändringen får du tillbaka det. Du kan be om ändringen igen.`,
    act: 'Ändra resan igen',
  },
};

const english: Said = {
  proposed: {
    subject: 'We have asked the bus company about your change',
    text: (data) =>
      `${oneLine(data.operator)} has until ${at(data)} to answer. The bus is held for you until then, and nothing is paid before they agree. Meanwhile the trip is as you booked it.`,
    act: 'Show the change',
  },
  accepted: {
    subject: 'The bus company agrees. Pay for your change',
    text: (data) =>
      `${oneLine(data.operator)} can drive the trip the way you want it. The change counts once you have paid ${more(data)} more, by ${at(data)} at the latest. Otherwise the trip stays as you booked it.`,
    act: 'Pay',
  },
  rejected: {
    subject: 'The bus company does not agree to your change',
    text: (data) =>
      `${oneLine(data.operator)} cannot drive the trip that way. It stays as you booked it, and nothing is paid. Their answer: ${oneLine(data.reason)}`,
    act: 'Change something else',
  },
  unanswered: {
    subject: 'The bus company did not answer about your change',
    text: (data) =>
      `${oneLine(data.operator)} did not answer in time. The trip stays as you booked it, and nothing is paid. You can ask again, or contact us.`,
    act: 'Ask again',
  },
  unpaid: {
    subject: 'Your change was not paid',
    text: () => 'The time to pay is over. The trip stays as you booked it, and nothing was taken from your card.',
    act: 'Change the trip again',
  },
  declined: {
    subject: 'The payment for your change did not go through',
    text: (data) =>
      `The bank said no, and nothing was taken from your card. You can try again, with another card too, until ${at(data)}. Otherwise the trip stays as you booked it.`,
    act: 'Try again',
  },
  overtaken: {
    subject: 'Your change cannot be made',
    text: (data) =>
      `${oneLine(data.operator)} has put another bus on the trip since you asked for the change, so the change no longer counts. The trip is booked as before. If you have paid anything for the change, you get it back. You can ask for it again.`,
    act: 'Change the trip again',
  },
};

const toCustomer = (language: 'sv' | 'en', data: Step) => {
  const said = (language === 'sv' ? swedish : english)[data.step];
  const { bookingNumber, before, after, oldTotal, newTotal } = data;
  return {
    subject: `${said.subject}. ${language === 'sv' ? 'Bokning' : 'Booking'} ${bookingNumber}`,
    blocks: [
      paragraph(said.text(data)),
      changedFacts(language, { bookingNumbers: [bookingNumber], before, after }, { toCustomer: true }),
      facts([
        [language === 'sv' ? 'Pris nu' : 'Price now', formatMoney(oldTotal)],
        [language === 'sv' ? 'Pris efter ändringen' : 'Price after the change', formatMoney(newTotal)],
      ]),
      action(said.act, data.changeUrl),
    ],
  };
};

export const changeStep: MailTemplate<'changeStep'> = {
  sv: (data) => toCustomer('sv', data),
  en: (data) => toCustomer('en', data),
};

type OperatorStep = MailTemplates['operatorChangeStep'];
type Told = Record<OperatorStep['step'], { subject: string; text: (data: OperatorStep) => string }>;

const toldSwedish: Told = {
  proposed: {
    subject: 'En kund vill ändra en resa',
    text: (data) =>
      `Ändringen är större än att den kan göras utan er. Svara ja eller nej på bokningens sida senast ${at(data)}. Bussen är upptagen för båda varianterna tills dess. Svarar ni inte blir resan kvar som den är bokad.`,
  },
  withdrawn: {
    subject: 'Kunden har tagit tillbaka sin ändring',
    text: () => 'Resan är som den var bokad. Ni behöver inte göra något.',
  },
  unanswered: {
    subject: 'Tiden att svara på en ändring är slut',
    text: () => 'Kunden har fått veta att ni inte svarade. Resan är som den var bokad.',
  },
  unpaid: {
    subject: 'Kunden betalade inte sin ändring',
    text: () => 'Ni hade sagt ja, men ändringen betalades inte i tid. Resan är som den var bokad.',
  },
};

const toldEnglish: Told = {
  proposed: {
    subject: 'A customer wants to change a trip',
    text: (data) =>
      `The change is too big to be made without you. Answer yes or no on the booking’s page, by ${at(data)} at the latest. Until then the bus is taken for both versions. If you do not answer, the trip stays as it is booked.`,
  },
  withdrawn: {
    subject: 'The customer has taken a change back',
    text: () => 'The trip is as it was booked. There is nothing for you to do.',
  },
  unanswered: {
    subject: 'The time to answer about a change is over',
    text: () => 'The customer has been told that you did not answer. The trip is as it was booked.',
  },
  unpaid: {
    subject: 'The customer did not pay for a change',
    text: () => 'You had agreed, but the change was not paid in time. The trip is as it was booked.',
  },
};

const toOperator = (language: 'sv' | 'en', data: OperatorStep) => {
  const said = (language === 'sv' ? toldSwedish : toldEnglish)[data.step];
  const { bookingNumber, before, after, bookingUrl } = data;
  const asks = language === 'sv' ? 'Svara' : 'Answer';
  const shows = language === 'sv' ? 'Visa bokningen' : 'Show the booking';
  return {
    subject: `${said.subject}: ${before.stops.join(' – ')}`,
    blocks: [
      paragraph(said.text(data)),
      changedFacts(language, { bookingNumbers: [bookingNumber], before, after }),
      action(data.step === 'proposed' ? asks : shows, bookingUrl),
    ],
  };
};

export const operatorChangeStep: MailTemplate<'operatorChangeStep'> = {
  sv: (data) => toOperator('sv', data),
  en: (data) => toOperator('en', data),
};
