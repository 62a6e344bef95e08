import { html } from '../../../post/html.ts';
import { found } from './books.ts';
import type { PeerDesk, PeerSession } from './books.ts';
import { amountsOf } from './checkout.ts';
import { pageOf, shownAmount } from './page-look.ts';
import { pageLanguage, pageTexts } from './page-texts.ts';

/** Where somebody pays for a subscription, fails to, or leaves. */
export const checkoutPage = (
  desk: PeerDesk,
  session: PeerSession,
  fault: 'declined' | 'unknown' | 'over' | null,
): string => {
  const language = pageLanguage(session.locale);
  const texts = pageTexts[language];
  const price = found(desk.books.prices, session.price, 'price');
  const customer = found(desk.books.customers, session.customer, 'customer');
  const { subtotal, tax, currency } = amountsOf(desk, session);
  const shown = (minor: number): string => shownAmount(minor, currency, language);
  const leave = html`<p><a href="/checkout/${session.id}/leave">${texts.leave}</a></p>`;
  if (session.status !== 'open')
    return pageOf(language, texts.over, html`<p><a href="${session.cancelUrl}">${texts.back}</a></p>`);
  const alert = fault === null ? '' : html`<p class="fault" role="alert">${texts[fault]}</p>`;
  const bank = html`<h2>${texts.asks}</h2>
    <form method="post" action="/checkout/${session.id}/confirm">
      <button class="primary" name="answer" value="yes">${texts.confirm}</button>
      <button name="answer" value="no">${texts.refuse}</button>
    </form>`;
  const card = html`<form method="post" action="/checkout/${session.id}/pay">
    <label for="card">${texts.card}</label>
    <input id="card" name="card" inputmode="numeric" autocomplete="off" required />
    <p class="small">${texts.hint}</p>
    <button class="primary">${texts.pay} ${shown(subtotal + tax)}</button>
  </form>`;
  return pageOf(
    language,
    `${texts.checkout} ${shown(subtotal + tax)}`,
    html`<dl>
        <dt>${customer.name ?? ''}: ${String(session.quantity)} × ${price.nickname}</dt>
        <dd>${shown(subtotal)}</dd>
        <dt>${texts.vat}</dt>
        <dd>${shown(tax)}</dd>
        <dt class="total">${texts.total}</dt>
        <dd class="total">${shown(subtotal + tax)}</dd>
      </dl>
      ${alert}${session.asked === null ? card : bank}${leave}`,
  );
};
