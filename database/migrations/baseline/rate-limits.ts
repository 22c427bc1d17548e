/** The table layout that the rate limiter's MySQL store expects: points used by a key until `expire` (epoch milliseconds). */
export const table = `
CREATE TABLE IF NOT EXISTS rate_limits (
  \`key\` VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL PRIMARY KEY,
  points INT NOT NULL DEFAULT 0,
  expire BIGINT UNSIGNED NULL,
  KEY rate_limits_expire (expire)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
