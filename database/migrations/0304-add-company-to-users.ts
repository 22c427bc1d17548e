/** The operator of a company administrator or a driver. */
export const up = `
ALTER TABLE users
  ADD COLUMN company_id BIGINT UNSIGNED NULL,
  ADD CONSTRAINT users_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE RESTRICT
`;

export const down = 'ALTER TABLE users DROP FOREIGN KEY users_company, DROP KEY users_company, DROP COLUMN company_id';
