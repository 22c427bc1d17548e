/** What is in the catalogue is no longer equipment. */
export const up = "DELETE FROM vehicle_equipment WHERE code IN ('wheelchairLift', 'lowFloor')";

export const down = `
INSERT INTO vehicle_equipment (vehicle_id, code, equipment_group)
SELECT a.vehicle_id, p.code, 'accessories' FROM vehicle_accessibility a JOIN accessibility_properties p ON p.id = a.property_id
WHERE p.code IN ('wheelchairLift', 'lowFloor')
`;
