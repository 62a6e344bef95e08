/**
 * Says of an answer whose data it holds: `shown`, all of it is the demo's; `hidden`, the restaurant's own, and there is a demo
 * that does not show in it; `coming`, the restaurant's own, while the demo is being made; `none`, the restaurant's own.
 */
export const demoHeader = 'sample-data';

export const demoShown = ['shown', 'hidden', 'coming', 'none'] as const;

export type DemoShown = (typeof demoShown)[number];
