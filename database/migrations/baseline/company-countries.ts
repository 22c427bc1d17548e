/** The countries that an operator drives in. */
export const table = `
CREATE TABLE IF NOT EXISTS company_countries (
  company_id BIGINT UNSIGNED NOT NULL,
  country_code CHAR(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (company_id, country_code),
  CONSTRAINT company_countries_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
