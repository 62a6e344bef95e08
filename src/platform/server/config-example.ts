import type { Setting } from './config-setting.ts';
import { settings } from './config-settings.ts';

/** The content of `.env.example`: each setting with its purpose, commented out at its fallback. */
export function envExample(): string {
  const entries: [string, Setting<unknown>][] = Object.entries(settings);
  const blocks = entries.map(([name, { doc, fallback, secret }]) => {
    const how = secret ? ' Made by itself in local mode; for production: openssl rand -base64 48' : '';
    return `# ${doc}${how}\n#${name}=${fallback ?? ''}\n`;
  });
  return `# Settings of Krogkoll. Written by scripts/env-example.ts from src/platform/server/config-settings.ts.\n\n${blocks.join('\n')}`;
}
