import { expect, it } from 'vitest';
import { driverCell } from './driver-cell';

const trip = { number: '83918136', driverName: null, needsDriver: true, problem: 'noDriver' as const };

it('a missing driver is told once where the state beside it says so too', () => {
  expect(driverCell(trip, { missing: 'Förare saknas' })).toBe('Förare saknas');
  expect(driverCell(trip, { missing: 'Förare saknas', isSaid: true })).toBe('–');
  // Not yet one to see to: its state says nothing of it.
  expect(driverCell({ ...trip, problem: null }, { missing: 'Förare saknas', isSaid: true })).not.toBe('–');
  expect(driverCell({ ...trip, driverName: 'Dana' }, { missing: 'Förare saknas', isSaid: true })).toBe('Dana');
});
