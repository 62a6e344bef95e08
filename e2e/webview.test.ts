import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { openStaffed, type StaffedProduct } from './support/staff.ts';
import { signIn } from './support/signing-in.ts';

const device = { type: 'device', deviceTag: 'phone-1', fcmToken: 'token:1', logged: true };
const hostile = 'http://hostile.example/';

let browser: Browser;
let staffed: StaffedProduct;

beforeAll(async () => {
  [browser, staffed] = await Promise.all([launchBrowser(), openStaffed()]);
});
afterAll(async () => {
  await browser?.close();
  await staffed?.product.close();
});

/** A page that a native app would show: its object is there before any script runs. */
const inWebview = async (): Promise<{ page: Page; told: string[] }> => {
  // The page's own policy lets no foreign frame in; what keeps its messages out must hold without that, too.
  const context = await browser.newContext({ baseURL: staffed.url, bypassCSP: true });
  await context.addInitScript(`if (window === top) {
    window.said = [];
    window.krogkollNative = { postMessage: (text) => window.said.push(text) };
  }`);
  const page = await context.newPage();
  const told: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.includes('/devices/')) told.push(`${request.method()} ${path} ${request.postData()}`);
  });
  return { page, told };
};

const email = 'owner@krogbryggan.test';

test('R29 the app is heard through the bridge alone; frames and other origins are not', async () => {
  const { page, told } = await inWebview();
  const { password } = staffed.customer.members.owner;
  await page.route(`${hostile}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      body: `<script>
        const message = ${JSON.stringify(device)};
        for (const each of [message, JSON.stringify(message)]) parent.postMessage(each, '*');
        let reached = 'nothing';
        try { parent.krogkollBridge.receive(JSON.stringify(message)); reached = 'the bridge'; } catch {}
        parent.postMessage('tried ' + reached, '*');
      </script>`,
    }),
  );
  await signIn(page, { email, password });
  await page.locator('.sign').first().waitFor();
  expect(await page.evaluate('window.said')).toEqual(['{"type":"ready"}']);
  const tried = await page.evaluate(`new Promise((done) => {
    addEventListener('message', ({ data }) => String(data).startsWith('tried') && done(data));
    const frame = document.createElement('iframe');
    frame.src = '${hostile}';
    document.body.append(frame);
    window.postMessage(${JSON.stringify(device)}, '*');
  })`);
  expect(tried).toBe('tried nothing');
  await page.evaluate(`for (const text of [{}, 'x', '{"type":"device"}', ${JSON.stringify(device)}])
    krogkollBridge.receive(text)`);
  await page.waitForTimeout(500);
  expect(told).toEqual([]);

  const say = (message: object) =>
    page.evaluate(`krogkollBridge.receive(${JSON.stringify(JSON.stringify(message))})`);
  const path = '/api/hospitad/notification-generator/devices/phone-1';
  await say(device);
  await expect
    .poll(() => told)
    .toEqual([`PUT ${path} {"fcmToken":"token:1"}`, `PUT ${path}/login {"isLoggedIn":true}`]);
  await say(device);
  await say({ ...device, logged: false });
  await expect
    .poll(() => told.slice(2), { timeout: 15_000 })
    .toEqual([`PUT ${path}/login {"isLoggedIn":false}`]);
  expect(await page.locator('.toast').count()).toBe(0);
  await page.context().close();
});

test('the outlet of the address is shown, else the one that the browser remembers for the person', async () => {
  const context = await browser.newContext({ baseURL: staffed.url });
  const page = await context.newPage();
  await signIn(page, { email, password: staffed.customer.members.owner.password });
  const sign = page.locator('.sign').first();
  await sign.waitFor();
  const [first, second] = staffed.customer.outlets;
  const shows = (name: string) => page.locator('.sign', { hasText: name }).first().waitFor();
  await shows('Krog Bryggan');
  await sign.click();
  await page.getByRole('option', { name: /^Lilla Bryggan/ }).click();
  await shows('Lilla Bryggan');
  const kept = await page.evaluate(`(async () => {
    const open = indexedDB.open('I_Database');
    const db = await new Promise((done) => { open.onsuccess = () => done(open.result); });
    const store = db.transaction('selectedOutlet').objectStore('selectedOutlet');
    const all = store.getAll();
    const rows = await new Promise((done) => { all.onsuccess = () => done(all.result); });
    return { version: db.version, key: store.keyPath, stores: [...db.objectStoreNames], rows };
  })()`);
  expect(kept).toEqual({
    version: 1,
    key: 'id',
    stores: ['selectedOutlet'],
    rows: [{ id: staffed.customer.members.owner.userId, outletId: second?.outletId }],
  });
  await page.evaluate(`{
    const root = JSON.parse(localStorage.getItem('root'));
    localStorage.setItem('root', JSON.stringify({ ...root, state: { ...root.state, selectedOutlet: null, outlets: [] } }));
  }`);
  await page.reload();
  await shows('Lilla Bryggan');
  await page.goto('/?outletId=00000000-0000-7000-8000-000000000000');
  await shows('Lilla Bryggan');
  await page.goto(`/?outletId=${first.outletId}`);
  await shows('Krog Bryggan');
  await context.close();
});
