// A day stands behind the stamp; a number in the sentence is that of the invoice.
const withdrawals =
  /\b(denna faktura|fakturan|this invoice|diese rechnung|denne faktura|fakturaen) (är|har|is|has been|ist|wurde|er) (nu |härmed |hereby )?(makulera|annullera|återkalla|ogiltig|void|cancel|withdrawn|storniert|ungültig|annulleret|kansellert)|(^|\*+ ?)(makulerad|annullerad|återkallad|cancelled|storniert|annulleret|kansellert) (den |am )?\d{1,4}[-./ ]\d|\bersätts av (ny faktura\b|faktura (nr )?[a-z]{0,3}-?\d)|\bbortse från (denna faktura\b|faktura (nr )?[a-z]{0,3}-?\d)/;

const conditions = /\b(om|ifall|därest|vid|annars|if|falls|wenn|hvis|dersom)\b/;

/** Whether a sentence says that the invoice is withdrawn. A condition (`om fakturan är makulerad`) says nothing. */
export const isWithdrawn = (text: string): boolean =>
  withdrawals.test(text) && !conditions.test(text.slice(0, text.search(withdrawals)));

const drafts =
  /\bslutlig faktura (följer|skickas|sänds|kommer)|\bbokför (inte|ej) (detta|denna)|\b(ej|inte|icke) giltigt? som faktura|\bförhandsgranskning\b[^.]{0,20}faktura|\b(faktura|fakturan) är (inte|ej|ännu inte) (skickad|sänd|slutförd|fastställd)|\butkast\W{1,4}(ej|inte) (bokför|giltig|skickad)|\bnot valid as (an )?invoice|\bkeine gültige rechnung/;

/** Whether a sentence says that the invoice is not made yet. */
export const isUnfinished = (text: string): boolean => drafts.test(text);

/** Whether words say that the goods were paid at the till: what the paper lists may be in the books by its receipt. */
export const isCash = (text: string): boolean =>
  /\bkontantnota\b|\b(betald|betalt|erlagd|erlagt) (kontant|i kassan)\b|\bpaid in cash\b/.test(text);
