import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { features } from '#app/features-web.tsx';
import { handoverContract } from '#features/open/handover/contract.ts';
import { chatContract } from '#features/help/chat/contract.ts';
import { platformContract } from '#platform/wire/platform-contract.ts';
import { planContract } from '#features/account/plan/contract.ts';
import { radarContract } from '#features/purchases/radar/contract.ts';
import { priceListsContract } from '#features/prices/price-lists/contract.ts';
import { viewsContract } from '#features/account/views/contract.ts';
import { queryClient } from '#platform/web/calls/query.ts';
import { useLeaving } from '#platform/web/calls/undoable.ts';
import { fillSlots } from '#platform/web/frame/slots.ts';
import { forgetPerson } from '#platform/web/session/state.ts';
import { startTexts } from '#platform/web/texts/text-loading.ts';
import { useToasts } from '#platform/web/ui/overlays/toasts.ts';
import { FakeUpload, fakeFetch } from './fake-requests.ts';
import { resetServer, server } from './fake-server.ts';
import { resizeTo } from './window.ts';

/** A Thursday at ten in Stockholm. */
export const testNow = new Date('2026-10-01T08:00:00.000Z');

// What a person would read says more than a page of markup; two cores are shared by many.
configure({
  asyncUtilTimeout: 5_000,
  getElementError: (message, container) => {
    const error = new Error(`${message?.split('\n')[0] ?? ''}\nsaid: ${container.textContent}`);
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

await startTexts(
  import.meta.glob([
    '/src/features/*/*/texts*.ts',
    '!/src/features/*/*/texts-{letters,document,notices}.*.ts',
    '/src/platform/web/**/texts.*.ts',
  ]),
);

fillSlots(features.flatMap(({ fills = [] }) => fills));

// A link that leaves the product leads nowhere here.
Object.assign(window.happyDOM.settings.navigation, {
  disableMainFrameNavigation: true,
  disableChildFrameNavigation: true,
});

// happy-dom's has none, and a form asks for it to know whether somebody has chosen before it was ready.
Object.defineProperty(HTMLSelectElement.prototype, 'size', {
  configurable: true,
  get(this: HTMLSelectElement) {
    return Number(this.getAttribute('size') ?? 0);
  },
});

beforeEach(() => {
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  vi.setSystemTime(testNow);
  resizeTo(1400);
  // Every screen has its footer, and after a second the chat.
  server.answer(platformContract.readSupport, {
    supportPhone: '08-000 00 00',
    supportEmail: 'hej@krogkoll.example',
  });
  server.answer(chatContract.readHelp, { unread: 0, conversationId: null });
  // Every invoice asks where it was handed over to.
  server.answer(handoverContract.readHandover, { handover: null });
  // Every list asks for its views; nobody has saved any.
  server.answer(viewsContract.listViews, []);
  // What speaks against an alert's rise is asked for wherever one is shown.
  server.answer(priceListsContract.readRiseFindings, { findings: [] });
  server.answer(radarContract.readRenumbered, { renumbered: [] });
  server.answer(radarContract.readLoyalty, { percent: null });
  server.answer(radarContract.readRadar, { fees: [], renumbered: [], missing: [] });
  // Lists ask what the plan hides of them; it hides nothing unless a test says so.
  server.answer(planContract.readPlan, {
    gives: { plan: 'premium-plus', customAlertLimits: true },
    hidden: { invoices: 0, alerts: 0, articles: 0, suppliers: 0, waiting: 0 },
  });
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // What a screen sends as it is left goes to this test's server, and not out of the house.
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  queryClient.clear();
  useToasts.setState({ toasts: [], next: 1 });
  useLeaving.setState({ keys: new Set() });
  forgetPerson();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  const wrong = resetServer();
  if (wrong.length > 0) throw new Error(`the fake server was asked wrongly:\n${wrong.join('\n')}`);
});
