import { contract } from '#app/contract.ts';
import type { MonitoredProduct } from '../world/restaurant.ts';

/**
 * Has a claim sent and credited, and a deal agreed that ends within the month; answers its last day. Throws where the deal is
 * refused.
 */
export const claimAndAgree = async (world: MonitoredProduct): Promise<string> => {
  const { editor } = world.clients;
  await world.buy({ date: '2026-10-01', prices: { d: '100' } });
  const invoice = await world.buy({ date: '2026-10-05', prices: { d: '120' } });
  const article = await world.articleOf('d');
  const decided = await editor.post(contract.priceMonitoring.settleAlerts.path, {
    body: { articleIds: [article.id], kind: 'claim' },
  });
  const [settled] = decided.json<{ settled: { claimId: string }[] }>().data.settled;
  await editor.post(`claim-management/claims/${settled?.claimId}/sending`, { body: { byHand: true } });
  await world.buy({ date: '2026-10-20', prices: { d: '15' }, credits: invoice });
  const now = world.product.clock.now().getTime();
  const day = (days: number): string => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const agreed = await editor.post(contract.deals.createDeal.path, {
    body: { articleId: article.id, price: '90', validFrom: day(-5), validTo: day(20) },
  });
  if (agreed.status !== 201) throw new Error(agreed.text);
  return day(20);
};
