import { screen } from '../../../screen';

const folder = 'dashboard/company/journey/:id';
const file = (name: string) => `areas/company/journeys/${name}`;
const facts = { area: 'company', back: 'dashboard/company' } as const;

/** What happens on the road, reported on the driver's behalf; `:id` is the journey's public number. */
export const journeyScreens = {
  companyJourney: screen(folder, file('journey.tsx'), facts),
  reportCompanyDeviation: screen(`${folder}/deviation`, file('deviation.tsx'), { ...facts, uploads: true }),
  terminateCompanyJourney: screen(`${folder}/terminate`, file('terminate.tsx'), facts),
};
