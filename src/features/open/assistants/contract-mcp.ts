import { z } from 'zod';
import { assistantPath, endpoint } from '#platform/wire/endpoint.ts';

/** The door of assistants: one message of the Model Context Protocol at a time, without sessions. */
export const mcpContract = {
  speak: endpoint({
    method: 'POST',
    path: assistantPath,
    summary: 'A message of the Model Context Protocol, 2026-07-28 or 2025-11-25, and its answer',
    access: 'assistant',
    demo: 'own',
    body: z.unknown(),
    replyAs: 'page',
    reply: z.string(),
    headers: {
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': 'the revision that the message is written in',
      'Mcp-Method': 'of 2026-07-28: the method of the message',
      'Mcp-Name': 'of 2026-07-28: the tool that is called',
    },
    errors: ['origin.foreign', 'key.address_refused', 'rate.limited'],
  }),
};
