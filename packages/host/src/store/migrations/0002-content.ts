/** What a merchant writes: pages, blogs, menus, metaobjects, policies, files, and the shop itself. */
export const content = `
CREATE TABLE shop (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE locations (id INTEGER PRIMARY KEY, position INTEGER NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL);
CREATE TABLE files (
  name TEXT PRIMARY KEY,
  alt TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  version TEXT NOT NULL,
  focal_x REAL NOT NULL,
  focal_y REAL NOT NULL,
  size INTEGER NOT NULL,
  modified_ms REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE menus (handle TEXT PRIMARY KEY, title TEXT NOT NULL, links TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE policies (handle TEXT PRIMARY KEY, position INTEGER NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE pages (
  id INTEGER PRIMARY KEY,
  handle TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  author TEXT NOT NULL,
  template_suffix TEXT NOT NULL,
  published_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  seo_title TEXT NOT NULL,
  seo_description TEXT NOT NULL,
  metafields TEXT NOT NULL
);
CREATE TABLE blogs (
  id INTEGER PRIMARY KEY,
  handle TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  template_suffix TEXT NOT NULL,
  comments TEXT NOT NULL CHECK (comments IN ('no', 'moderate', 'yes')),
  seo_title TEXT NOT NULL,
  seo_description TEXT NOT NULL,
  metafields TEXT NOT NULL
);
CREATE TABLE articles (
  id INTEGER PRIMARY KEY,
  blog_id INTEGER NOT NULL REFERENCES blogs (id) ON DELETE CASCADE,
  handle TEXT NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  excerpt TEXT NOT NULL,
  author TEXT NOT NULL,
  image TEXT,
  tags TEXT NOT NULL,
  template_suffix TEXT NOT NULL,
  published_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  seo_title TEXT NOT NULL,
  seo_description TEXT NOT NULL,
  metafields TEXT NOT NULL,
  UNIQUE (blog_id, handle)
);
CREATE INDEX articles_newest_first ON articles (blog_id, published_at DESC, id);
/* No foreign key: a comment outlives an import that takes its article away for a while. */
CREATE TABLE comments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  article_id INTEGER NOT NULL,
  author TEXT NOT NULL,
  email TEXT NOT NULL,
  content TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'published')),
  created_at TEXT NOT NULL
);
CREATE INDEX comments_of_article ON comments (article_id, created_at);
CREATE TABLE metaobjects (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  handle TEXT NOT NULL,
  position INTEGER NOT NULL,
  fields TEXT NOT NULL,
  UNIQUE (type, handle)
);
CREATE INDEX metaobjects_in_order ON metaobjects (type, position);
`;
