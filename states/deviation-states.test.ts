import { expect, it } from 'vitest';
import {
  chargingActsOf,
  deviationStates,
  handlingStates,
  isOfficesTurn,
  isOpenDeviation,
  turnOf,
} from './deviation-states';

it('an unsettled deviation is its company’s while it is open, and the office’s while the office has an act', () => {
  for (const status of deviationStates.states)
    for (const handling of handlingStates.states) {
      const turn = turnOf({ status, handling });
      const whose = turn === null ? 'nobody' : isOfficesTurn(turn) ? 'office' : 'company';
      const isOffices = chargingActsOf(status).length > 0;
      const isCompanys = isOpenDeviation({ status, handling });
      expect(whose, `${status}, ${handling}`).toBe(isOffices ? 'office' : isCompanys ? 'company' : 'nobody');
    }
});
