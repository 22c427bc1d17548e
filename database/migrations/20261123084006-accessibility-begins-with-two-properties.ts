/** The catalogue starts with the two properties that were codes of the equipment. */
export const up = `
INSERT INTO accessibility_properties (code, name_sv, name_en) VALUES
  ('wheelchairLift', 'Rullstolslift', 'Wheelchair lift'),
  ('lowFloor', 'Lågt golv', 'Low floor')
`;

export const down = 'DELETE FROM accessibility_properties';
