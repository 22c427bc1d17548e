/** Every bus keeps its properties. */
export const up = `
INSERT INTO vehicle_accessibility (vehicle_id, property_id)
SELECT e.vehicle_id, p.id FROM vehicle_equipment e JOIN accessibility_properties p ON p.code = e.code
`;

export const down = 'DELETE FROM vehicle_accessibility';
