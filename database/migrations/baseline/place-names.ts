/**
 * Every way to begin typing a place's name, without diacritics. `is_part` marks an entry that starts at a later word of the name («Knivsta»
 * in «Norra Knivsta»). The primary key is the index of the prefix search, and contains everything it sorts by.
 */
export const table = `
CREATE TABLE IF NOT EXISTS place_names (
  search_key VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  is_part BOOLEAN NOT NULL,
  weight INT UNSIGNED NOT NULL,
  place_id VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  spelling VARCHAR(100) NOT NULL,
  PRIMARY KEY (search_key, is_part, weight, place_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
