/** Names that have a mailbox for anybody under many country endings: hotmail.com, hotmail.se, hotmail.co.uk … */
const names = new Set([
  'gmail',
  'googlemail',
  'hotmail',
  'live',
  'outlook',
  'msn',
  'yahoo',
  'ymail',
  'gmx',
  'protonmail',
]);

/** Others, whole: international ones, then Swedish access providers and portals. */
const domains = new Set(
  `icloud.com me.com mac.com aol.com proton.me pm.me rocketmail.com mail.com email.com zoho.com zohomail.com
  zohomail.eu fastmail.com fastmail.fm hey.com tutanota.com tuta.com tuta.io tutamail.com yandex.com
  yandex.ru mail.ru qq.com 163.com 126.com web.de t-online.de freenet.de mailbox.org posteo.de posteo.net
  runbox.com duck.com wp.pl o2.pl interia.pl onet.pl passagen.se telia.com telia.se bredband.net
  bredband2.com spray.se comhem.se tele2.se swipnet.se tiscali.se glocalnet.net bahnhof.se ownit.nu
  algonet.se swedenmail.com home.se utfors.se chello.se telenor.se ownit.se perspektivbredband.net
  hem.utfors.se privat.utfors.se sverige.nu mail.nu mailbox.swipnet.se brevet.se brevet.nu online.no
  broadpark.no frisurf.no jubii.dk mail.dk ofir.dk luukku.com suomi24.fi kolumbus.fi elisanet.fi pp.inet.fi
  netti.fi welho.com libero.it orange.fr free.fr laposte.net wanadoo.fr btinternet.com comcast.net
  verizon.net att.net sbcglobal.net`.split(/\s+/),
);

/** Endings under which one company's name is still one label: hotmail.co.uk, yahoo.com.br. */
const countryEnding = /^(?:[a-z]{2,3}|(?:com?|net|org)\.[a-z]{2})$/;

/** Whether anybody can have a mailbox at the domain (lower-case A-label), so that it says nothing about who writes. */
export const isSharedDomain = (domain: string): boolean => {
  if (domains.has(domain)) return true;
  const dot = domain.indexOf('.');
  return dot > 0 && names.has(domain.slice(0, dot)) && countryEnding.test(domain.slice(dot + 1));
};
