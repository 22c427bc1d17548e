/** Every saved version of a content page, in full: it can be read as of a given day, and restored. */
export const table = `
CREATE TABLE IF NOT EXISTS content_page_revisions (
  slug VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  version INT UNSIGNED NOT NULL,
  title_sv VARCHAR(200) NOT NULL,
  markdown_sv MEDIUMTEXT NOT NULL,
  title_en VARCHAR(200) NOT NULL,
  markdown_en MEDIUMTEXT NOT NULL,
  saved_by BIGINT UNSIGNED NOT NULL,
  saved_at DATETIME(3) NOT NULL,
  PRIMARY KEY (slug, version),
  KEY content_page_revisions_saved_by (saved_by),
  CONSTRAINT content_page_revisions_page FOREIGN KEY (slug) REFERENCES content_pages (slug) ON DELETE CASCADE,
  CONSTRAINT content_page_revisions_saved_by FOREIGN KEY (saved_by) REFERENCES users (id) ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
