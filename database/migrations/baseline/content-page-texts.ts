export const table = `
CREATE TABLE IF NOT EXISTS content_page_texts (
  slug VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  language ENUM('sv','en') NOT NULL,
  title VARCHAR(200) NOT NULL,
  markdown MEDIUMTEXT NOT NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (slug,language),
  CONSTRAINT content_page_texts_page FOREIGN KEY (slug) REFERENCES content_pages (slug) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
