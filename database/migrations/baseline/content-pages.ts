/**
 * A content page in both languages. Reserved ones (terms, privacy …) are linked from everywhere: they are always published, and a trigger
 * prevents their removal. `version` counts the saves, so that two editors don't overwrite each other.
 */
export const table = `
CREATE TABLE IF NOT EXISTS content_pages (
  slug VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
  status ENUM('draft', 'published') NOT NULL DEFAULT 'draft',
  is_reserved BOOLEAN NOT NULL DEFAULT FALSE,
  in_footer BOOLEAN NOT NULL DEFAULT FALSE,
  version INT UNSIGNED NOT NULL DEFAULT 1,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  CONSTRAINT content_pages_slug CHECK (slug REGEXP '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT content_pages_reserved_is_published CHECK (is_reserved = FALSE OR status = 'published')
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  `
CREATE TRIGGER IF NOT EXISTS content_pages_before_delete BEFORE DELETE ON content_pages FOR EACH ROW
  IF OLD.is_reserved THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'a reserved content page stays';
  END IF
`,
];
