import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { guideParts } from '#features/help/guides/web/feature.tsx';
import { loadStaffPage } from '#features/staff/support/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import { frameParts } from '#platform/web/frame/frame-parts.ts';
import { shellRoute } from '#platform/web/frame/router.ts';
import { fill } from '#platform/web/frame/slots.ts';
import { loadTexts } from '#platform/web/texts/text-loading.ts';
import { conversationsPath, supportConversationsPath } from '../paths.ts';

/** The parts of an address that the screen knows. */
const shown = (search: Record<string, unknown>): Partial<Record<'conversation' | 'state', string>> => {
  const kept: Partial<Record<'conversation' | 'state', string>> = {};
  for (const name of ['conversation', 'state'] as const) {
    const value = search[name];
    if (typeof value === 'string') kept[name] = value;
  }
  return kept;
};

const conversationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: conversationsPath.pattern,
  validateSearch: shown,
  loader: () => loadTexts('chat'),
  component: lazyRouteComponent(() => import('./conversations-page.tsx'), 'ConversationsPage'),
});

const queueRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: supportConversationsPath.pattern,
  validateSearch: shown,
  loader: () => loadTexts('chat', 'support'),
  component: lazyRouteComponent(async () => {
    const [{ QueuePage }, { StaffPage }] = await Promise.all([import('./queue-page.tsx'), loadStaffPage()]);
    return { Page: () => <QueuePage StaffPage={StaffPage} /> };
  }, 'Page'),
});

/** Conversations with support: the chat beside every screen, one's own, and staff's queue. */
export const chatFeature: WebFeature = {
  shell: [conversationsRoute, queueRoute],
  navigation: [
    {
      href: supportConversationsPath(),
      icon: MessagesSquare,
      namespace: 'chat',
      label: 'queueNav',
      shortLabel: 'queueNav',
      place: 'main',
      countLabel: 'queueWaiting',
      isForStaff: true,
    },
  ],
  counts: [
    {
      href: supportConversationsPath(),
      load: async () => (await import('./queue-count.ts')).useQueueCount,
    },
  ],
  fills: [
    fill(frameParts, () => import('./help-later.tsx')),
    fill(guideParts, () => import('./ask-support.tsx'), 'chat'),
  ],
};
