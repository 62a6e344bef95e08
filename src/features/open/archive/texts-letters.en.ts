export const texts = {
  greeting: 'Hello {{name}},',
  readySubject: 'The archive is ready to download',
  readyText: 'The ZIP with {{documents}} documents is ready. It can be downloaded for 30 days, by you only.',
  missingText: '{{missing}} originals are not there as they came. They are in the list with their checksums.',
  readyButton: 'Download the archive',
  endsSubject: '{{documents}} originals may be removed after {{until}}',
  endsText:
    'The seven years of the bookkeeping act are over on {{until}} for {{documents}} documents. The day after, the originals are removed. What they were and their checksums stay.',
  endsChoice: 'Download the archive if you want them, or keep the year for one more and say why.',
  endsButton: 'Open the archive',
  footer: 'You get this letter because you own the restaurant at Krogkoll.',
};
