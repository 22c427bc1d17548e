/** When each job last ran; `locked_until` prevents two processes from running it at once. */
export const table = `
CREATE TABLE IF NOT EXISTS scheduled_jobs (
  name VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
  next_run_at DATETIME(3) NULL,
  locked_until DATETIME(3) NULL,
  last_started_at DATETIME(3) NULL,
  last_finished_at DATETIME(3) NULL,
  last_error VARCHAR(1000) NULL
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
