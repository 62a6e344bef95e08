import {
  choice,
  hostNames,
  openingHours,
  optionalSecret,
  optionalText,
  optionalUrl,
  optionalWhole,
  secret,
  secretsById,
  text,
  whole,
} from './config-setting.ts';

/** Every setting of the program. A new one is a line here; `.env.example` is written from it. */
export const settings = {
  NODE_ENV: choice(
    ['development', 'test', 'production'],
    'Production refuses weak keys and never makes sample data.',
  ),
  HOST: text('127.0.0.1', 'Address to listen on.'),
  PORT: whole(3000, [0, 65_535], 'Port of the web server; 0 takes a free one.'),
  SMTP_PORT: optionalWhole(
    [0, 65_535],
    'Port that receives invoices by mail; 0 takes a free one. Unset: 2525 or a free one, and in production none.',
  ),
  SMTP_HOST: optionalText('Address to receive mail on; HOST unless set.'),
  SMTP_TLS_CERT: optionalText(
    'PEM file of the certificate that STARTTLS offers to senders of mail; without it they are not offered any.',
  ),
  SMTP_TLS_KEY: optionalText('PEM file of the key of SMTP_TLS_CERT.'),
  MAIL_DNS: choice(
    ['auto', 'system', 'sample'],
    'Who is asked for what proves senders of mail: DNS, or a table in which this machine may send for the sample suppliers; auto is the table in development.',
  ),
  MAIL_DNS_SERVERS: optionalText(
    "DNS servers to ask instead of the system's own, as address or address:port with commas between.",
  ),
  MAILBOXES_FILE: optionalText(
    'JSON file of mailboxes elsewhere that invoices are fetched from by IMAP; docs/operations.md shows one.',
  ),
  PUBLIC_URL: optionalUrl(
    ['http:', 'https:'],
    'Address that people reach this server at; HOST and PORT unless set.',
  ),
  TRUSTED_PROXIES: whole(
    0,
    [0, 10],
    "Reverse proxies in front of this server whose X-Forwarded headers say the visitor's address.",
  ),
  DATA_DIR: text(
    './data',
    'Folder of the embedded database, of received documents and of keys made in local mode.',
  ),
  DATABASE_URL: optionalUrl(
    ['postgres:', 'postgresql:'],
    'PostgreSQL server, 15 or newer, to use instead of the embedded database.',
  ),
  DATABASE_DIRECT_URL: optionalUrl(
    ['postgres:', 'postgresql:'],
    'The same server without a pooler between, where DATABASE_URL leads to one: notifications are heard there.',
  ),
  DATABASE_READ_URL: optionalUrl(
    ['postgres:', 'postgresql:'],
    'Standby of the PostgreSQL server that answers the overview, products, savings and exports, when it has all that the server has of them.',
  ),
  DATABASE_READ_LAG: whole(
    10,
    [1, 3600],
    'Seconds that DATABASE_READ_URL may be behind; further behind it is not asked.',
  ),
  DATABASE_CONNECTIONS: whole(
    10,
    [1, 500],
    'Most connections to the PostgreSQL server for requests, and as many to DATABASE_READ_URL.',
  ),
  DATABASE_VOLUME: optionalText(
    "Folder on the PostgreSQL server's volume, where this machine has it: nearly full, no document is taken.",
  ),
  STORAGE_URL: optionalUrl(
    ['s3:'],
    'Bucket that originals are kept in, as s3://bucket/some/where, instead of DATA_DIR.',
  ),
  STORAGE_ENDPOINT: optionalUrl(
    ['https:', 'http:'],
    'Address of the S3 server of STORAGE_URL; that of Amazon in STORAGE_REGION unless set.',
  ),
  STORAGE_REGION: text('eu-north-1', 'Region of the bucket.'),
  STORAGE_ACCESS_KEY: optionalText('Id of the key that the bucket is reached with.'),
  STORAGE_SECRET_KEY: optionalSecret(16, 'The secret of STORAGE_ACCESS_KEY.'),
  STORAGE_LOCK_DAYS: whole(
    0,
    [0, 36_500],
    'Days for which the bucket is asked to lock each original against everybody (object lock, compliance mode); 0 for none.',
  ),
  ROLE: choice(
    ['all', 'web', 'work', 'mail'],
    'What this process does: everything, answers browsers, works jobs off, or receives mail. Others than all need DATABASE_URL.',
  ),
  LOG_LEVEL: choice(['info', 'debug', 'warn', 'error', 'silent'], 'How much to log.'),
  SIGN_UP: choice(['open', 'closed'], 'Whether people can create accounts by themselves.'),
  SUPPORT_PHONE: text('08-000 00 00', 'Telephone number of support, as people see it.'),
  SUPPORT_EMAIL: text('hej@krogkoll.example', 'E-mail address of support, as people see it.'),
  SUPPORT_HOURS: openingHours(
    'mon-fri 08:00-17:00',
    'When support answers in the chat, in Swedish time, as mon-fri 08:00-17:00, sat 10:00-14:00.',
  ),
  SESSION_KEY: secret('Signs access tokens and makes renewal tokens.'),
  SESSION_KEY_PREVIOUS: optionalText(
    'The SESSION_KEY before a rotation; tokens made with it are accepted until this is removed.',
  ),
  MAIL_URL: optionalUrl(
    ['smtp:', 'smtps:'],
    'Mail server that letters to people leave by, smtp://user:password@host:port. Without it they stay on the page /dev/mail, and in production they wait.',
  ),
  MAIL_FROM: optionalText('Who letters to people come from, for one Krogkoll <post@krogkoll.example>.'),
  FCM_SERVICE_ACCOUNT_FILE: optionalText(
    'JSON file of the Firebase service account that pushes to phones leave by; without it they are written into the log.',
  ),
  ESIGN_PROVIDER: choice(
    ['builtin', 'scrive'],
    'Who has powers of attorney signed: the signer inside the product, which seals with a key it makes in DATA_DIR, or Scrive.',
  ),
  SCRIVE_URL: optionalUrl(['https:', 'http:'], 'Address of Scrive; https://scrive.com unless set.'),
  SCRIVE_API_TOKEN: optionalText(
    "The client credentials' identifier of Scrive's personal access credentials.",
  ),
  SCRIVE_API_SECRET: optionalSecret(8, 'The secret of SCRIVE_API_TOKEN.'),
  SCRIVE_ACCESS_TOKEN: optionalText(
    "The token credentials' identifier of Scrive's personal access credentials.",
  ),
  SCRIVE_ACCESS_SECRET: optionalSecret(8, 'The secret of SCRIVE_ACCESS_TOKEN.'),
  SCRIVE_PROOF: choice(
    ['se_bankid', 'standard'],
    'How signatories prove at Scrive who they are: Swedish BankID, or only the link they are sent.',
  ),
  WEBHOOK_HOSTS: hostNames(
    'Hosts of your own network that webhooks may be sent to, in the clear and on any port too. All others have to be public, with TLS on port 443.',
  ),
  STRIPE_SECRET_KEY: optionalSecret(
    16,
    'Key of the Stripe account that takes money for plans. Without it a peer inside the product plays Stripe, and in production nothing is sold.',
  ),
  STRIPE_WEBHOOK_SECRET: optionalSecret(
    16,
    "Secret of Stripe's endpoint for events, whose address is PUBLIC_URL and /api/hospitad/billing/events.",
  ),
  STRIPE_PRICE_PREMIUM: optionalText("Id of Stripe's price of Premium for one unit and three months."),
  STRIPE_PRICE_PREMIUM_PLUS: optionalText(
    "Id of Stripe's price of Premium+ for one unit and a year; its metadata listed_monthly is what a month is listed at, in hundredths.",
  ),
  STRIPE_TAX_RATE: optionalText("Id of Stripe's tax rate of 25 % Swedish VAT, exclusive."),
  LOCAL_PRICES: text(
    '790,990,10098',
    'Prices of the peer inside the product, in kronor a unit: Premium a month, Premium+ a month as listed, Premium+ a year.',
  ),
  LOCAL_PAYMENTS_PORT: whole(
    0,
    [0, 65_535],
    'Port of 127.0.0.1 where that peer answers and has its Checkout; 0 takes a free one.',
  ),
  TIMESTAMP_URL: optionalUrl(
    ['https:', 'http:'],
    'Authority whose RFC 3161 time stamps the archive carries; without it one inside the product stamps, with a key it makes in DATA_DIR.',
  ),
  FORTNOX_CLIENT_ID: optionalText(
    'Id of the app at Fortnox that hands invoices over to bookkeeping; without it Fortnox is not offered.',
  ),
  FORTNOX_CLIENT_SECRET: optionalSecret(8, 'The secret of FORTNOX_CLIENT_ID.'),
  FORTNOX_URL: optionalUrl(
    ['https:', 'http:'],
    'Address of another server that speaks as Fortnox does, for its calls and its consent.',
  ),
  SPIRIS_CLIENT_ID: optionalText(
    'Id of the app at Spiris (Visma eAccounting) that hands invoices over to bookkeeping; without it Spiris is not offered.',
  ),
  SPIRIS_CLIENT_SECRET: optionalSecret(8, 'The secret of SPIRIS_CLIENT_ID.'),
  SPIRIS_URL: optionalUrl(
    ['https:', 'http:'],
    'Address of another server that speaks as Spiris does, for its calls and its consent.',
  ),
  INBOUND_DOMAIN: text('inbound.localhost', 'Domain of the addresses that receive invoices by mail.'),
  ACCESS_POINT_KEYS: secretsById(
    32,
    'Keys of access points that push e-invoices, as id:secret,id2:secret2; without one every push is refused.',
  ),
  STORECOVE_API_KEY: optionalSecret(
    16,
    'Key of the Storecove account that e-invoices are fetched from, with its webhooks in pull mode, and that restaurants are registered at.',
  ),
  STORECOVE_LEGAL_ENTITY: optionalWhole(
    [1, 2_147_483_647],
    'Number at Storecove of who sends answers to e-invoices; without it none are sent.',
  ),
  STORECOVE_URL: optionalUrl(
    ['https:', 'http:'],
    'Address of Storecove; https://api.storecove.com unless set.',
  ),
  QVALIA_API_KEY: optionalSecret(
    16,
    'Key of the Qvalia account that e-invoices are fetched from; restaurants are registered there by hand, unless Storecove is used.',
  ),
  QVALIA_ACCOUNT: optionalText("The account's registration number at Qvalia."),
  QVALIA_URL: optionalUrl(['https:', 'http:'], 'Address of Qvalia; https://api.qvalia.com unless set.'),
  METRICS_TOKEN: optionalSecret(
    32,
    'Bearer token for /metrics from elsewhere; callers on this machine need none.',
  ),
  SAMPLE_DATA: choice(
    ['auto', 'full', 'large', 'small', 'off'],
    'Sample restaurants that an empty database is filled with; auto is full in development. Production gets none.',
  ),
  DEMO_DATA: choice(
    ['on', 'off'],
    'Whether an organization without invoices is shown invented ones; they are made in memory and stored nowhere.',
  ),
  CORPUS_DIR: text(
    '../shared/corpus',
    'Folder of reference invoices for the tests, from the repository; they are skipped where it does not exist.',
  ),
  TEST_DATABASE_URL: optionalUrl(
    ['postgres:', 'postgresql:'],
    'PostgreSQL server on which the tests may create databases; they use the embedded one without it.',
  ),
};
