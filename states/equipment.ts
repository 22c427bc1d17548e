/** What a bus may have on board (except accessibility, whose catalogue administrators maintain), by the specification's groups: group → codes. Texts are in the locale files by code. */
export const EQUIPMENT = {
  accessories: ['luggageSpace', 'skiBox', 'bicycleRack', 'tables', 'microphone'],
  comfort: [
    'airConditioning',
    'wifi',
    'powerSockets',
    'usbSockets',
    'toilet',
    'coffeeMachine',
    'fridge',
    'recliningSeats',
    'legRoom',
    'screens',
  ],
  safety: ['seatBelts', 'alcolock', 'fireSuppression', 'emergencyBraking', 'laneAssist', 'childSeats', 'defibrillator'],
  environmental: ['euro6', 'renewableFuel', 'zeroEmission'],
} as const;

export type EquipmentGroup = keyof typeof EQUIPMENT;
export type EquipmentCode = (typeof EQUIPMENT)[EquipmentGroup][number];

export const EQUIPMENT_GROUPS = Object.keys(EQUIPMENT) as EquipmentGroup[];
