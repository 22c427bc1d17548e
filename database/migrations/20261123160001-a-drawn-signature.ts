/** A drawn signature beside the typed name: strokes on a pad, as text (fields/drawing.ts). */
export const up = `
ALTER TABLE deviations
  ADD COLUMN drawn_signature VARCHAR(8000) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER signature,
  ADD CONSTRAINT deviations_drawn CHECK (drawn_signature <> '')
`;

export const down = `
ALTER TABLE deviations
  DROP CONSTRAINT deviations_drawn,
  DROP COLUMN drawn_signature
`;
