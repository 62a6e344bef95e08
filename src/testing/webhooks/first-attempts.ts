import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestProduct } from '../world/product.ts';
import { toldUnit } from './told-unit.ts';

/** Milliseconds from the commit of each of some facts until its first attempt is heard, with the product's own jobs. */
export const firstAttempts = async (product: TestProduct, facts: number): Promise<number[]> => {
  const heard = new Map<string, number>();
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { data } = JSON.parse(body) as { data: { documentId: string } };
      heard.set(data.documentId, performance.now());
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const unit = await toldUnit(product, `http://127.0.0.1:${port}/`);
  const written = new Map<string, number>();
  for (let fact = 0; fact < facts; fact += 1) {
    written.set(await unit.write(product.db), performance.now());
    await delay(20);
  }
  for (let waited = 0; heard.size < facts && waited < 30_000; waited += 10) await delay(10);
  receiver.closeAllConnections();
  receiver.close();
  return [...written].map(([id, at]) => (heard.get(id) ?? Infinity) - at);
};
