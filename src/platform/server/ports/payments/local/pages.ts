import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { found, nowOf, PeerRefusal } from './books.ts';
import type { PeerDesk, PeerPortal } from './books.ts';
import { checkoutPage } from './checkout-page.ts';
import { confirmSession, findSession, paySession, readCard } from './checkout.ts';
import { invoicePaper } from './invoice-paper.ts';
import { payInvoice } from './invoices.ts';
import { pageStyle } from './page-look.ts';
import { portalPage, portalSubscription } from './portal-page.ts';
import { customerShape, subscriptionShape } from './shapes.ts';
import { changeItem } from './subscriptions.ts';

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const show = (response: ServerResponse, body: string, status = 200): void => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end(body);
};

const lead = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
};

const checkout = (
  desk: PeerDesk,
  response: ServerResponse,
  [id = '', act]: readonly string[],
  form: URLSearchParams,
): void => {
  const session = findSession(desk, id);
  if (act === 'leave') {
    return lead(response, session.cancelUrl);
  }
  const outcome =
    act === 'pay'
      ? paySession(desk, id, form.get('card') ?? '')
      : act === 'confirm'
        ? confirmSession(desk, id, form.get('answer') === 'yes')
        : null;
  if (outcome === 'paid') return lead(response, session.successUrl);
  show(response, checkoutPage(desk, session, outcome === 'asks' ? null : outcome));
};

const changeCard = (desk: PeerDesk, portal: PeerPortal, typed: string): 'declined' | 'unknown' | null => {
  const read = readCard(desk, typed);
  if (read === null) return 'unknown';
  if (read.manner === 'declined') return 'declined';
  const customer = found(desk.books.customers, portal.customer, 'customer');
  customer.card = read.card;
  desk.tell('customer.updated', customerShape(customer));
  return null;
};

const changePlan = (desk: PeerDesk, portal: PeerPortal, act: string, rest: string): void => {
  const subscription = portalSubscription(desk, portal);
  if (subscription === undefined) return;
  const at = nowOf(desk, portal.customer);
  if (act === 'plan') {
    const { quantity } = subscription;
    const price = found(desk.books.prices, rest, 'price').id;
    changeItem(desk, subscription, { price, quantity, proration: 'always_invoice', at, mustBePaid: true });
  } else {
    subscription.cancelAtPeriodEnd = act === 'cancel';
    subscription.canceledAt = act === 'cancel' ? at : null;
  }
  desk.tell('customer.subscription.updated', subscriptionShape(desk, subscription));
};

const portalAct = (
  desk: PeerDesk,
  portal: PeerPortal,
  [act = '', rest = '']: readonly string[],
  form: URLSearchParams,
): 'declined' | 'unknown' | null => {
  if (act === 'card') return changeCard(desk, portal, form.get('card') ?? '');
  try {
    if (act === 'pay') payInvoice(desk, rest, false);
    else if (act !== '') changePlan(desk, portal, act, rest);
    return null;
  } catch (error) {
    if (error instanceof PeerRefusal && error.status === 402) return 'declined';
    throw error;
  }
};

/** Answers the peer's own pages: Checkout, Portal, and papers of invoices. */
export const answerPage = async (
  desk: PeerDesk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const [, kind, ...rest] = new URL(request.url ?? '/', 'http://peer').pathname.split('/');
  const isPost = request.method === 'POST';
  const form = new URLSearchParams(isPost ? await text(request) : '');
  try {
    if (kind === 'style.css')
      return void response.writeHead(200, { 'content-type': 'text/css' }).end(pageStyle);
    if (kind === 'checkout')
      return checkout(desk, response, isPost || rest[1] === 'leave' ? rest : rest.slice(0, 1), form);
    if (kind === 'portal') {
      const portal = found(desk.books.portals, rest[0] ?? '', 'portal session');
      const fault = isPost ? portalAct(desk, portal, rest.slice(1), form) : null;
      return show(response, portalPage(desk, portal, fault));
    }
    if (kind === 'invoice') {
      const paper = await invoicePaper(desk, found(desk.books.invoices, rest[0] ?? '', 'invoice'));
      return void response.writeHead(200, { 'content-type': 'application/pdf' }).end(paper);
    }
    show(response, 'Not found', 404);
  } catch (error) {
    if (!(error instanceof PeerRefusal)) throw error;
    show(response, 'Not found', error.status);
  }
};
