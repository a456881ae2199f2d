/** What `vitrine help` prints. */
export const USAGE = `vitrine <command> [options]

  serve    Import the shop folder if it changed and serve the shop
  import   Read the shop folder into the database
  export products|inventory|redirects|metafields FILE
           Write the platform's CSV of what the shop has now, which an import reads again
           (metafields: metafields.json, their types; --force: over a file that is there)
  check    Look for mistakes in the theme and the shop folder
  orders   List the orders; with a name (orders "#1001") show one
           orders fulfil "#1001" --carrier NAME --number N --url URL
           orders refund "#1001" [--amount 12.50]
           orders cancel "#1001" [--reason customer|declined|fraud|inventory|staff|other]
  comments List the comments of the blogs, those that wait for approval first
           comments approve ID, comments spam ID (not shown, and kept), comments remove ID (for good)
  subscribers
           Print who reads the newsletter, as CSV
  customers
           customers export EMAIL prints as JSON all that the shop has about a person
           customers erase EMAIL --yes takes the person out of it: orders stay, without name, mail, phone and street
  jobs     List what the shop does by itself: mails, sweeps, schedules
           jobs retry ID
           jobs run NAME
  audit    List who did what: log-ins, changes of accounts, orders, refunds
           audit [--about EMAIL|"#1001"|cli|guest] [--event login_refused] [--since 2030-12-31] [--limit 100]
  theme    List what was saved in the theme editor
           theme pull DIR writes it into the JSON of a theme's folder
           theme reset [PATH] goes back to the theme's own files; the history stays
  move --to URL|DIR
           Move the whole shop into a PostgreSQL database, or from one into a data folder, and compare
           every row. The shop must be closed (--force: keep a shop that is there beside it)
  backup FILE
           Copy the database while the shop is open, and check the copy (--force: over a file that is there)
  restore FILE
           Put a backup in the place of the database, which is kept beside it. The shop must be closed
  doctor   Look for damage in the database and for what the disk lacks
  liquid   Render templates: a line of JSON each on stdin, {"t": template, "a": data, "p": snippets,
           "mode": lax|strict|strict2}, answered by {"out": …} or {"parse_error": …}

  --shop DIR     the shop's folder (shop)
  --theme DIR    the theme's folder, or its zip (dist/theme)
  --data DIR     database, renditions and outgoing mail (.vitrine)
  --database URL postgres://user:password@host:5432/database: the data is there and not in the data
                 folder (or DATABASE_URL). docs/run-at-scale.md
  --connections N
                 connections to it that a process has at most (16)
  --workers N    serve: processes that share the port, each with its own memory and connections (1).
                 More than one needs --database. SIGUSR2 replaces them one after the other
  --files s3://BUCKET[/PREFIX]
                 uploads, renditions and outgoing mail are in an object store (or VITRINE_FILES), found by
                 AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_ACCESS_KEY_ID …. docs/run-at-scale.md
  --port N       port to listen on (3000, or PORT)
  --host NAME    address to listen on (localhost)
  --origin URL   public address, where the shop stands behind a proxy
  --proxies N    proxies before it, one behind the other: so many names at the end of
                 X-Forwarded-For are theirs, and the one before is the visitor (1)
  --apps ORIGIN  where the shop's apps answer: {apps} in its folder (or VITRINE_APPS)
  --smtp URL     mail server, smtp://user:password@host:587 (or VITRINE_SMTP)
  --log FORMAT   json, text or off: what is written to stderr (or VITRINE_LOG; text, and json
                 for a shop with --origin whose stderr is no terminal).
                 VITRINE_LOG_LEVEL=debug writes every request
  --metrics-token TOKEN
                 who shows it may read /_host/metrics from anywhere (or VITRINE_METRICS_TOKEN)
  --editor DIR   the built theme editor, at /editor for this machine (the package's own, or dist/editor)
  --editor-token TOKEN
                 who opens /editor?token=TOKEN may use it from anywhere (or VITRINE_EDITOR_TOKEN)
  --new-bags N   new bags one network address may start a minute (120)
  --notice S     seconds it still accepts when it is asked to stop, while /_host/ready says no (0)
  --cache WHAT   all, rows or none: what is kept of pages in memory. With rows every page and section is rendered
                 anew, with none from the database, which is for measuring (all)
  --cdn S        a CDN may keep pages for S seconds, named by surrogate keys
  --surrogate-header NAME
                 the header of those keys (Surrogate-Key)
  --purge-url URL
                 with --cdn: where keys of changed pages are posted (or VITRINE_PURGE_URL)
  --dev          watch the theme and the shop folder, reload open pages, allow the editor's design mode
  --dev-server ORIGIN
                 with --dev: who answers below /_dev/ and updates open pages, instead of reloading them
  --reset        import: forget carts, orders, customers and stock taken
  --stock        import: take the folder's stock for every variant, not only for new ones
  --force        import: also when nothing changed; backup, export: over a file that is there`;
