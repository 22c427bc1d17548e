import { describe, expect, it } from 'vitest';
import { applicantStates } from '@states/applicant-states';
import { bookingStates } from '@states/booking-states';
import { companyStates } from '@states/company-states';
import { contentPageStates } from '@states/content-page-states';
import { dealOrganisationStates } from '@states/deal-organisation-states';
import { deliveryStates } from '@states/delivery-states';
import { deviationStates, handlingStates } from '@states/deviation-states';
import { disputeStates } from '@states/dispute-states';
import { EVENT_CODES } from '@states/event-codes';
import { integrationStates } from '@states/integration-states';
import { OCCUPANCY_KINDS } from '@states/occupancy-kinds';
import { paymentStates, refundStates } from '@states/payment-states';
import { quoteRequestStates, quoteStates } from '@states/quote-states';
import { stateWords } from '@states/state-words';
import { userStates } from '@states/user-states';
import { vehicleStates } from '@states/vehicle-states';
import type { TextKey } from '~/i18n/text-keys';
import { translator } from '~/i18n/i18n.server';
import { eventColumns } from './event-columns';
import { eventNames } from './event-names';
import { settingsNamed } from '~/frame/setting-names.server';

/** Where the badges of the stored states have their words; of a request, in the words of those who wait for its answers. */
const BADGES = [
  { entity: 'applicant', states: applicantStates.states, badge: 'companies:applicants.status' },
  { entity: 'booking', states: bookingStates.states, badge: 'booking:status' },
  { entity: 'company', states: companyStates.states, badge: 'companies:companies.status' },
  { entity: 'contentPage', states: contentPageStates.states, badge: 'content:status' },
  { entity: 'dealOrganisation', states: dealOrganisationStates.states, badge: 'deals:status' },
  { entity: 'deviation', states: deviationStates.states, badge: 'deviations:status' },
  { entity: 'deviation', states: handlingStates.states, badge: 'deviations:handling' },
  { entity: 'dispute', states: disputeStates.states, badge: 'payments:disputes.is' },
  { entity: 'integration', states: integrationStates.states, badge: 'integration:status' },
  // A way back that is done has no badge of its own: it is the end of the trip.
  { entity: 'journey', states: ['notStarted', 'started', 'returnStarted', 'terminated'], badge: 'journeys:status' },
  { entity: 'payment', states: paymentStates.states, badge: 'customers:payments.is' },
  { entity: 'quote', states: quoteStates.states, badge: 'quotes:quoteStatus' },
  { entity: 'quoteRequest', states: quoteRequestStates.states, badge: 'quotes:asked' },
  { entity: 'refund', states: refundStates.states, badge: 'payments:is' },
  { entity: 'user', states: [...userStates.states, 'invited'], badge: 'users:standings' },
  { entity: 'vehicle', states: vehicleStates.states, badge: 'fleet:vehicles.status' },
  { entity: 'webhookDelivery', states: deliveryStates.states, badge: 'integration:deliveries.status' },
];

