import { html } from '../../../post/html.ts';
import { found } from './books.ts';
import type { PeerDesk, PeerInvoice, PeerPortal, PeerSubscription } from './books.ts';
import { totalOf } from './invoices.ts';
import { pageOf, shownAmount, shownDay } from './page-look.ts';
import { pageLanguage, pageTexts } from './page-texts.ts';

/** The subscription of a portal's customer that has not ended. */
export const portalSubscription = (
  { books }: PeerDesk,
  { customer }: PeerPortal,
): PeerSubscription | undefined =>
  Object.values(books.subscriptions).find((one) => one.customer === customer && one.status !== 'canceled');

/** Where a customer changes card, cancels, changes plan and finds invoices. */
export const portalPage = (
  desk: PeerDesk,
  portal: PeerPortal,
  fault: 'declined' | 'unknown' | null,
): string => {
  const language = pageLanguage(portal.locale);
  const texts = pageTexts[language];
  const { card } = found(desk.books.customers, portal.customer, 'customer');
  const subscription = portalSubscription(desk, portal);
  const action = `/portal/${portal.id}`;
  const button = (act: string, label: string) =>
    html`<form method="post" action="${action}/${act}"><button>${label}</button></form>`;
  const others = Object.values(desk.books.prices).filter(({ id }) => id !== subscription?.price);
  const row = (invoice: PeerInvoice) =>
    html`<li>
      <span>${shownDay(invoice.created)} ${invoice.number}</span>
      <span>${shownAmount(totalOf(invoice), invoice.currency, language)} ${texts[invoice.status]}</span>
      <a href="/invoice/${invoice.id}/pdf">PDF</a>
      ${invoice.status === 'open' ? button(`pay/${invoice.id}`, texts.payNow) : ''}
    </li>`;
  const invoices = Object.values(desk.books.invoices).filter(({ customer }) => customer === portal.customer);
  const plan =
    subscription === undefined
      ? ''
      : html`<h2>
            ${String(subscription.quantity)} ×
            ${found(desk.books.prices, subscription.price, 'price').nickname}
          </h2>
          <p>
            ${subscription.cancelAtPeriodEnd ? texts.ends : texts.renews} ${shownDay(subscription.periodEnd)}
          </p>
          ${button(subscription.cancelAtPeriodEnd ? 'keep' : 'cancel', subscription.cancelAtPeriodEnd ? texts.keep : texts.cancel)}
          ${others.map(({ id, nickname }) => button(`plan/${id}`, `${texts.upgrade} ${nickname}`))}`;
  return pageOf(
    language,
    texts.portal,
    html`${fault === null ? '' : html`<p class="fault" role="alert">${texts[fault]}</p>`}${plan}
      <h2>${texts.present}</h2>
      <p>${card === null ? texts.none : `${card.brand} •••• ${card.last4}`}</p>
      <form method="post" action="${action}/card">
        <label for="card">${texts.card}</label>
        <input id="card" name="card" inputmode="numeric" autocomplete="off" required />
        <p class="small">${texts.hint}</p>
        <button class="primary">${texts.change}</button>
      </form>
      <h2>${texts.invoices}</h2>
      <ul>
        ${invoices.toReversed().map(row)}
      </ul>
      <p><a href="${portal.returnUrl}">${texts.back}</a></p>`,
  );
};
