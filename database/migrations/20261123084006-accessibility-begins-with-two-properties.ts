/** The two properties that were words of the equipment begin the catalogue. */
export const up = `
INSERT INTO accessibility_properties (code, name_sv, name_en) VALUES
  ('wheelchairLift', 'Rullstolslift', 'Wheelchair lift'),
  ('lowFloor', 'Lågt golv', 'Low floor')
`;

export const down = 'DELETE FROM accessibility_properties';
