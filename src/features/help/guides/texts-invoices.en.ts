/** Guides about invoices. */
export const texts = {
  'unreadable.title': 'When an invoice cannot be read',
  'unreadable.lede': 'Nothing disappears. What no machine reads waits for you, with the reason.',
  'unreadable.words': 'unreadable wrong blurred broken stuck waiting password protected',
  'unreadable.step1': 'Open {{inbox}}. Under {{waiting}} stands each file and why it waits.',
  'unreadable.step2':
    'If the picture is blurred, take a new one. If the file has a password, ask the supplier for one without.',
  'unreadable.step3': 'Press {{retry}} if the reason has passed, or type the lines in yourself.',
  'correct-line.title': 'Correct a line so that we learn',
  'correct-line.lede':
    'When we are not sure we ask. What you correct is used the next time the same supplier sends.',
  'correct-line.words': 'correct wrong line reading review learn layout price quantity',
  'correct-line.step1': 'Open {{inbox}} and choose an invoice that waits.',
  'correct-line.step2':
    'Press {{review}}. What we are not sure of is marked, beside the picture of the paper.',
  'correct-line.step3':
    'Correct and save. We remember where the lines stood and read the next one the same way.',
  'originals.title': 'How originals are kept for seven years',
  'originals.lede':
    'Every invoice is kept just as it came, with a fingerprint that shows that nobody has changed it.',
  'originals.words': 'archive original law seven years keep find old invoice auditor vault',
  'originals.step1': 'Open {{vault}}. The months stand to the left, and {{all}} shows everything.',
  'originals.step2':
    'Search with {{search}} for goods, amount or number, and download the original from the invoice.',
} as const;