describe.each(['sv', 'en'] as const)('the words of the event log (%s)', (language) => {
  const t = translator(new Request(`http://localhost/${language}/dashboard/admin/event-log`));
  const names = eventNames(t);

  it.each(EVENT_CODES)('explain the code %s', (code) => {
    const text = names.code({ code });
    expect(text).toMatch(/\p{L}{2}/u);
    expect(text).not.toBe(code);
    expect(text).not.toContain('codes.');
  });

  it('say what the states do not: values, who, and what was undone', () => {
    const values = { unit: 'hours', language, old: '48', new: '47' } as const;
    const [journey, sent, withdrawn] = [
      { entity: 'journey', from: 'returnStarted', to: 'finished' },
      { entity: 'quoteRequest' },
      { entity: 'quote', from: 'open', to: 'rejected', code: 'quoteWithdrawn' },
    ] as const;
    const said = [
      names.change({ entity: 'setting', from: 'default', to: 'changed', values }),
      names.change({ entity: 'assignment', from: null, to: 'assigned', driverName: 'Dana Förare' }),
      // A deleted account has no name.
      names.change({ entity: 'assignment', from: null, to: 'assigned', driverName: null }),
      names.change({ ...journey, code: 'takenBack' }),
      names.code({ ...journey, code: 'takenBack' }),
      names.change({ ...sent, from: null, to: 'new' }),
      names.change({ ...sent, from: 'new', to: 'answered' }),
      names.change(withdrawn),
      names.code(withdrawn),
      names.change({ ...withdrawn, code: null }),
      names.change({ entity: 'journey', from: 'notStarted', to: 'terminated', code: 'notReported' }),
      names.change({ entity: 'booking', from: 'preliminaryBooked', to: 'canceled', actorName: 'holds' }),
    ];
    const inEnglish = ['48 hours → 47 hours', 'Dana Förare assigned', 'Assigned', 'Start of the way back undone', null, 'Request sent', 'Awaiting reply → Replied', 'Open → Withdrawn', null, 'Open → Not chosen', 'Not started → Not reported', 'Provisionally booked → Ran out']; // prettier-ignore
    const inSwedish = ['48 timmar → 47 timmar', 'Dana Förare utsedd', 'Utsedd', 'Starten av hemresan ångrad', null, 'Förfrågan skickad', 'Väntar på svar → Besvarad', 'Öppen → Tillbakadragen', null, 'Öppen → Inte vald', 'Inte startad → Inte rapporterad', 'Preliminärbokad → Gick ut']; // prettier-ignore
    expect(said).toEqual(language === 'sv' ? inSwedish : inEnglish);
  });

  it('say just what was found of a journey that nobody reported, on the page and in the file', () => {
    const found = (['foundDriven', 'foundNotDriven'] as const).map((code) => {
      const event = { entity: 'journey', from: 'terminated', to: 'terminated', code } as const;
      return [names.change(event), names.shownChange(event), names.code(event)];
    });
    const said =
      language === 'sv'
        ? ['Körd, enligt kontoret', 'Inte körd, enligt kontoret']
        : ['Driven, according to the office', 'Not driven, according to the office'];
    expect(found).toEqual(said.map((text) => [text, text, null]));
  });

  it.each(['constructor', 'toString', 'declined', 'unlocked', 'a b', 'codes.declined', 'null', '<b>x</b>'])(
    'do not replace what somebody wrote: «%s»',
    (reason) => {
      const column = eventColumns.find(({ key }) => key === 'reason')!;
      expect(column.file!({ reason } as never, { t } as never)).toBe(reason);
    },
  );

  it('have one for every state that the filter offers', () => {
    const { statesOf } = stateWords[language];
    const kinds = Object.keys(statesOf);
    const states = [...new Set(Object.values(statesOf).flatMap((own) => Object.keys(own ?? {})))];
    expect(states.length).toBeGreaterThan(10);
    expect(states.filter((name) => names.stateOfAny(kinds, name) === name)).toEqual([]);
  });

  it.each(BADGES)('call a state of $entity what its badge does', ({ entity, states, badge }) => {
    const word = (state: string): string => t(`${badge}.${state}` as TextKey);
    const said = states.map((state) => names.change({ entity, from: state, to: state }));
    expect(said).toEqual(states.map((state) => t('events:changedWithin', { state: word(state) })));
  });

  it.each(OCCUPANCY_KINDS)('have one for the occupancy %s', (kind) => {
    expect(names.change({ entity: 'occupancy', from: null, to: kind })).not.toBe(kind);
  });

  it('find settings by what they are called', () => {
    const [key] = settingsNamed(t, t('settings:of.taxBasisPoints.name').toUpperCase());
    expect(key).toBe('taxBasisPoints');
    expect(settingsNamed(t, '')).toEqual([]);
    expect(settingsNamed(t, 'x'.repeat(20))).toEqual([]);
  });

  it.each(['constructor', 'toString', 'a.b', 'x:y'])(
    'leave a kind and a state without a word as they are: %s',
    (word) => {
      expect(names.entity(word)).toBe(word);
      expect(names.change({ entity: word, from: null, to: word })).toBe(word);
    },
  );
});
