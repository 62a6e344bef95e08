import { serverFeature } from '#platform/server/features/feature.ts';
import { expireSuggestions, forgetSuggestions } from './commands.ts';
import { tellWaitingSuggestions } from './queries-tasks.ts';
import { mcpRoutes, suggestionRoutes } from './routes.ts';

/** What assistants ask by their protocol, and what they suggest for people to decide on. */
export const assistantsFeature = serverFeature({
  routes: (served) => ({ mcp: mcpRoutes(served), assistants: suggestionRoutes(served) }),
  nightly: [(tx, now) => expireSuggestions(tx, now), forgetSuggestions],
  answers: [tellWaitingSuggestions],
});
