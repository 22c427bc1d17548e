export const table = `
CREATE TABLE IF NOT EXISTS countries (
  code CHAR(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
  name_sv VARCHAR(80) NOT NULL,
  name_en VARCHAR(80) NOT NULL
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
